// npx fathom study nautilion suggestions --games 200 --seed fathom
type Tally = readonly [won: number, games: number];

/** How often the middle level and the one above it won, of how many games alone, by the name of the waters. */
export const played: { readonly [waters: string]: { readonly middle: Tally; readonly above: Tally } } = {
  'A1 6': { middle: [160, 200], above: [181, 200] },
  'A1 6 mages': { middle: [117, 200], above: [140, 200] },
  'B1 4': { middle: [99, 200], above: [145, 200] },
  'A1 5 reefs darkhouse': { middle: [107, 200], above: [158, 200] },
  'A1 5 mages mercenaries reefs darkhouse-intro heroic spells-1-1-1': { middle: [34, 200], above: [118, 200] },
  'A1 4 mages mercenaries reefs darkhouse heroic': { middle: [8, 200], above: [44, 200] },
};
