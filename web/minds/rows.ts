import { createSpoken } from '@fathom/board';
import type { Json } from '@fathom/kernel';
import type { Accessor } from 'solid-js';
import { listing, type SpokenWords } from '../shelf/catalogue.ts';
import { shown } from '../words/words.ts';
import { mindWords } from './speech.ts';

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
