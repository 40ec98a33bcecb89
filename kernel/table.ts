import type { Actor, AnyGame, GameEvent, GameResult, Json, Refusal, Seat, Watcher } from './contract.ts';
import { type Dealer, dealerOf, type Sea } from './dealers.ts';
import { isListed, refusal } from './refusal.ts';

/** What became of a seat's player. The seat goes to a bot until its player returns; play goes on. */
export type Leaving = 'resigned' | 'timed-out' | 'left' | 'returned';

/**
 * The log is the game; the state is only a cache of it. Nothing is ever erased: an undo says from which entry on the line is
 * taken back (that entry and all after it), and undone draws stay where they were.
 */
export type Entry =
  | { readonly by: Seat; readonly move: Json }
  | { readonly by: 'chance'; readonly move: Json }
  | { readonly by: 'table'; readonly undo: number; readonly seat: Seat; readonly practised: boolean }
  | { readonly by: 'table'; readonly seat: Seat; readonly leaving: Leaving };

/** What one watcher learns of one log entry. `move` is `null` where something in it was hidden from the watcher. */
export interface Sight {
  readonly at: number;
  readonly entry: Entry | null;
  readonly by: Entry['by'];
  readonly events: readonly GameEvent[];
}

export type Played = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal; readonly index: number };

/** Why nothing can be taken back freely: nothing to take back, a draw, another seat's move, something seen, or the end. */
export type Bar = 'nothing' | 'chance' | 'another' | 'revealed' | 'over';
export type Undoable = { readonly ok: true; readonly to: number } | { readonly ok: false; readonly bar: Bar };

interface Told {
  readonly event: GameEvent;
  readonly audience: readonly Seat[] | undefined;
  readonly veiled: GameEvent | undefined;
}

/** A log entry with what the table remembers of it: what was told, and whether somebody learned something by it. */
interface Noted {
  readonly entry: Entry;
  readonly told: readonly Told[];
  readonly binding: boolean;
}

export interface TableSetup {
  readonly seats: number;
  /** Already parsed by the game's `options.parse`. */
  readonly options: Json;
  readonly sea: Sea;
  /** A position to start from instead of the game's own setup. */
  readonly from?: Json;
}

/**
 * Hosts one game: checks moves, lets the dealer play chance, keeps the log, shows each watcher its own view and events, undoes.
 * Knows nothing of any particular game, network or screen; the same in the browser and on a server. Synchronous.
 */
export class Table {
  readonly game: AnyGame;
  readonly setup: TableSetup;
  readonly #dealer: Dealer;
  readonly #noted: Noted[] = [];
  /** The entries in force: indices into the log of moves not taken back, in order. */
  #line: number[] = [];
  #draws = 0;
  #practised = false;
  readonly #away = new Set<Seat>();
  #state: unknown;

  constructor(game: AnyGame, setup: TableSetup) {
    this.game = game;
    this.setup = setup;
    this.#dealer = dealerOf(setup.sea);
    this.#state = this.#opening();
  }

  /** How many entries the log has: the number a row of moves must name, so that nobody plays on a past they did not see. */
  get at(): number {
    return this.#noted.length;
  }

  get log(): readonly Entry[] {
    return this.#noted.map((noted) => noted.entry);
  }

  /** The whole truth: for the host, never for a player. Do not write to it. */
  get state(): unknown {
    return this.#state;
  }

  get actor(): Actor {
    return this.game.actor(this.#state);
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
    return this.game.view(this.#state, watcher);
  }

  result(): GameResult | null {
    return this.actor === null ? this.game.result(this.#state) : null;
  }

  /** Plays a row of decisions as one: all of them, or none and the reason with the index of the first that is refused. */
  play(seat: Seat, at: number, row: readonly Json[]): Played {
    if (at !== this.at) return { ok: false, refusal: { rule: 'stale', at: this.at }, index: 0 };
    const state = this.game.clone(this.#state);
    const rows: Noted[] = [];
    for (let index = 0; index < row.length; index++) {
      const no = refusal(this.game, state, seat, row[index]);
      if (no) return { ok: false, refusal: no, index };
      rows.push(this.#perform(state, { by: seat, move: row[index] }));
    }
    this.#state = state;
    for (const noted of rows) this.#append(noted);
    return { ok: true };
  }

  /** The dealer plays chance until a seat must decide, the game is over, or a person must say what fell. Returns the draws made. */
  deal(): readonly Json[] {
    const drawn: Json[] = [];
    while (this.actor === 'chance') {
      const index = this.foretell(this.#dealer);
      if (index === null) break;
      const move = this.game.moves(this.#state)[index] as Json;
      this.#chance(move);
      drawn.push(move);
    }
    return drawn;
  }

  /** What a dealer would draw next, by index: `null` if chance does not act or the dealer leaves it to a person. */
  foretell(dealer: Dealer): number | null {
    if (this.actor !== 'chance') return null;
    const moves = this.game.moves(this.#state);
    return dealer.draw(this.#draws, this.game.weights(this.#state), () => moves.map((move) => this.game.write(move)));
  }

  /** Somebody says what chance did: the companion's typed dice, or a log being replayed. */
  chance(move: Json): Played {
    const actor = this.actor;
    if (actor === null) return { ok: false, refusal: { rule: 'game-over' }, index: 0 };
    if (actor !== 'chance') return { ok: false, refusal: { rule: 'not-your-turn', actor }, index: 0 };
    if (!isListed(this.game, this.#state, move)) return { ok: false, refusal: { rule: 'not-a-move' }, index: 0 };
    this.#chance(move);
    return { ok: true };
  }

  /** How far back a seat may go freely now: to before its own last decision, if nobody has learned anything since. */
  undoable(seat: Seat): Undoable {
    if (this.actor === null) return { ok: false, bar: 'over' };
    for (let i = this.#line.length - 1; i >= 0; i--) {
      const { entry, binding } = this.#noted[this.#line[i]];
      if (entry.by === 'chance') {
        if (binding) return { ok: false, bar: 'chance' };
      } else if (entry.by !== seat) {
        return { ok: false, bar: 'another' };
      } else {
        return binding ? { ok: false, bar: 'revealed' } : { ok: true, to: this.#line[i] };
      }
    }
    return { ok: false, bar: 'nothing' };
  }

  /** Takes back the seat's last decision, if it may. */
  undo(seat: Seat): Undoable {
    const undoable = this.undoable(seat);
    if (undoable.ok) this.#takeBack(seat, undoable.to);
    return undoable;
  }

  /** The entry to `rewind` to so that the seat can decide its last decision anew, draws or not; `null` if it has made none. */
  lastDecision(seat: Seat): number | null {
    return this.#line.findLast((index) => this.#noted[index].entry.by === seat) ?? null;
  }

  /**
   * Takes back entry `to` and all after it, draws too: solo practice, a typed die corrected, or players who agreed. The host
   * decides whether that is allowed; if it goes beyond a free undo, the game is marked practised. False if that entry is not in force.
   */
  rewind(seat: Seat, to: number): boolean {
    if (!this.#line.includes(to)) return false;
    this.#takeBack(seat, to);
    return true;
  }

  leaving(seat: Seat, leaving: Leaving): void {
    this.#append({ entry: { by: 'table', seat, leaving }, told: [], binding: false });
  }

  /** What a watcher has seen since entry `since`, undone things included: the log as that watcher may know it. */
  sights(watcher: Watcher, since = 0): readonly Sight[] {
    return this.#noted.slice(since).map((noted, i) => sight(noted, since + i, watcher));
  }

  /** The entries now in force, as indices into the log, in the order they were played. */
  get line(): readonly number[] {
    return this.#line;
  }

  /** The position after the first `count` entries in force. */
  stateAfter(count: number): unknown {
    const state = this.#opening();
    for (const index of this.#line.slice(0, count)) {
      const { entry } = this.#noted[index];
      if (entry.by !== 'table') this.game.play(state, entry.move);
    }
    return state;
  }

  #opening(): unknown {
    if (this.setup.from === undefined) return this.game.setup(this.setup.seats, this.setup.options);
    return this.game.clone(this.setup.from);
  }

  #perform(state: unknown, entry: { readonly by: Seat | 'chance'; readonly move: Json }): Noted {
    const binding = entry.by === 'chance' ? this.game.moves(state).length > 1 : this.game.reveals(state, entry.move);
    const told: Told[] = [];
    this.game.play(state, entry.move, (event, audience, veiled) => told.push({ event, audience, veiled }));
    return { entry, told, binding };
  }

  #chance(move: Json): void {
    this.#append(this.#perform(this.#state, { by: 'chance', move }));
  }

  #append(noted: Noted): void {
    const { entry } = noted;
    this.#noted.push(noted);
    if (entry.by === 'table') {
      if ('leaving' in entry) {
        if (entry.leaving === 'returned') this.#away.delete(entry.seat);
        else this.#away.add(entry.seat);
      }
      return;
    }
    this.#line.push(this.#noted.length - 1);
    if (entry.by === 'chance') this.#draws++;
  }

  #takeBack(seat: Seat, to: number): void {
    const kept = this.#line.indexOf(to);
    const practised = this.#line.slice(kept).some((index) => {
      const { entry, binding } = this.#noted[index];
      return binding || (entry.by !== 'chance' && entry.by !== seat);
    });
    this.#state = this.stateAfter(kept);
    this.#line = this.#line.slice(0, kept);
    this.#practised ||= practised;
    this.#append({ entry: { by: 'table', undo: to, seat, practised }, told: [], binding: false });
  }
}

function sight({ entry, told }: Noted, at: number, watcher: Watcher): Sight {
  const knows = ({ audience }: Told) => audience === undefined || (watcher !== null && audience.includes(watcher));
  const events = told.flatMap((one) => (knows(one) ? [one.event] : one.veiled ? [one.veiled] : []));
  const open = entry.by === 'table' || entry.by === watcher || told.every(knows);
  return { at, by: entry.by, entry: open ? entry : null, events };
}
