import type { AnyGame, Entry, Json, Seat, Table } from '@fathom/kernel';
import type { Stage } from '@fathom/wire';
import type { TableRecord } from '../store/store.ts';
import type { Head } from './head.ts';
import type { Outcome } from './outcome.ts';

/** A table as a node has it in hand: what is stored of it, read, with its log played out. All of it can be rebuilt from the store. */
export interface Hosted {
  readonly record: TableRecord;
  readonly stage: Stage;
  readonly head: Head;
  /** The head as it was last stored whole, if that was done here: a change then stores only what differs from it. */
  readonly settled: Head | null;
  readonly game: AnyGame;
  /** The levels of the game's bots, the weakest first. */
  readonly levels: readonly string[];
  /** From the moment its dice are sealed. */
  readonly table: Table | null;
  /** What its dice were promised with: `null` before the start. Never leaves this process. */
  readonly seed: string | null;
  /** Its log was played by older rules, and ours do not go along with all of it: it stands where they still do. */
  readonly outdated: boolean;
  /** Which rows were played, by their keys, and by whom. Grows with the log. */
  readonly keys: Map<string, Seat>;
}

/** What a decision about a table would change. It is stored before anybody hears of it. */
export interface Change {
  readonly head: Head;
  readonly stage?: Stage;
  readonly entries?: readonly Entry[];
  /** Names the row the entries came with. */
  readonly key?: string;
  readonly seed?: string;
  /** The table laid by this change: its log begins with the entries. */
  readonly laid?: Table;
  /** Nobody did anything: coming, going and being looked after make a table no younger. */
  readonly quiet?: boolean;
}

/** What a decision comes to: an answer, and perhaps a change that must be stored first. Decided anew if the table was changed meanwhile. */
export type Decision = Outcome<{ readonly done: Json; readonly change?: Change }>;
export type Decide = (hosted: Hosted, now: number) => Decision;

export const done = (change?: Change, value: Json = null): Decision => ({
  ok: true,
  done: value,
  ...(change ? { change } : {}),
});
