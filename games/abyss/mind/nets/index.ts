/** For any number of players, with Kraken and without: a weighted sum, and what a hidden layer adds to it. */
export const NETS = ['court', 'nuance'] as const;
export type NetId = (typeof NETS)[number];

/** What self-play has taught, fetched when wanted. */
export const nets: { readonly [id in NetId]: () => Promise<string> } = {
  court: async () => (await import('./court.ts')).network,
  nuance: async () => (await import('./nuance.ts')).network,
};
