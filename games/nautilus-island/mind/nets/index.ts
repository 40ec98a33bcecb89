const two = async (): Promise<string> => (await import('./two.ts')).network;

/** What self-play has taught for two, three and four players, each fetched when wanted. More than two play by what two taught. */
export const nets: readonly (() => Promise<string>)[] = [two, two, two];
