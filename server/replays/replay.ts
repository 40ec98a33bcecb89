import { entryOf } from '@fathom/games';
import { at, type Entry, type Json, readLogbook, replayLogbook, type Sea, verify } from '@fathom/kernel';

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

/** How the game of a book ended, and what it was. */
export interface ToldEnd {
  readonly seats: number;
  readonly options: Json;
  readonly sea: Sea;
  /** More was taken back than is free. */
  readonly practised: boolean;
  /** Whether the first seat won. */
  readonly won: boolean;
  readonly turns: number;
}

export type ToldBook = { readonly ok: true; readonly end: ToldEnd } | { readonly ok: false; readonly error: string };

/** Plays a whole book of a finished game, recomputing every draw, and tells how it ended. */
export async function tellBook(game: string, text: string): Promise<ToldBook> {
  const rules = await entryOf(game)?.rules();
  if (!rules) return { ok: false, error: `there is no game ${game}` };
  const book = readLogbook(text);
  if (!book.ok) return { ok: false, error: `line ${book.line}: ${book.error}` };
  const verified = verify(rules, book.value);
  if (!verified.ok) return { ok: false, error: verified.error };
  const replayed = replayLogbook(rules, book.value);
  if (!replayed.ok) return { ok: false, error: `line ${replayed.line}: ${replayed.error}` };
  const { table } = replayed;
  const result = table.result();
  if (result === null) return { ok: false, error: 'the game is not over' };
  const { seats, options, sea } = table.setup;
  const { practised } = table;
  return {
    ok: true,
    end: { seats, options, sea, practised, won: at(result.ranks, 0) === 1, turns: turnOf(table.view(null)) },
  };
}

/** The turn a view is in, as the pages count it. */
function turnOf(view: unknown): number {
  const turn = typeof view === 'object' && view !== null && 'turn' in view ? view.turn : 1;
  return typeof turn === 'number' ? Math.max(1, turn) : 1;
}
