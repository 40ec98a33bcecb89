/** One for each number of players. */
export const NETS = ['two', 'three', 'four'] as const;
export type NetId = (typeof NETS)[number];

/** What self-play has taught, each fetched when wanted. */
export const nets: { readonly [id in NetId]: () => Promise<string> } = {
  two: async () => (await import('./two.ts')).network,
  three: async () => (await import('./three.ts')).network,
  four: async () => (await import('./four.ts')).network,
};
