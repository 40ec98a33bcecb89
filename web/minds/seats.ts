/**
 * Who sits where. A logbook has a name for each seat and nothing else, so the name of a bot ends with its level:
 * `Inés, at the helm (bot: helmsman)`. Readable in the book, and enough to go on playing from a link.
 */
const mark = / ?\(bot: ([a-z][a-z0-9-]*)\)$/;

/** The level of the bot with this name; `null` for a person. */
export function botLevel(name: string | undefined): string | null {
  return name === undefined ? null : (mark.exec(name)?.[1] ?? null);
}

export function botName(name: string, level: string): string {
  return `${name} (bot: ${level})`;
}

/** The name without the mark: nobody becomes a bot by a name typed in. */
export function bareName(name: string): string {
  return name.replace(mark, '');
}
