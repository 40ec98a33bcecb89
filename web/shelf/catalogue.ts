import type { Guide } from '@fathom/board';
import { type Entry, entryOf, type Names } from '@fathom/games';
import type { Json } from '@fathom/kernel';
import type { Language } from '../shell/settings.ts';
import { shown } from '../words/words.ts';

export type { AnyBoard, Chart, Choice, Guide, Icon, Remedy, Series, Sign, Signs, TurnStep } from '@fathom/board';
export type { SpokenWords } from '@fathom/words';

export type Listing = Entry;

/** A game by the name its address has. */
export const listing = entryOf;

/** What a game is called in the language now shown; by the name in its address if there is no such game. */
export function namesOf(id: string): Names {
  return entryOf(id)?.names[shown()] ?? { name: id, line: '', facts: '', turn: '' };
}

/** Options of a kept game in words; nothing where a guide of today has no words for options of long ago. */
export function aboutOptions(guide: Guide | null, options: Json, language: Language): string {
  try {
    return guide?.about(options, language) ?? '';
  } catch {
    return '';
  }
}

/** Everything a table needs, fetched side by side. */
export async function fetchGame(game: Listing, language: Language) {
  const [rules, words, board, guide] = await Promise.all([
    game.playable(),
    game.spoken[language](),
    game.board(),
    game.guide(language),
  ]);
  return { rules, words, board, guide };
}

/** What a refusal is answered with: the rulebook, and what would help. */
export async function fetchAnswers(game: Listing, language: Language) {
  const [words, Remedy] = await Promise.all([game.words[language](), game.remedy?.()]);
  return { words, Remedy };
}

/** A game with all that any table of it could come to need. */
export async function fetchWhole(id: string, language: Language): Promise<void> {
  const game = listing(id);
  if (!game) return;
  const [{ rules, guide }] = await Promise.all([
    fetchGame(game, language),
    fetchAnswers(game, language),
    game.rules(),
    game.boardParts(language),
    game.text?.(language),
    game.rows?.[language](),
    game.puzzles?.(),
    game.lessons?.().then((lessons) => Promise.all(lessons.map((lesson) => lesson.fetch()))),
  ]);
  await Promise.all([
    guide.signs(),
    guide.chart(),
    guide.finale?.(),
    guide.coach?.(),
    guide.formParts?.(),
    guide.odds?.(rules.options.defaults, rules.seats[0], language),
    guide.primer?.(language),
    guide.explain?.(language),
    guide.typed?.(language),
    guide.tableau?.(language),
  ]);
}

/** Begins to fetch what a click is about to need. */
export function warm(id: string, language: Language): void {
  const game = listing(id);
  if (game) void fetchGame(game, language).catch(() => undefined);
}
