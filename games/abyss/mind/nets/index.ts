/** One net for any number of players, with Kraken and without. */
export const NETS = ['court'] as const;
export type NetId = (typeof NETS)[number];

/** What self-play has taught, fetched when wanted. */
export const nets: { readonly [id in NetId]: () => Promise<string> } = {
  court: async () => (await import('./court.ts')).network,
};
