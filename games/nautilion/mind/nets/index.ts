import { BOARDS, type Board, EXPANSIONS, type Options } from '@fathom/nautilion/rules';

/**
 * A net for each submarine of the base game, one for each expansion alone, and two for several together: alone and for two. `first` is what
 * all of them begin with: A1, seen simply; `together` begins with `expansions`, which learned from players who look less far, `pair` with `together`.
 * `together2` and `pair2` are second opinions: they learned fewer lessons apart from those.
 */
export const NETS = [
  'first',
  ...BOARDS,
  ...EXPANSIONS,
  'expansions',
  'together',
  'together2',
  'pair',
  'pair2',
] as const;
export type NetId = (typeof NETS)[number];

export const isBoard = (net: NetId): net is Board => BOARDS.some((board) => board === net);

/** What self-play has taught, each fetched when wanted. */
export const nets: { readonly [id in NetId]: () => Promise<string> } = {
  first: async () => (await import('./first.ts')).network,
  A1: async () => (await import('./a1.ts')).network,
  A2: async () => (await import('./a2.ts')).network,
  B1: async () => (await import('./b1.ts')).network,
  B2: async () => (await import('./b2.ts')).network,
  C1: async () => (await import('./c1.ts')).network,
  C2: async () => (await import('./c2.ts')).network,
  mages: async () => (await import('./mages.ts')).network,
  mercenaries: async () => (await import('./mercenaries.ts')).network,
  reefs: async () => (await import('./reefs.ts')).network,
  darkhouse: async () => (await import('./darkhouse.ts')).network,
  heroic: async () => (await import('./heroic.ts')).network,
  expansions: async () => (await import('./expansions.ts')).network,
  together: async () => (await import('./together.ts')).network,
  together2: async () => (await import('./together2.ts')).network,
  pair2: async () => (await import('./pair2.ts')).network,
  pair: async () => (await import('./pair.ts')).network,
};

/** How many ducts each house submarine has: a submarine of your own is played like the one that has about as many. */
const DUCTS: { readonly [board in Board]: number } = { A1: 15, A2: 12, B1: 11, B2: 10, C1: 9, C2: 8 };

/** The net that fits these options and so many players best. */
export function netFor({ expansions, submarine, board }: Options, seats = 1): NetId {
  const [first, second] = expansions;
  if (second !== undefined) return seats === 2 ? 'pair' : 'together';
  if (first !== undefined) return first;
  if (submarine === null) return board;
  const distance = (house: Board) => Math.abs(DUCTS[house] - submarine.length);
  return BOARDS.reduce((near, house) => (distance(house) < distance(near) ? house : near));
}

/** All that judge the game these options make, `netFor` first: several expansions for two are judged by four, whose errors are not the same. */
export function netsFor(options: Options, seats: number): readonly NetId[] {
  const net = netFor(options, seats);
  return net === 'pair' ? ['pair', 'pair2', 'together', 'together2'] : [net];
}
