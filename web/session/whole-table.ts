import { entryOf } from '@fathom/games';
import { readLogbook, replayLogbook, type Table } from '@fathom/kernel';

/** The table of a whole book, played to where the book ends; `null` if this app cannot replay it. */
export async function wholeTable(game: string, text: string): Promise<Table | null> {
  const rules = await entryOf(game)?.rules();
  const book = readLogbook(text);
  if (!rules || !book.ok) return null;
  const replayed = replayLogbook(rules, book.value);
  return replayed.ok ? replayed.table : null;
}
