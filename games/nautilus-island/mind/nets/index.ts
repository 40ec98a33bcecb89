/** One for each number of players. */
export const NETS = ['two', 'three', 'four'] as const;
export type NetId = (typeof NETS)[number];

const three = async (): Promise<string> => (await import('./three.ts')).network;

/** What self-play has taught so far, each fetched when wanted. Four play by what three taught. */
export const nets: { readonly [id in NetId]: () => Promise<string> } = {
  two: async () => (await import('./two.ts')).network,
  three,
  four: three,
};
