/** Milliseconds in which somebody who comes in is still told what was said before. */
const arrival = 5000;

/**
 * Whether a line of the chat has just been said, `age` milliseconds ago by this device's clock, to somebody who came in `here` milliseconds ago. What
 * was said long before one came is no news; later on everything is, and the clock, which may be wrong, is not asked.
 */
export const isFresh = (age: number, here: number): boolean => here > arrival || age < 60_000;
