import { at as itemAt } from './at.ts';
import type { Actor, AnyPlayable, GameEvent, GameResult, Json, Refusal, Seat, Watcher } from './contract.ts';
import { Course, type Ply, perform } from './course.ts';
import { type Dealer, dealerOf, type Sea } from './dealers.ts';
import type { Position } from './position.ts';
import { isListed, refusal } from './refusal.ts';
import type { Terms } from './sealing.ts';
import { isOpen, seen, type Told } from './sight.ts';

/** What became of a seat's player. The seat goes to a bot until its player returns; play goes on. */
export type Leaving = 'resigned' | 'timed-out' | 'left' | 'returned';

/**
 * The log is the game; the state is only a cache of it. Nothing is ever erased: an undo says from which entry on the line is
 * taken back (that entry and all after it), and undone draws stay where they were.
 */
export type Entry =
  | { readonly by: Seat | 'chance'; readonly move: Json }
  | { readonly by: 'table'; readonly undo: number; readonly seat: Seat; readonly practised: boolean }
  | { readonly by: 'table'; readonly seat: Seat; readonly leaving: Leaving };

/** What one watcher learns of one log entry. `entry` is `null` where something in it was hidden from the watcher. */
export interface Sight {
  readonly at: number;
  readonly entry: Entry | null;
  readonly by: Entry['by'];
  readonly events: readonly GameEvent[];
}

/** A row that is refused names the index of the first move that is. */
export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
  readonly index: number;
}
export type Played = { readonly ok: true } | Refused;

/** What a row would add to the log. Nothing has changed yet: `apply` plays it, once it is stored. */
export type Proposal = { readonly ok: true; readonly entries: readonly Entry[] } | Refused;

/** Why nothing can be taken back freely: nothing to take back, a draw, another seat's move, something seen, or the end. */
export type Bar = 'nothing' | 'chance' | 'another' | 'revealed' | 'over';
export type Undoable = { readonly ok: true; readonly to: number } | { readonly ok: false; readonly bar: Bar };

export interface TableSetup {
  readonly seats: number;
  /** Already parsed by the game's `options.parse`. */
  readonly options: Json;
  readonly sea: Sea;
  /** A position to start from instead of the game's own setup. */
  readonly from?: Position;
}

/** What was told of the first so many entries of a table's log. */
export type Retell = (table: Table, entries: number) => readonly (readonly Told[])[];

/** Positions by how many entries in force lead to them. */
type Passed = ReadonlyMap<number, unknown>;
const nowhere: Passed = new Map();

/** What was proposed last, with what playing it came to, so that applying it plays nothing twice. */
interface Prepared {
  readonly at: number;
  readonly entries: readonly Entry[];
  readonly plies: readonly Ply[];
  readonly state: unknown;
  readonly passed: Passed;
}

/**
 * Hosts one game: checks moves, lets the dealer play chance, keeps the log, shows each watcher its own view and events, undoes.
 * Knows nothing of any particular game, network or screen; the same in the browser and on a server. Synchronous.
 *
 * Whatever changes the game is a list of entries, and has two halves: a proposal (`propose`, `proposeUndo`, `proposeRewind`, `draws`),
 * which changes nothing, and `apply`. A host that stores games writes the entries down between the two. `play`, `deal`, `chance`,
 * `undo` and `rewind` are both halves at once, for hosts that keep nothing.
 */
export class Table {
  readonly game: AnyPlayable;
  readonly setup: TableSetup;
  readonly #dealer: Dealer;
  readonly #log: Entry[] = [];
  /** Of each entry, whether somebody learned something by it. */
  readonly #binding: boolean[] = [];
  /** What was told of the entries since the table rested; of those before it is forgotten. */
  #told: (readonly Told[])[] = [];
  #retell: Retell | null = null;
  /** The entries in force: indices into the log of moves not taken back, in order. */
  readonly #line: number[] = [];
  readonly #course: Course;
  readonly #away = new Set<Seat>();
  #draws = 0;
  #practised = false;
  #prepared: Prepared | null = null;
  #passed: Passed = nowhere;

  constructor(game: AnyPlayable, setup: TableSetup) {
    this.game = game;
    this.setup = setup;
    this.#dealer = dealerOf(setup.sea, termsOf(game, setup));
    const opening = () => setup.from?.begin() ?? game.setup(setup.seats, setup.options);
    this.#course = new Course(game, opening, (index) => this.#moveOf(index));
  }

  /** How many entries the log has: the number a row of moves must name, so that nobody plays on a past they did not see. */
  get at(): number {
    return this.#log.length;
  }

  /** Grows as the game goes on. */
  get log(): readonly Entry[] {
    return this.#log;
  }

  /** The whole truth: for the host, never for a player. Do not write to it. */
  get state(): unknown {
    return this.#course.state;
  }

  get actor(): Actor {
    return this.game.actor(this.state);
  }

  /** Whether a draw was ever taken back: such a game counts as practice. */
  get practised(): boolean {
    return this.#practised;
  }

  /** Seats whose players went away: bots play for them. */
  get away(): ReadonlySet<Seat> {
    return this.#away;
  }

  view(watcher: Watcher): unknown {
    return this.game.view(this.state, watcher);
  }

  result(): GameResult | null {
    return this.actor === null ? this.game.result(this.state) : null;
  }

  /** What a row of decisions would add to the log: all of them and the draws that answer it, or the first that is refused and why. */
  propose(seat: Seat, at: number, row: readonly Json[]): Proposal {
    return this.#propose(seat, at, row, true);
  }

  /** What the dealer would draw now, until a seat must decide, the game is over, or a person must say what fell. */
  draws(): readonly Entry[] {
    const state = this.#course.copy();
    return this.#prepare(this.#drawOn(state), state, nowhere);
  }

  /** Takes back the seat's last decision, if it may do so freely. */
  proposeUndo(seat: Seat): Proposal {
    const undoable = this.undoable(seat);
    if (!undoable.ok) return { ok: false, refusal: { rule: 'stale', at: this.at }, index: 0 };
    return this.proposeRewind(seat, undoable.to);
  }

  /**
   * Takes back entry `to` and all after it, draws too: solo practice, a typed die corrected, or players who agreed. The host
   * decides whether that is allowed; if it goes beyond a free undo, the game is marked practised. Refused if that entry is not in force.
   */
  proposeRewind(seat: Seat, to: number): Proposal {
    const kept = this.#line.lastIndexOf(to);
    if (kept < 0) return { ok: false, refusal: { rule: 'stale', at: this.at }, index: 0 };
    const undo: Entry = { by: 'table', undo: to, seat, practised: this.#isPractice(seat, kept) };
    const drawn = this.#drawOn(this.stateAfter(kept));
    return { ok: true, entries: [undo, ...drawn.map(entryOf)] };
  }

  /** Who decides once these entries, proposed here, are applied. */
  actorAfter(entries: readonly Entry[]): Actor {
    const prepared = this.#prepared;
    if (prepared?.entries === entries && prepared.at === this.at) return this.game.actor(prepared.state);
    let { state } = this;
    for (const entry of entries) {
      if ('undo' in entry) state = this.stateAfter(this.#line.lastIndexOf(entry.undo));
      else if ('move' in entry) {
        if (state === this.state) state = this.game.clone(state);
        this.game.play(state, entry.move);
      }
    }
    return this.game.actor(state);
  }

  /**
   * Plays entries that were proposed here or came back from a store, each checked: all of them, or those before the first that does
   * not hold, with its index and why.
   */
  apply(entries: readonly Entry[]): Played {
    const prepared = this.#prepared;
    if (prepared && prepared.entries === entries && prepared.at === this.at) {
      this.#adopt(prepared);
      return { ok: true };
    }
    this.#prepared = null;
    this.#passed = nowhere;
    for (const [index, entry] of entries.entries()) {
      const no = this.#applyOne(entry);
      if (no) return { ok: false, refusal: no, index };
    }
    return { ok: true };
  }

  /** Plays a row of decisions as one: all of them, or none and the reason with the index of the first that is refused. */
  play(seat: Seat, at: number, row: readonly Json[]): Played {
    const proposal = this.#propose(seat, at, row, false);
    return proposal.ok ? this.apply(proposal.entries) : proposal;
  }

  /** The dealer plays chance until a seat must decide, the game is over, or a person must say what fell. Returns the draws made. */
  deal(): readonly Json[] {
    if (this.actor !== 'chance') return [];
    const draws = this.draws();
    this.apply(draws);
    return draws.flatMap((entry) => ('move' in entry ? [entry.move] : []));
  }

  /** What a dealer would draw next, by index: `null` if chance does not act or the dealer leaves it to a person. */
  foretell(dealer: Dealer): number | null {
    const { game, state } = this;
    return this.actor === 'chance' ? drawBy(dealer, game, state, game.moves(state), this.#draws) : null;
  }

  /** Somebody says what chance did: the companion's typed dice, or a log being replayed. */
  chance(move: Json): Played {
    return this.apply([{ by: 'chance', move }]);
  }

  /** How far back a seat may go freely now: to before its own last decision, if nobody has learned anything since. */
  undoable(seat: Seat): Undoable {
    if (this.actor === null) return { ok: false, bar: 'over' };
    for (let i = this.#line.length - 1; i >= 0; i--) {
      const to = itemAt(this.#line, i);
      const { by } = itemAt(this.#log, to);
      const binding = itemAt(this.#binding, to);
      if (by === 'chance') {
        if (binding) return { ok: false, bar: 'chance' };
      } else if (by !== seat) {
        return { ok: false, bar: 'another' };
      } else {
        return binding ? { ok: false, bar: 'revealed' } : { ok: true, to };
      }
    }
    return { ok: false, bar: 'nothing' };
  }

  /** Takes back the seat's last decision, if it may. */
  undo(seat: Seat): Undoable {
    const undoable = this.undoable(seat);
    if (undoable.ok) this.rewind(seat, undoable.to);
    return undoable;
  }

  /** The entry to `rewind` to so that the seat can decide its last decision anew, draws or not; `null` if it has made none. */
  lastDecision(seat: Seat): number | null {
    return this.#line.findLast((index) => this.#log[index]?.by === seat) ?? null;
  }

  /** Takes back entry `to` and all after it at once, without drawing anew. False if that entry is not in force. */
  rewind(seat: Seat, to: number): boolean {
    const kept = this.#line.lastIndexOf(to);
    if (kept < 0) return false;
    return this.apply([{ by: 'table', undo: to, seat, practised: this.#isPractice(seat, kept) }]).ok;
  }

  leaving(seat: Seat, leaving: Leaving): void {
    this.apply([{ by: 'table', seat, leaving }]);
  }

  /**
   * Keeps only what cannot be found out again, and from now on plays on in the position itself instead of a copy that would grow old with every
   * move: for hosts of many tables, at most of which nothing happens. What was told is found out by `retell`, which is `retold`: handed in, as pages have no use for it and every byte of theirs counts.
   */
  rest(retell: Retell): void {
    this.#retell = retell;
    this.#told = [];
    this.#passed = nowhere;
    this.#course.rest();
  }

  /** Positions between the decisions of the row applied last, of a table that has rested before and not since. Not to be written to. */
  get passed(): Passed {
    return this.#passed;
  }

  /** What a watcher has seen since entry `since`, undone things included: the log as that watcher may know it. */
  sights(watcher: Watcher, since = 0): readonly Sight[] {
    return this.#toldSince(since).map((told, i) => sight(itemAt(this.#log, since + i), told, since + i, watcher));
  }

  /** The entries now in force, as indices into the log, in the order they were played. */
  get line(): readonly number[] {
    return this.#line;
  }

  /** The position after the first `count` entries in force. */
  stateAfter(count: number): unknown {
    return this.#course.after(Math.min(count, this.#line.length));
  }

  #toldSince(since: number): readonly (readonly Told[])[] {
    const forgotten = this.at - this.#told.length;
    if (since >= forgotten) return this.#told.slice(since - forgotten);
    return [...(this.#retell?.(this, forgotten).slice(since) ?? []), ...this.#told];
  }

  #moveOf(index: number): Json {
    const entry = itemAt(this.#log, itemAt(this.#line, index));
    if (!('move' in entry)) throw new Error(`entry ${index} of the line is no move`);
    return entry.move;
  }

  #propose(seat: Seat, at: number, row: readonly Json[], withDraws: boolean): Proposal {
    if (at !== this.at) return { ok: false, refusal: { rule: 'stale', at: this.at }, index: 0 };
    const state = this.#retell ? this.#course.take() : this.#course.copy();
    const plies: Ply[] = [];
    const passed = new Map<number, unknown>();
    for (const [index, move] of row.entries()) {
      const no = refusal(this.game, state, seat, move);
      if (no) return { ok: false, refusal: no, index };
      if (index > 0 && this.#retell) passed.set(this.#line.length + index, this.game.clone(state));
      plies.push(perform(this.game, state, seat, move));
    }
    if (withDraws) plies.push(...this.#drawOn(state));
    return { ok: true, entries: this.#prepare(plies, state, passed) };
  }

  #prepare(plies: readonly Ply[], state: unknown, passed: Passed): readonly Entry[] {
    const entries = plies.map(entryOf);
    this.#prepared = { at: this.at, entries, plies, state, passed };
    return entries;
  }

  /** Lets the dealer play on from a position, in place. */
  #drawOn(state: unknown): readonly Ply[] {
    const plies: Ply[] = [];
    const most = this.game.bound(this.setup.seats, this.setup.options);
    while (this.game.actor(state) === 'chance') {
      const moves = this.game.moves(state);
      const index = drawBy(this.#dealer, this.game, state, moves, this.#draws + plies.length);
      if (index === null) break;
      if (plies.length > most) throw new Error(`chance of ${this.game.id} never ends`);
      plies.push(perform(this.game, state, 'chance', moves[index] as Json, moves.length > 1));
    }
    return plies;
  }

  #adopt({ entries, passed, plies, state }: Prepared): void {
    this.#prepared = null;
    this.#passed = passed;
    for (const [i, ply] of plies.entries()) this.#note(itemAt(entries, i), ply);
    this.#course.advance(state, plies.length);
  }

  #applyOne(entry: Entry): Refusal | null {
    if (entry.by === 'table') return 'leaving' in entry ? this.#leave(entry) : this.#takeBack(entry);
    const { state } = this.#course;
    const no = entry.by === 'chance' ? this.#notDrawn(entry.move) : refusal(this.game, state, entry.by, entry.move);
    if (no) return no;
    this.#note(entry, perform(this.game, state, entry.by, entry.move));
    this.#course.advance(state, 1);
    return null;
  }

  #notDrawn(move: Json): Refusal | null {
    const { actor } = this;
    if (actor === null) return { rule: 'game-over' };
    if (actor !== 'chance') return { rule: 'not-your-turn', actor };
    return isListed(this.game, this.state, move) ? null : { rule: 'not-a-move' };
  }

  #note(entry: Entry, { told, binding }: Pick<Ply, 'told' | 'binding'>): void {
    this.#line.push(this.at);
    this.#record(entry, told.slice(), binding);
    if (entry.by === 'chance') this.#draws++;
  }

  #record(entry: Entry, told: readonly Told[], binding: boolean): void {
    this.#log.push(entry);
    this.#binding.push(binding);
    this.#told.push(told);
  }

  #leave(entry: Extract<Entry, { leaving: Leaving }>): null {
    if (entry.leaving === 'returned') this.#away.delete(entry.seat);
    else this.#away.add(entry.seat);
    this.#record(entry, [], false);
    return null;
  }

  #takeBack(entry: Extract<Entry, { undo: number }>): Refusal | null {
    const kept = this.#line.lastIndexOf(entry.undo);
    if (kept < 0) return { rule: 'stale', at: this.at };
    const practised = this.#isPractice(entry.seat, kept);
    if (practised !== entry.practised) return { rule: 'not-a-move', practised };
    this.#course.back(kept);
    this.#line.length = kept;
    this.#practised ||= practised;
    this.#record(entry, [], false);
    return null;
  }

  /** Whether going back to the first `kept` entries in force goes past what somebody has learned, or what another seat did. */
  #isPractice(seat: Seat, kept: number): boolean {
    return this.#line.slice(kept).some((index) => {
      const { by } = itemAt(this.#log, index);
      return itemAt(this.#binding, index) || (by !== 'chance' && by !== seat);
    });
  }
}

/** What the draws of this table are bound to, if its sea is sealed. */
export function termsOf(game: AnyPlayable, { seats, options }: Pick<TableSetup, 'seats' | 'options'>): Terms {
  return { game: game.id, version: game.version, seats, options };
}

const entryOf = ({ by, move }: Ply): Entry => ({ by, move });

function drawBy(
  dealer: Dealer,
  game: AnyPlayable,
  state: unknown,
  moves: readonly unknown[],
  n: number,
): number | null {
  return dealer.draw(n, game.weights(state), () => moves.map((move) => game.write(move)));
}

function sight(entry: Entry, told: readonly Told[], at: number, watcher: Watcher): Sight {
  const open = entry.by === 'table' || isOpen(told, entry.by, watcher);
  return { at, by: entry.by, entry: open ? entry : null, events: seen(told, watcher) };
}
