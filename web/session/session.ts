import type {
  Actor,
  AnyGame,
  AnyPlayable,
  Bar,
  GameEvent,
  GameResult,
  Json,
  Player,
  Refusal,
  Seat,
  Watcher,
} from '@fathom/kernel';
import type { BranchWish } from './branch.ts';
import type { Hosted } from './local-table.ts';

/** What never changes at a table. */
export interface Facts {
  readonly seats: number;
  readonly options: Json;
  /** The name of its sea; empty where it has none. */
  readonly sea: string;
  readonly players: readonly Player[];
  /** The seats of people. */
  readonly people: readonly Seat[];
  /** Those of them who look at this screen. */
  readonly here: readonly Seat[];
}

/**
 * What going back would do now: inside the unsent row, to an earlier decision, only as practice, only if the others agree, or not at all and
 * why.
 */
export type Undo = { readonly kind: 'row' | 'free' | 'practice' | 'ask' } | { readonly kind: 'no'; readonly bar: Bar };

/**
 * Why what happens is not written down: no room left, the disk fails, another tab holds the game, there is nowhere to write, or the table is
 * far away and cannot be reached for now.
 */
export type Trouble = 'full' | 'failed' | 'taken' | 'nowhere' | 'cut';

/** Everything a page shows of a session at one instant. Replaced as a whole with every change. */
export interface Snapshot {
  readonly view: unknown;
  readonly moves: readonly Json[];
  readonly watcher: Watcher;
  /** Who acts: while a batch is on show, whoever it tells of. */
  readonly actor: Actor;
  /** The bot whose move everybody waits for, once everything before it has been shown. */
  readonly thinking: Seat | null;
  readonly happening: { readonly serial: number; readonly events: readonly GameEvent[] };
  /** Whether the board has shown the newest batch. */
  readonly settled: boolean;
  /** What the watcher decided has come to chance and waits to be released; until then it can be taken back. */
  readonly held: boolean;
  /** The seat that must take the screen before anything more is shown. */
  readonly handover: Seat | null;
  readonly undo: Undo;
  readonly result: GameResult | null;
  readonly practised: boolean;
  /** How many entries and unsent decisions are on show. All of them are written down, unless there is trouble. */
  readonly at: number;
  /** Something is being written down. What is on show is of before, so nothing a person does to it is heard; bots wait. */
  readonly storing: boolean;
  readonly trouble: Trouble | null;
}

/** One entry of the game as it stands, with what the watcher was told of it; `count` entries lead up to and include it. */
export interface Moment {
  readonly count: number;
  readonly by: Seat | 'chance';
  readonly events: readonly GameEvent[];
}

/** A whole game from its first position on, hidden moves included. */
export interface Course {
  readonly opening: unknown;
  readonly steps: readonly { readonly by: Seat | 'chance'; readonly move: Json }[];
}

/** The bots whose moves are decided on this device. They see their own view and nothing else. */
export interface Crew {
  /** How many entries the log has: what a bot must name when it plays. */
  readonly at: number;
  view(seat: Seat): unknown;
  /**
   * Plays a row decided when the log had `at` entries; whatever of it is legal is played. `null`, or why nothing is: the game has gone on
   * since, it is not that seat's turn, or the first move is forbidden.
   */
  act(seat: Seat, at: number, row: readonly Json[]): Promise<Refusal | null>;
}

/** Whom a logbook is for: everybody, with all there is to know, or whoever may know what the watcher knows. */
export type Reader = 'everything' | 'mine';

/**
 * What a screen talks to, wherever the table stands. It knows what its watcher may know and nothing else: moves, refusals and previews come
 * from the watcher's view. The small decisions of a person are collected into a row until chance or another seat must act; where the game
 * says so, it is held even then until its person lets chance act.
 */
export interface Session {
  readonly game: AnyPlayable;
  readonly facts: Facts;
  readonly now: Snapshot;
  /** The bots this screen must think for; `null` where the host sees to them. */
  readonly crew: Crew | null;
  subscribe(listener: (now: Snapshot) => void): () => void;

  /**
   * Plays one decision of the watcher, or several made as one, all or none: `null` once it is done, or why it may not be played. `stale`
   * until everything that was decided before is on show. `now.storing` holds before this returns.
   */
  send(...row: readonly Json[]): Promise<Refusal | null>;
  /** Plays what is held, if something is, and lets chance act. */
  release(): Promise<void>;
  /** Takes back the last decision as far as `now.undo` says, or asks the others; what goes beyond a free undo is asked for by name. */
  undo(beyond?: boolean): Promise<boolean>;
  /** `null` if the move is legal now. The game at hand may leave the reason `unsaid`; the whole one, handed in, never does. */
  whyNot(move: Json, whole?: AnyGame): Refusal | null;
  /** The view after these decisions in a row, without playing them; `null` if one is not legal. Stops where chance must act. */
  preview(row: readonly Json[]): unknown;

  /** The board has shown a batch. Only then does the next one come, or the screen change hands. */
  settled(serial: number): void;
  /** The person `now.handover` names has the screen in hand. */
  takeOver(): void;
  /** Nobody knows any more who looks at this screen. */
  cover(): void;

  /** The game as it stands, entry by entry, as the watcher may know it. */
  moments(): readonly Moment[];
  /** What the watcher saw after the first `count` entries; `null` if that cannot be found out now. */
  viewAfter(count: number): Promise<unknown>;
  /** The views after every entry from the first on, in one pass: for charts of a whole run. */
  views(): Iterable<unknown>;
  /** `null` while the game goes on: then nobody may know it whole. */
  course(): Course | null;
  /** Whether the whole book would tell what the watcher may not know. */
  hides(): boolean;
  logbook(reader: Reader): Promise<string>;
  /**
   * A game of its own that goes on from the first `count` entries against bots; this one stays as it is. `null` where nobody may know it
   * whole: it goes on, and not for one person alone.
   */
  branch(count: number, wish: BranchWish): Promise<Hosted | null>;
}

/** One person, alone or among bots: nobody else minds what they take back or look at. */
export const hasOnePerson = ({ people }: Facts): boolean => people.length === 1;

/** The seat of the one person who looks at this screen and is spoken to; `null` if several do, or none who plays. */
export const ownSeat = ({ here }: Facts): Seat | null => (here.length === 1 ? (here[0] ?? null) : null);
