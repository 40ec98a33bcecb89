import { entryOf } from '@fathom/games';
import { type Entry, readLogbook, replayLogbook } from '@fathom/kernel';

/** What a book comes to: the log it tells, or why it tells none. */
export type ReplayedBook =
  | { readonly ok: true; readonly log: readonly Entry[] }
  | { readonly ok: false; readonly error: string };

/** Plays a whole book, for as long as that takes: see `ThreadReplays` for books that nobody vouches for. */
export async function replayBook(game: string, text: string): Promise<ReplayedBook> {
  const rules = await entryOf(game)?.rules();
  if (!rules) return { ok: false, error: `there is no game ${game}` };
  const book = readLogbook(text);
  const replayed = book.ok ? replayLogbook(rules, book.value) : book;
  if (!replayed.ok) return { ok: false, error: `line ${replayed.line}: ${replayed.error}` };
  return { ok: true, log: replayed.table.log };
}
