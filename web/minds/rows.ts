import { createSpoken } from '@fathom/board';
import type { GameEvent, Json } from '@fathom/kernel';
import type { Accessor } from 'solid-js';
import { listing, type SpokenWords } from '../shelf/catalogue.ts';
import { shown } from '../words/words.ts';
import { mindWords } from './speech.ts';

/** What the log passes over, for whoever goes through a game step by step; until those words have come, nothing. */
export function createDeedWords(game: string): (event: GameEvent) => string | null {
  const deeds = createSpoken(shown, async (language) =>
    listing(game)
      ?.deeds?.[language]()
      .catch(() => undefined),
  );
  return (event) => deeds()?.(event) ?? null;
}

/** How decisions made in a row are said as one plan; until those words have come, and where a game has none, one after the other. */
export function createRowWords(
  game: string,
  words: Accessor<SpokenWords>,
): (row: readonly Json[], view?: unknown) => string {
  const plan = createSpoken(shown, async (language) =>
    listing(game)
      ?.rows?.[language]()
      .catch(() => undefined),
  );
  return (row, view) => plan()?.(row, view) ?? mindWords().inOrder(row.map((move) => words().move(move)));
}
