import type { Seat } from '@fathom/kernel';
import type { AnyGameWords, Language } from '@fathom/words';
import { words as ours } from './words.ts';

/** A name of the code, as well as it can be read: `handLimit:2` is “hand limit 3”. */
export function readable(id: string): string {
  return id
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/[-_./]+/g, ' ')
    .replace(/[: ](\d+)/g, (_, index: string) => ` ${Number(index) + 1}`)
    .toLowerCase();
}

/** What places and pieces are called: as the game's words say, else by their names in the code. */
export function namer(words: () => AnyGameWords | undefined, seat: (seat: Seat) => string) {
  return {
    place: (place: string): string => words()?.place?.(place, seat) ?? readable(place),
    piece: (piece: string): string => words()?.piece?.(piece) ?? readable(piece),
  };
}

/** What an option is called: as the game's words say, else by its name in the code. */
export const optionName = (words: AnyGameWords | undefined, path: readonly string[]): string =>
  words?.option?.(path.join('.')) ?? readable(path.join(' '));

/** What is chosen for it. */
export function choiceName(
  words: AnyGameWords | undefined,
  language: Language,
  path: readonly string[],
  choice: unknown,
): string {
  if (typeof choice === 'boolean') return ours[language][choice ? 'yes' : 'no'];
  if (typeof choice === 'number') return String(choice);
  return words?.choice?.(path.join('.'), String(choice)) ?? readable(String(choice));
}
