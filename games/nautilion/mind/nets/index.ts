import { BOARDS, type Board, EXPANSIONS, type Options } from '@fathom/nautilion/rules';

/**
 * A net for each submarine of the base game, one for each expansion alone, and one for several together. `first` is what all of them
 * begin with: A1, seen simply; `together` begins with `expansions`, which learned from players who look less far.
 */
export const NETS = ['first', ...BOARDS, ...EXPANSIONS, 'expansions', 'together'] as const;
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
};

/** How many ducts each house submarine has: a submarine of your own is played like the one that has about as many. */
const DUCTS: { readonly [board in Board]: number } = { A1: 15, A2: 12, B1: 11, B2: 10, C1: 9, C2: 8 };

/** The net that fits these options best. */
export function netFor({ expansions, submarine, board }: Options): NetId {
  const [first, second] = expansions;
  if (first !== undefined) return second === undefined ? first : 'together';
  if (submarine === null) return board;
  const distance = (house: Board) => Math.abs(DUCTS[house] - submarine.length);
  return BOARDS.reduce((near, house) => (distance(house) < distance(near) ? house : near));
}

export const networkFor = (options: Options): Promise<string> => nets[netFor(options)]();
