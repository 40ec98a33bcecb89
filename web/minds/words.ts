import { entryOf } from '@fathom/games';
import type { AnyMindWords } from '@fathom/mind';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import type { Language } from '../shell/settings.ts';
import { shown } from '../words/words.ts';

/** What a game's minds say; `null` where nobody has learned to play it. */
export async function fetchMindWords(game: string, language: Language): Promise<AnyMindWords | null> {
  return (await entryOf(game)?.mind.words[language]()) ?? null;
}

/** The same in the language now shown, from the moment it has come. */
export function createMindWords(game: string, first?: AnyMindWords | null): Accessor<AnyMindWords | null> {
  const [words, setWords] = createSignal<AnyMindWords | null>(first ?? null);
  createEffect(
    on(shown, async (language) => {
      const next = await fetchMindWords(game, language).catch(() => null);
      if (next && language === shown()) setWords(() => next);
    }),
  );
  return words;
}

/** Weakest first. */
export function levelsOf(words: AnyMindWords): readonly string[] {
  return Object.keys(words.levels);
}

/** “Inés” for “Inés, at the helm”: what somebody is called at the table and in its sentences. */
export function shortName(words: AnyMindWords, level: string): string {
  return words.levels[level]?.name.split(',')[0] ?? '';
}

/** The same where several of one level may be at a table: whoever has `before` of them before it has a name of its own. */
export function botName(words: AnyMindWords, level: string, before: number): string {
  const name = shortName(words, level);
  return before === 0 ? name : (words.levels[level]?.others?.[before - 1] ?? `${name} ${before + 1}`);
}
