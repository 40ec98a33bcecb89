import {
  type Actor,
  type AnyGame,
  type Bar,
  type Entry,
  type GameEvent,
  type GameResult,
  type Json,
  type Refusal,
  readLogbook,
  refusal,
  replayLogbook,
  type Sea,
  type Seat,
  Table,
  type Watcher,
  writeLogbook,
} from '@fathom/kernel';
import { bareName, botLevel } from './minds/seats.ts';

/** What going back would do now: inside the unsent row, to an earlier decision, only as practice, or not at all and why. */
export type Undo = { readonly kind: 'row' | 'free' | 'practice' } | { readonly kind: 'no'; readonly bar: Bar };

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
  /** The seat that must take the screen before anything more is shown. */
  readonly handover: Seat | null;
  readonly undo: Undo;
  readonly result: GameResult | null;
  readonly practised: boolean;
}

/** One entry of the game as it stands, with what the watcher was told of it; `count` entries lead up to and include it. */
export interface Moment {
  readonly count: number;
  readonly by: Seat | 'chance';
  readonly events: readonly GameEvent[];
}

export interface Kept {
  readonly logbook: string;
  /** Decisions made but not yet played on the table, in notation. */
  readonly row: readonly string[];
  /** Which entries of the log were decided along with the one before; those of the row count on from the last of the log. */
  readonly along?: readonly number[];
}

export interface Opening {
  readonly seats: number;
  readonly options: Json;
  readonly sea: Sea;
  readonly names: readonly string[];
}

/** One decision of the unsent row. */
interface Decided {
  readonly move: Json;
  readonly events: readonly GameEvent[];
  /** Made along with the one before, as one thing. */
  readonly along: boolean;
}

/** A batch to be shown before the table as it stands, with the view it leads to. */
interface Scene {
  readonly by: Seat;
  readonly events: readonly GameEvent[];
  readonly view: unknown;
}

export type Opened =
  | { readonly ok: true; readonly session: Session }
  /** `session` stands at the last position that still replays, if there is one. */
  | { readonly ok: false; readonly session: Session | null; readonly error: string };

/**
 * A game on this screen: one person or several taking turns at it, alone or with bots. Hosts the same table as a server would, collects
 * the small decisions of a person into a row until chance or another seat must act, and hands the screen from person to person. Whose
 * turn it is to think for a bot is told in the snapshot; the move comes in by `act`.
 */
export class Session {
  readonly game: AnyGame;
  readonly table: Table;
  readonly names: readonly string[];
  /** The names as the logbook keeps them: those of bots say so. */
  readonly writtenNames: readonly string[];
  /** The level of the bot in each seat; `null` for a person. */
  readonly bots: readonly (string | null)[];
  readonly people: readonly Seat[];
  /** Whether hands are hidden from each other, so that the screen is covered between them. */
  readonly #secrets: boolean;
  readonly #listeners = new Set<(now: Snapshot) => void>();
  /** The table's state with the unsent row played on it. */
  #local: unknown;
  #row: Decided[] = [];
  /** The table's entries that were decided along with the one before: they are taken back together. */
  readonly #along: Set<number>;
  #watcher: Seat;
  /** What is still to be shown after the batch on show, the table as it stands last. */
  #scenes: readonly Scene[] = [];
  #serial = 0;
  #now: Snapshot;

  static begin(game: AnyGame, opening: Opening, secrets = false): Session {
    const table = new Table(game, { seats: opening.seats, options: opening.options, sea: opening.sea });
    table.deal();
    return new Session(table, opening.names, secrets);
  }

  static open(game: AnyGame, kept: Kept, secrets = false): Opened {
    const book = readLogbook(kept.logbook);
    if (!book.ok) return { ok: false, session: null, error: `${book.error} (line ${book.line})` };
    const replayed = replayLogbook(game, book.value);
    if (!replayed.table) return { ok: false, session: null, error: replayed.ok ? '' : replayed.error };
    replayed.table.deal();
    const names = book.value.names ?? [];
    if (!replayed.ok) {
      return { ok: false, session: new Session(replayed.table, names, secrets, [], kept.along), error: replayed.error };
    }
    return { ok: true, session: new Session(replayed.table, names, secrets, kept.row, kept.along) };
  }

  private constructor(
    table: Table,
    names: readonly string[],
    secrets: boolean,
    row: readonly string[] = [],
    along: readonly number[] = [],
  ) {
    this.game = table.game;
    this.table = table;
    this.names = names.map(bareName);
    this.writtenNames = names;
    this.bots = Array.from({ length: table.setup.seats }, (_, seat) => botLevel(names[seat]));
    this.people = this.bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    this.#secrets = secrets && this.people.length > 1;
    this.#local = table.game.clone(table.state);
    const actor = table.actor;
    this.#watcher = this.#isPerson(actor) ? actor : (this.people[0] ?? 0);
    const { log } = table;
    this.#along = new Set(along.filter((index) => byOneSeat(log[index - 1], log[index])));
    for (const [i, text] of row.entries()) {
      const move = this.game.read(text) as Json;
      if (move === null || refusal(this.game, this.#local, this.#watcher, move)) break;
      this.#decide(move, i > 0 && along.includes(table.at + i));
    }
    this.#now = this.#snapshot([], true);
  }

  get now(): Snapshot {
    return this.#now;
  }

  get solo(): boolean {
    return this.table.setup.seats === 1;
  }

  /** One person, alone or among bots: nobody else minds what they take back. */
  get onePerson(): boolean {
    return this.people.length === 1;
  }

  subscribe(listener: (now: Snapshot) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Plays one decision of the watcher, or several made as one, all or none: `null`, or why it may not be played. */
  send(...row: readonly Json[]): Refusal | null {
    const no = this.#refusal(row);
    if (no) return no;
    const events: GameEvent[] = [];
    let revealing = false;
    for (const [i, move] of row.entries()) {
      revealing ||= this.game.reveals(this.#local, move);
      events.push(...this.#decide(move, i > 0));
    }
    if (revealing || this.game.actor(this.#local) !== this.#watcher) events.push(...this.#commit());
    this.#present([{ by: this.#watcher, events, view: null }]);
    return null;
  }

  /**
   * A bot plays its row, decided when the log had `at` entries; whatever of it is legal is played. `null`, or why nothing is: the game
   * has gone on since, it is not that seat's turn, or the first move is forbidden.
   */
  act(seat: Seat, at: number, row: readonly Json[]): Refusal | null {
    if (row.length === 0) return { rule: 'not-a-move' };
    const state = this.game.clone(this.table.state);
    const played = this.table.play(seat, at, row);
    if (!played.ok) return played.index === 0 ? played.refusal : this.act(seat, at, row.slice(0, played.index));
    const views = row.map((move) => {
      this.game.play(state, move);
      return this.game.view(state, this.#watcher);
    });
    this.table.deal();
    const told = this.table.sights(this.#watcher, at).map(({ events }) => events);
    this.#reset();
    const last = row.length - 1;
    this.#present(views.map((view, i) => ({ by: seat, view, events: i < last ? told[i] : told.slice(last).flat() })));
    return null;
  }

  whyNot(move: Json): Refusal | null {
    return refusal(this.game, this.#local, this.#watcher, move);
  }

  #refusal(row: readonly Json[]): Refusal | null {
    const state = row.length > 1 ? this.game.clone(this.#local) : this.#local;
    for (const [i, move] of row.entries()) {
      const no = refusal(this.game, state, this.#watcher, move);
      if (no) return no;
      if (i < row.length - 1) this.game.play(state, move);
    }
    return null;
  }

  preview(row: readonly Json[]): unknown {
    const state = this.game.clone(this.#local);
    for (const move of row) {
      if (this.game.actor(state) === 'chance') break;
      if (refusal(this.game, state, this.#watcher, move)) return null;
      this.game.play(state, move);
    }
    return this.game.view(state, this.#watcher);
  }

  /** The board has shown a batch. Only then does the screen change hands. */
  settled(serial: number): void {
    if (serial !== this.#serial || this.#now.settled) return;
    if (this.#scenes.length > 0) this.#showNext();
    else this.#settle();
  }

  /** The next person has the screen in hand. */
  takeOver(): void {
    if (this.#now.handover === null) return;
    this.#watcher = this.#now.handover;
    this.#change();
  }

  /** Takes back the last decision as far as `now.undo` says; practice is asked for by name. */
  undo(practice = false): boolean {
    const { kind } = this.#now.undo;
    if (kind === 'no' || (kind === 'practice' && !practice)) return false;
    if (kind === 'row') {
      const row = this.#row.slice(
        0,
        this.#row.findLastIndex(({ along }) => !along),
      );
      this.#reset();
      for (const { move, along } of row) this.#decide(move, along);
    } else {
      this.#takeBack(kind);
      this.#reset();
    }
    this.#change();
    return true;
  }

  /** Back over what was decided as one; freely only as far as nobody has learned anything. */
  #takeBack(kind: 'free' | 'practice'): void {
    for (;;) {
      const to = this.table.lastDecision(this.#watcher);
      if (to === null) return;
      if (kind === 'practice') this.table.rewind(this.#watcher, to);
      else if (!this.table.undo(this.#watcher).ok) return;
      if (!this.#along.has(to)) return;
    }
  }

  /** The game as it stands, entry by entry, as the watcher may know it. */
  moments(): readonly Moment[] {
    const sights = this.table.sights(this.#watcher);
    const played = this.table.line.map((index, i) => {
      const { by, events } = sights[index];
      return { count: i + 1, by: by === 'table' ? this.#watcher : by, events };
    });
    const pending = this.#row.map(({ events }, i) => ({ count: played.length + i + 1, by: this.#watcher, events }));
    return [...played, ...pending];
  }

  /** What the watcher saw after the first `count` entries. */
  viewAfter(count: number): unknown {
    const state = this.table.stateAfter(count);
    for (const { move } of this.#row.slice(0, Math.max(0, count - this.table.line.length))) this.game.play(state, move);
    return this.game.view(state, this.#watcher);
  }

  /** The views after every entry from the first on, in one pass: for charts of a whole run. */
  *run(): Generator<unknown> {
    const state = this.table.stateAfter(0);
    yield this.game.view(state, this.#watcher);
    const log = this.table.log;
    for (const index of this.table.line) {
      const entry = log[index];
      if ('move' in entry) this.game.play(state, entry.move);
      yield this.game.view(state, this.#watcher);
    }
  }

  keep(): Required<Kept> {
    return {
      logbook: writeLogbook(this.table, 'all', this.writtenNames),
      row: this.#row.map(({ move }) => this.game.write(move)),
      along: [...this.#along, ...this.#alongInRow()],
    };
  }

  /** What of the row is made along with the one before, by the numbers the table's log will give it. */
  #alongInRow(): readonly number[] {
    return this.#row.flatMap(({ along }, i) => (along ? [this.table.at + i] : []));
  }

  #decide(move: Json, along: boolean): readonly GameEvent[] {
    const watcher = this.#watcher;
    const events: GameEvent[] = [];
    this.game.play(this.#local, move, (event, audience, veiled) => {
      if (audience === undefined || audience.includes(watcher)) events.push(event);
      else if (veiled) events.push(veiled);
    });
    this.#row.push({ move, events, along });
    return events;
  }

  /** Plays the row on the table and lets the dealer answer; returns what chance did. */
  #commit(): readonly GameEvent[] {
    const row = this.#row.map(({ move }) => move);
    const together = this.#alongInRow();
    const played = this.table.play(this.#watcher, this.table.at, row);
    if (!played.ok) throw new Error(`a checked row was refused: ${JSON.stringify(played.refusal)}`);
    for (const index of together) this.#along.add(index);
    const since = this.table.at;
    this.table.deal();
    const events = this.table.sights(this.#watcher, since).flatMap((sight) => sight.events);
    this.#reset();
    return events;
  }

  #reset(): void {
    this.#row = [];
    this.#local = this.game.clone(this.table.state);
  }

  /** Shows batches one after the other; those without events need no showing. */
  #present(scenes: readonly Scene[]): void {
    this.#scenes = scenes.filter(({ events }) => events.length > 0);
    if (this.#scenes.length > 0) this.#showNext();
    else this.#change();
  }

  #showNext(): void {
    const [scene, ...rest] = this.#scenes;
    this.#scenes = rest;
    this.#serial++;
    const now = { ...this.#snapshot(scene.events, false), actor: scene.by };
    this.#now = rest.length > 0 ? { ...now, view: scene.view, moves: [], result: null } : now;
    this.#tellListeners();
  }

  /** Something changed that needs no showing. */
  #change(): void {
    this.#scenes = [];
    this.#serial++;
    this.#now = this.#snapshot([], true);
    this.#settle();
  }

  #settle(): void {
    const actor = this.game.actor(this.#local);
    if (this.#isPerson(actor) && actor !== this.#watcher) {
      if (this.#secrets) {
        this.#now = { ...this.#now, settled: true, handover: actor };
      } else {
        this.#watcher = actor;
        this.#serial++;
        this.#now = this.#snapshot([], true);
      }
    } else {
      this.#now = { ...this.#now, settled: true, actor, thinking: this.#botOf(actor) };
    }
    this.#tellListeners();
  }

  #isPerson(actor: Actor): actor is Seat {
    return typeof actor === 'number' && this.bots[actor] === null;
  }

  #botOf(actor: Actor): Seat | null {
    return typeof actor === 'number' && this.bots[actor] !== null ? actor : null;
  }

  #tellListeners(): void {
    for (const listener of this.#listeners) listener(this.#now);
  }

  #snapshot(events: readonly GameEvent[], settled: boolean): Snapshot {
    const actor = this.game.actor(this.#local);
    const acting = actor === this.#watcher;
    return {
      view: this.game.view(this.#local, this.#watcher),
      moves: acting ? this.game.moves(this.#local) : [],
      watcher: this.#watcher,
      actor,
      thinking: settled ? this.#botOf(actor) : null,
      happening: { serial: this.#serial, events },
      settled,
      handover: null,
      undo: this.#undoable(),
      result: actor === null ? this.game.result(this.#local) : null,
      practised: this.table.practised,
    };
  }

  #undoable(): Undo {
    if (this.#row.length > 0) return { kind: 'row' };
    const undoable = this.table.undoable(this.#watcher);
    if (undoable.ok) return { kind: 'free' };
    if (this.onePerson && this.table.lastDecision(this.#watcher) !== null) return { kind: 'practice' };
    return { kind: 'no', bar: undoable.bar };
  }
}

const byOneSeat = (before: Entry | undefined, entry: Entry | undefined): boolean =>
  typeof entry?.by === 'number' && entry.by === before?.by;
