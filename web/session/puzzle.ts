import type { AnyGame, AnyPlayable, Json, Player, Refusal, Seat, Table } from '@fathom/kernel';
import { Display } from './display.ts';
import { momentsOf, viewAfter, viewsOf } from './history.ts';
import type { Hosted } from './local-table.ts';
import { LocalTable } from './local-table.ts';
import { Row } from './row.ts';
import type { Course, Facts, Moment, Reader, Session, Snapshot, Undo } from './session.ts';

/**
 * One turn at a table where nothing is ever played: what somebody decides stays theirs to take back until chance or somebody else would
 * act. What would bring something hidden to light is kept in mind, but not on show.
 */
export class PuzzleSession implements Session {
  readonly game: AnyPlayable;
  readonly facts: Facts;
  readonly crew = null;
  readonly #host: LocalTable;
  readonly #seat: Seat;
  readonly #display: Display;
  #row: Row;
  /** Decisions after those of the row that cannot be shown. */
  #unseen: readonly Json[] = [];
  #isWhole = false;

  constructor(table: Table, seat: Seat, players: readonly Player[]) {
    this.#host = new LocalTable({ table, players }, async () => 'nowhere');
    this.game = table.game;
    this.facts = this.#host.facts;
    this.#seat = seat;
    this.#row = new Row(this.game, table.view(seat), seat);
    this.#display = new Display({
      snapshot: (happening, settled) => this.#snapshot(happening, settled),
      turn: () => ({ actor: this.#actor(), thinking: null }),
      arrive: () => false,
    });
  }

  get now(): Snapshot {
    return this.#display.now;
  }

  /** What has been decided so far. */
  get turn(): readonly Json[] {
    return [...this.#row.moves, ...this.#unseen];
  }

  /** Whether nothing is left to decide in this turn. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  subscribe(listener: (now: Snapshot) => void): () => void {
    return this.#display.subscribe(listener);
  }

  async send(...moves: readonly Json[]): Promise<Refusal | null> {
    if (this.#isWhole) return { rule: 'not-your-turn', actor: this.#seat };
    if (this.#display.isBehind) return { rule: 'stale', at: this.#host.at };
    const before = this.#row.decided.length;
    const tried = this.#row.with(moves);
    if (!tried.ok) return tried.refusal;
    const { row, ends, reveals } = tried;
    this.#isWhole = ends;
    if (reveals) {
      this.#unseen = moves;
      this.#display.change();
      return null;
    }
    this.#row = row;
    const events = row.decided.slice(before).flatMap((one) => one.events);
    this.#display.present(events.length > 0 ? [{ by: this.#seat, events, view: () => row.view() }] : []);
    return null;
  }

  async release(): Promise<void> {}

  async undo(): Promise<boolean> {
    if (this.#undoable().kind === 'no') return false;
    if (this.#unseen.length > 0) this.#unseen = [];
    else this.#row = this.#row.without();
    this.#isWhole = false;
    this.#display.change();
    return true;
  }

  /** Back to the beginning of the turn. */
  startOver(): void {
    this.#row = this.#row.upTo(0);
    this.#unseen = [];
    this.#isWhole = false;
    this.#display.change();
  }

  /** What the board can show of a turn from its beginning: all but what would bring something hidden to light. */
  shown(turn: readonly Json[]): unknown {
    let row = this.#row.upTo(0);
    for (const move of turn) {
      const tried = row.with([move]);
      if (!tried.ok || tried.reveals) break;
      row = tried.row;
    }
    return row.view();
  }

  whyNot(move: Json, whole?: AnyGame): Refusal | null {
    return this.#row.whyNot(move, whole);
  }

  preview(row: readonly Json[]): unknown {
    return this.#isWhole ? null : this.#row.preview(row);
  }

  settled(serial: number): void {
    this.#display.settled(serial);
  }

  takeOver(): void {}

  cover(): void {}

  moments(): readonly Moment[] {
    return momentsOf(this.#host.table, this.#seat);
  }

  async viewAfter(count: number): Promise<unknown> {
    return viewAfter(this.#host.table, this.#seat, this.#row.decided, count);
  }

  views(): Iterable<unknown> {
    return viewsOf(this.#host.table, this.#seat);
  }

  course(): Course | null {
    return null;
  }

  hides(): boolean {
    return this.facts.seats > 1;
  }

  async logbook(_reader: Reader): Promise<string> {
    const { bookOf } = await import('./book.ts');
    return bookOf(this.#host, this.#seat);
  }

  async branch(): Promise<Hosted | null> {
    return null;
  }

  #actor() {
    return this.#isWhole ? 'chance' : this.#seat;
  }

  #undoable(): Undo {
    return this.turn.length > 0 ? { kind: 'row' } : { kind: 'no', bar: 'nothing' };
  }

  #snapshot(happening: Snapshot['happening'], settled: boolean): Snapshot {
    return {
      view: this.#row.view(),
      moves: this.#isWhole ? [] : this.#row.choices(),
      watcher: this.#seat,
      actor: this.#actor(),
      thinking: null,
      happening,
      settled,
      held: false,
      handover: null,
      undo: this.#undoable(),
      result: null,
      practised: false,
      at: this.#host.at + this.turn.length,
      storing: false,
      trouble: null,
    };
  }
}
