import type {
  Actor,
  AnyPlayable,
  Entry,
  GameResult,
  Json,
  Player,
  Refusal,
  Seat,
  Table,
  Undoable,
  Watcher,
} from '@fathom/kernel';
import { factsOf } from './facts.ts';
import type { Facts, Trouble } from './session.ts';

/** What is to be written down, all or nothing, before it is shown. */
export interface Writing {
  /** How many entries of the log are written down already. */
  readonly from: number;
  readonly entries: readonly Entry[];
  /** Decisions made but not yet played on the table. */
  readonly row: readonly Json[];
  /** Which entries of the log were decided along with the one before; those of the row count on from the last of the log. */
  readonly along: readonly number[];
  /** Where it leads to, as any spectator would see it. */
  readonly outlook: Outlook;
}

export interface Outlook {
  readonly view: unknown;
  readonly result: GameResult | null;
  readonly practised: boolean;
}

/** Writes something down for good; what is `taken` or `full` was not. */
export type Keep = (writing: Writing) => Promise<'stored' | Trouble>;

/** A game to host: a table as far as it was written down, and what was decided since. */
export interface Hosted {
  readonly table: Table;
  readonly players: readonly Player[];
  readonly row?: readonly Json[];
  readonly along?: readonly number[];
}

/** `refusal` is `null` where nothing is wrong with it, but it could not be written down. `index`: the first move that is refused. */
export type Done =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal | null; readonly index: number };

const unwritten: Done = { ok: false, refusal: null, index: 0 };

/**
 * The host of a game on this device: the true table, and the store that has everything before anybody sees it. No screen looks at it: they
 * see what a session shows them.
 */
export class LocalTable {
  readonly game: AnyPlayable;
  readonly facts: Facts;
  readonly table: Table;
  readonly #keep: Keep;
  /** The entries that were decided along with the one before: they are taken back together. */
  #along: readonly number[];
  #written: number;
  trouble: Trouble | null = null;

  constructor(hosted: Hosted, keep: Keep) {
    const { table } = hosted;
    this.table = table;
    this.game = table.game;
    this.facts = factsOf(table.setup, hosted.players);
    this.#keep = keep;
    this.#written = table.at;
    const { log } = table;
    this.#along = (hosted.along ?? []).filter((index) => byOneSeat(log[index - 1], log[index]));
    table.deal();
  }

  get at(): number {
    return this.table.at;
  }

  get actor(): Actor {
    return this.table.actor;
  }

  view(watcher: Watcher): unknown {
    return this.table.view(watcher);
  }

  /** Plays a row: proposed, written down, then played. Draws that answer it are part of it. `along` are places in the row. */
  async play(seat: Seat, at: number, row: readonly Json[], along: readonly number[] = []): Promise<Done> {
    const proposed = this.table.propose(seat, at, row);
    if (!proposed.ok) return proposed;
    const together = [...this.#along, ...along.map((place) => at + place)];
    return this.#write(proposed.entries, [], together);
  }

  /** Writes down what a person has decided so far. */
  keepRow(row: readonly Json[], along: readonly number[]): Promise<Done> {
    return this.#write([], row, [...this.#along, ...along.map((place) => this.at + place)]);
  }

  undoable(seat: Seat): Undoable {
    return this.table.undoable(seat);
  }

  hasDecided(seat: Seat): boolean {
    return this.table.lastDecision(seat) !== null;
  }

  /** Back over what was decided as one; freely only as far as nobody has learned anything. */
  async takeBack(seat: Seat, practice: boolean): Promise<Done> {
    for (const to of this.#lastDecidedAsOne(seat)) {
      const proposed = this.table.proposeRewind(seat, to);
      if (proposed.ok && (practice || !proposed.entries.some(isPractice)))
        return this.#write(proposed.entries, [], this.#along);
    }
    return unwritten;
  }

  /** Plays entries that were found to hold here, whoever they are by: written down, then played. */
  write(entries: readonly Entry[]): Promise<Done> {
    return this.#write(entries, [], this.#along);
  }

  /** Entries that another tab has written down. */
  receive(entries: readonly Entry[], along: readonly number[]): void {
    this.#apply(entries);
    this.#written = this.at;
    this.#along = along;
  }

  result(): GameResult | null {
    return this.table.result();
  }

  get practised(): boolean {
    return this.table.practised;
  }

  async #write(entries: readonly Entry[], row: readonly Json[], along: readonly number[]): Promise<Done> {
    const stored = await this.#keep({
      from: this.#written,
      entries: [...this.table.log.slice(this.#written), ...entries],
      row,
      along,
      outlook: this.#outlook(entries),
    });
    this.trouble = stored === 'stored' ? null : stored;
    if (stored === 'taken') return unwritten;
    this.#apply(entries);
    this.#along = along.filter((index) => index < this.at);
    if (stored === 'stored' || stored === 'nowhere') this.#written = this.at;
    return { ok: true };
  }

  /** The entries of the seat's last decision and of those made along with it, the first of them first. */
  #lastDecidedAsOne(seat: Seat): readonly number[] {
    const own = this.table.line.filter((index) => this.table.log[index]?.by === seat);
    return own.slice(own.findLastIndex((index) => !this.#along.includes(index)));
  }

  #apply(entries: readonly Entry[]): void {
    const played = this.table.apply(entries);
    if (!played.ok)
      throw new Error(`entry ${played.index} of what was written down is refused: ${played.refusal.rule}`);
  }

  #outlook(entries: readonly Entry[]): Outlook {
    const { game, table } = this;
    let state = table.state;
    let { practised } = table;
    if (entries.length > 0) state = game.clone(state);
    for (const entry of entries) {
      if ('undo' in entry) {
        state = table.stateAfter(table.line.indexOf(entry.undo));
        practised ||= entry.practised;
      } else if ('move' in entry) game.play(state, entry.move);
    }
    return { view: game.view(state, null), result: game.actor(state) === null ? game.result(state) : null, practised };
  }
}

const isPractice = (entry: Entry): boolean => 'undo' in entry && entry.practised;

const byOneSeat = (before: Entry | undefined, entry: Entry | undefined): boolean =>
  typeof entry?.by === 'number' && entry.by === before?.by;
