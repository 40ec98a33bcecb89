import { entryOf, games } from '@fathom/games';
import type { AnyGame } from '@fathom/kernel';
import type { AnyGameWords, Language } from '@fathom/words';

export interface Volume {
  readonly game: AnyGame;
  readonly words: AnyGameWords;
}

export const ids = games.map((entry) => entry.id);

/** A game with its words, or `null` if there is none of that name. */
export async function fetchVolume(id: string, language: Language = 'en'): Promise<Volume | null> {
  const entry = entryOf(id);
  if (!entry) return null;
  const [game, words] = await Promise.all([entry.rules(), entry.words[language]()]);
  return { game, words };
}
