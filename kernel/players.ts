/** Who sits in a seat, as a logbook keeps it: a name, which may be empty, and the level of the bot that plays it, if one does. */
export interface Player {
  readonly name: string;
  readonly bot: string | null;
}

/** A name has at most so many characters. */
export const LONGEST_NAME = 40;

export function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 4 * LONGEST_NAME && [...value].length <= LONGEST_NAME;
}

/** A name cut to what a logbook keeps. */
export function shortened(name: string): string {
  return [...name.trim()].slice(0, LONGEST_NAME).join('');
}

const LEVEL = /^[a-z][a-z0-9-]{0,39}$/;

/** Whether something from outside says for each seat which bot plays it, if any. */
export function areBots(value: unknown, seats: number): value is readonly (string | null)[] {
  const isBot = (bot: unknown) => bot === null || (typeof bot === 'string' && LEVEL.test(bot));
  return Array.isArray(value) && value.length === seats && value.every(isBot);
}

export function areNames(value: unknown, seats: number): value is readonly string[] {
  return Array.isArray(value) && value.length === seats && value.every(isName);
}

/** Books written before bots had a line of their own: `Inés (bot: helmsman)`. */
const MARK = / ?\(bot: ([a-z][a-z0-9-]{0,39})\)$/;

/** The players of a book without a line for bots. */
export function markedPlayers(names: readonly string[]): readonly Player[] {
  return names.map((name) => ({ name: shortened(name.replace(MARK, '')), bot: MARK.exec(name)?.[1] ?? null }));
}

/** People of these names. */
export function people(names: readonly string[]): readonly Player[] {
  return names.map((name) => ({ name, bot: null }));
}
