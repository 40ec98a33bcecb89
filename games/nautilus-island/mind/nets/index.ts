/** One for each number of players. */
export const NETS = ['two', 'three', 'four'] as const;
export type NetId = (typeof NETS)[number];

const two = async (): Promise<string> => (await import('./two.ts')).network;

/** What self-play has taught so far, each fetched when wanted. More than two play by what two taught. */
export const nets: { readonly [id in NetId]: () => Promise<string> } = { two, three: two, four: two };
