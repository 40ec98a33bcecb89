import type { Actor, Bar, Entry, GameEvent, GameResult, Json, Lot, Seat, Watcher } from '@fathom/kernel';
import type { Phrase } from './phrases.ts';
import type { Sorry } from './sorry.ts';
import type { TableCard } from './table.ts';

/** What the server says over the socket. Everything that is about a table leaves through one function that takes a watcher. */
export type News = Answer | Course | CardNews | SealingNews | TalkNews | Bye;

/** To one ask. `done` holds what was asked for, if anything: a table's id (`rematch`), decisions (`moves`), a view (`moment`), a text (`logbook`). */
export type Answer =
  | { readonly is: 'answer'; readonly n: number; readonly ok: true; readonly done: Json }
  | { readonly is: 'answer'; readonly n: number; readonly ok: false; readonly sorry: Sorry };

/** One log entry as a watcher may know it. `entry` only for the table's own (undo, leaving): moves are told by their events. */
export interface SightNews {
  readonly by: Entry['by'];
  readonly events: readonly GameEvent[];
  readonly entry?: Extract<Entry, { by: 'table' }>;
}

/**
 * A part of what happened that is shown in one go, with the view it leads to; the last one's is the table as it stands, and is always there.
 * Without a view there is nothing to show: what was taken back since, what nobody sees, or what happened long before somebody came in.
 */
export interface SceneNews {
  /** Who decided it; `null` for what was taken back since, and for the table's own entries. */
  readonly by: Actor;
  /** In the order of the log: together with those of the other scenes exactly the entries from `from` to `at`. */
  readonly sights: readonly SightNews[];
  readonly view?: unknown;
}

/** Milliseconds; the server's clock reads `now`. `runsOut`: when the seat whose turn it is goes to a bot, `null` if its clock stands. */
export interface ClockNews {
  readonly now: number;
  readonly seat: Seat | null;
  readonly turnEnds: number | null;
  readonly runsOut: number | null;
  /** What each seat has left beyond its turns. */
  readonly banks: readonly number[];
}

/** What somebody has asked the others to agree to. */
export interface Proposed {
  readonly what: 'undo' | 'stop';
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

/**
 * Everything of a game from entry `from` on, for one watcher. `from` is the number the client named, or 0 where the client must begin anew;
 * after it the client knows `at` entries. A client that knows fewer than `from` asks again with what it knows.
 */
export interface Course {
  readonly is: 'course';
  readonly table: string;
  readonly watcher: Watcher;
  readonly from: number;
  readonly at: number;
  readonly scenes: readonly SceneNews[];
  readonly actor: Actor;
  readonly undo: { readonly ok: true } | { readonly ok: false; readonly bar: Bar };
  readonly result: GameResult | null;
  readonly practised: boolean;
  readonly clock: ClockNews;
  readonly proposed: Proposed | null;
  /** The whole book once the game is over, seed and all: for replay, analysis and checking the dice. */
  readonly book: string | null;
}

export interface CardNews {
  readonly is: 'card';
  readonly card: TableCard;
  /** The seat of whoever is told. */
  readonly seat: Seat | null;
}

/** How far the sealing of the dice is. */
export interface SealingNews {
  readonly is: 'sealing';
  readonly table: string;
  readonly attempt: number;
  readonly commitment: string;
  readonly frozen: boolean;
  readonly lots: readonly Lot[];
  readonly silent: readonly Seat[];
}

export interface Line {
  readonly n: number;
  readonly person: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly text?: string;
  readonly phrase?: Phrase;
}

export interface TalkNews {
  readonly is: 'talk';
  readonly table: string;
  readonly lines: readonly Line[];
}

/** The server hands its sockets over: connect again, anywhere. */
export interface Bye {
  readonly is: 'bye';
}
