// npx fathom rates --games 24 --seed fathom: 1402 games.

/** How often the middle level won, of how many games, by the name of the waters. */
export const measured: { readonly [waters: string]: readonly [won: number, games: number] } = {};

/** What each part of some waters adds to the logarithm of the odds. */
export const estimates: { readonly [part: string]: number } = {
  all: -0.53,
  A1: 1.02,
  'reserve 1': -1.12,
  'reserve 2': -0.71,
  'reserve 3': -0.31,
  'reserve 4': 0.15,
  'reserve 5': 0.45,
  'reserve 6': 0.96,
  A2: 0.68,
  B1: 0.16,
  B2: 0.1,
  C1: -1.11,
  C2: -1.45,
  mages: -0.37,
  mercenaries: -2.3,
  'mages+mercenaries': 0.0,
  reefs: 0.43,
  'mages+reefs': -0.33,
  'mercenaries+reefs': -0.44,
  darkhouse: -0.18,
  'mages+darkhouse': -0.76,
  'mercenaries+darkhouse': -0.36,
  'reefs+darkhouse': -0.63,
  heroic: -2.35,
  'mages+heroic': 1.37,
  'mercenaries+heroic': 0.8,
  'reefs+heroic': 0.02,
  'darkhouse+heroic': 0.98,
  two: -0.97,
  'darkhouse-intro': -0.31,
  'darkhouse-difficult': -0.86,
  'mercenaries-3': 0.47,
};

/** How far such a sum is off, usually. */
export const spread = 0.5;
