import {
  type AnyGame,
  type AnyPlayable,
  type Entry,
  type Json,
  type Refusal,
  type Seat,
  scenesOf,
  type Watcher,
} from '@fathom/kernel';
import type { BranchWish } from './branch.ts';
import { Display, type Shown } from './display.ts';
import { courseOf, momentsOf, viewAfter, viewsOf } from './history.ts';
import type { Done, Hosted, LocalTable } from './local-table.ts';
import { Row, type Waits } from './row.ts';
import { Screen } from './screen.ts';
import { holdsSecrets } from './secrets.ts';
import {
  type Course,
  type Crew,
  type Facts,
  hasOnePerson,
  type Moment,
  type Reader,
  type Session,
  type Snapshot,
  type Undo,
} from './session.ts';

export interface Manners {
  /** The board shows on a press only what is secret: the screen is passed from turn to turn without a curtain, and the log keeps silent. */
  readonly discreet?: boolean;
  /** Decisions made before, but not yet played on the table; `along` says which of them were made with the one before. */
  readonly row?: readonly { readonly move: Json; readonly along: boolean }[];
  /** Where a row is kept until it is released; without it, chance answers at once. */
  readonly waits?: Waits;
}

/** A game on this screen: one person or several taking turns at it, alone or with bots. */
export class LocalSession implements Session, Crew {
  readonly game: AnyPlayable;
  readonly facts: Facts;
  readonly #host: LocalTable;
  readonly #screen: Screen;
  readonly #discreet: boolean;
  readonly #waits: Waits;
  readonly #display: Display;
  #row: Row;
  /** What is being written down: until it is on show, nobody is heard who still looks at what was before. */
  #writing: Promise<Done> | null = null;

  constructor(host: LocalTable, manners: Manners = {}) {
    this.game = host.game;
    this.facts = host.facts;
    this.#host = host;
    this.#waits = manners.waits ?? (() => false);
    this.#discreet = (manners.discreet ?? false) && this.facts.people.length > 1;
    const hides = (seat: Seat) => host.actor !== null && holdsSecrets(host.game, host.table.state, seat);
    this.#screen = new Screen(host.facts, host.actor, hides, this.#discreet);
    this.#row = this.#emptyRow();
    for (const { move, along } of manners.row ?? []) {
      const tried = this.#row.with([move], along);
      if (!tried.ok || (tried.ends && !tried.atChance)) break;
      this.#row = tried.row;
    }
    this.#screen.cover();
    this.#display = new Display({
      snapshot: (happening, settled) => this.#snapshot(happening, settled),
      turn: () => ({ actor: this.#actor(), thinking: this.#thinking() }),
      arrive: () => this.#passOn(),
    });
  }

  get now(): Snapshot {
    return this.#display.now;
  }

  get crew(): Crew | null {
    return this.facts.people.length < this.facts.seats ? this : null;
  }

  subscribe(listener: (now: Snapshot) => void): () => void {
    return this.#display.subscribe(listener);
  }

  async send(...moves: readonly Json[]): Promise<Refusal | null> {
    if (this.#screen.awaited !== null) return { rule: 'not-your-turn', actor: this.#screen.awaited };
    // What is decided before everything is on show is meant for another moment.
    if (this.#writing || this.#display.isBehind) return { rule: 'stale', at: this.#host.at };
    const seat = this.#screen.holder;
    const before = this.#row.decided.length;
    const tried = this.#row.with(moves);
    if (!tried.ok) return tried.refusal;
    const { row, ends, atChance } = tried;
    if (ends && !(atChance && row.isToBeHeld(this.#waits))) return this.#play(seat, row, before);
    const done = await this.#write(() => this.#host.keepRow(row.moves, alongIn(row)));
    if (!done.ok) return done.refusal;
    this.#row = row;
    const events = row.decided.slice(before).flatMap((one) => one.events);
    this.#display.present(events.length > 0 ? [{ by: seat, events, view: () => row.view() }] : []);
    return null;
  }

  async release(): Promise<void> {
    if (this.#screen.awaited !== null || this.#writing || this.#display.isBehind || !this.#row.isHeld) return;
    await this.#play(this.#screen.holder, this.#row, this.#row.decided.length);
  }

  get at(): number {
    return this.#host.at;
  }

  view(seat: Seat): unknown {
    if (this.#screen.isPerson(seat)) throw new Error('people look at the screen, not at the table');
    return this.#host.view(seat);
  }

  async act(seat: Seat, at: number, row: readonly Json[]): Promise<Refusal | null> {
    if (row.length === 0) return { rule: 'not-a-move' };
    while (this.#writing) await this.#writing;
    return this.happen(async () => {
      const done = await this.#host.play(seat, at, row);
      return done.ok || done.index === 0 ? done : this.#host.play(seat, at, row.slice(0, done.index));
    }, at);
  }

  async undo(practice = false): Promise<boolean> {
    const { kind } = this.#undoable();
    if (this.#screen.awaited !== null || this.#writing) return false;
    if (kind === 'no' || (kind === 'practice' && !practice)) return false;
    const shorter = kind === 'row' ? this.#row.without() : null;
    const done = await this.#write(() =>
      shorter
        ? this.#host.keepRow(shorter.moves, alongIn(shorter))
        : this.#host.takeBack(this.#screen.holder, kind === 'practice'),
    );
    if (!done.ok) return false;
    this.#row = shorter ?? this.#emptyRow();
    this.#display.change();
    return true;
  }

  /** Another tab has written this down. */
  receive(entries: readonly Entry[], along: readonly number[]): void {
    const since = this.#host.at;
    this.#host.receive(entries, along);
    this.#row = this.#emptyRow();
    this.#display.present(this.#since(since));
  }

  whyNot(move: Json, whole?: AnyGame): Refusal | null {
    return this.#row.whyNot(move, whole);
  }

  preview(row: readonly Json[]): unknown {
    return this.#row.preview(row);
  }

  settled(serial: number): void {
    this.#display.settled(serial);
  }

  takeOver(): void {
    const { holder } = this.#screen;
    if (!this.#screen.takeOver()) return;
    if (this.#screen.holder !== holder) this.#row = this.#emptyRow();
    this.#display.change();
  }

  cover(): void {
    if (this.#screen.cover()) this.#display.change();
  }

  moments(): readonly Moment[] {
    const { holder } = this.#screen;
    const played = momentsOf(this.#host.table, this.#told());
    const unsent = this.#row.decided.map(({ events }, i) => ({ count: played.length + i + 1, by: holder, events }));
    return [...played, ...unsent];
  }

  async viewAfter(count: number): Promise<unknown> {
    return viewAfter(this.#host.table, this.#screen.holder, this.#row.decided, count);
  }

  views(): Iterable<unknown> {
    return viewsOf(this.#host.table, this.#screen.holder);
  }

  course(): Course | null {
    return this.#host.actor === null ? courseOf(this.#host.table) : null;
  }

  hides(): boolean {
    const { table, actor } = this.#host;
    const others = this.facts.players.flatMap((_, seat) => (seat === this.#screen.holder ? [] : [seat]));
    return actor !== null && others.some((seat) => holdsSecrets(this.game, table.state, seat));
  }

  async logbook(reader: Reader): Promise<string> {
    const { holder } = this.#screen;
    const { bookOf } = await import('./book.ts');
    return bookOf(this.#host, reader === 'everything' ? 'all' : holder);
  }

  async branch(count: number, wish: BranchWish): Promise<Hosted | null> {
    const { table, actor, facts } = this.#host;
    if (actor !== null && !hasOnePerson(facts)) return null;
    const { branchAt } = await import('./branch.ts');
    const by = this.#screen.holder;
    const unsent = this.#row.moves.map((move) => ({ by, move }));
    return branchAt({ table, players: facts.players, unsent, ...wish }, count);
  }

  /** Plays a row on the table, the first `shown` decisions of which are on show. */
  async #play(seat: Seat, row: Row, shown: number): Promise<Refusal | null> {
    const { at } = this.#host;
    return this.happen(() => this.#host.play(seat, at, row.moves, alongIn(row)), at + shown, seat);
  }

  /** Writes something down and shows what came of it, from an entry on. */
  protected async happen(write: () => Promise<Done>, since: number, watcher?: Seat): Promise<Refusal | null> {
    const done = await this.#write(write);
    if (!done.ok) return done.refusal;
    this.#row = this.#emptyRow();
    this.#display.present(this.#since(since, watcher));
    return null;
  }

  /** Whom the log is written for: at a discreet board, whoever may look over a shoulder. */
  #told(): Watcher {
    return this.#discreet && this.#host.actor !== null ? null : this.#screen.holder;
  }

  async #write(write: () => Promise<Done>): Promise<Done> {
    const writing = write();
    this.#writing = writing;
    this.#display.say({ storing: true });
    let done: Done | null = null;
    try {
      done = await writing;
      return done;
    } finally {
      this.#writing = null;
      // What went well is shown at once by whoever wrote it.
      if (!done?.ok) this.#display.say({ storing: false, ...this.#setback() });
    }
  }

  #setback(): Partial<Snapshot> {
    const { trouble } = this.#host;
    return trouble === 'taken' ? { trouble, moves: [], thinking: null } : { trouble };
  }

  #emptyRow(): Row {
    return new Row(this.game, this.#host.view(this.#screen.holder), this.#screen.holder);
  }

  /** What there is to show of all that happened since an entry. */
  #since(entry: number, watcher = this.#screen.holder): readonly Shown[] {
    return scenesOf(this.#host.table, watcher, entry).filter(({ events }) => events.length > 0);
  }

  /** Everything is on show: it may be for another person to take the screen. */
  #passOn(): boolean {
    if (this.#screen.awaited !== null || !this.#screen.passTo(this.#actor())) return false;
    this.#row = this.#emptyRow();
    return true;
  }

  #actor() {
    if (this.#row.isHeld) return this.#screen.holder;
    return this.#row.decided.length > 0 ? this.#row.actor : this.#host.actor;
  }

  #thinking(): Seat | null {
    const actor = this.#actor();
    if (typeof actor !== 'number' || this.#screen.awaited !== null || this.#host.trouble === 'taken') return null;
    return this.#screen.isPerson(actor) ? null : actor;
  }

  #snapshot(happening: Snapshot['happening'], settled: boolean): Snapshot {
    const { holder, awaited } = this.#screen;
    const actor = this.#actor();
    const mayAct = awaited === null && actor === holder && this.#host.trouble !== 'taken';
    return {
      view: awaited === null ? this.#row.view() : this.#host.view(null),
      moves: mayAct ? this.#row.choices() : [],
      watcher: holder,
      actor,
      thinking: settled ? this.#thinking() : null,
      happening,
      settled,
      held: awaited === null && this.#row.isHeld && this.#host.trouble !== 'taken',
      handover: awaited,
      undo: this.#undoable(),
      result: this.#host.result(),
      practised: this.#host.practised,
      at: this.#host.at + this.#row.decided.length,
      storing: this.#writing !== null,
      trouble: this.#host.trouble,
    };
  }

  #undoable(): Undo {
    if (this.#row.decided.length > 0) return { kind: 'row' };
    const { holder } = this.#screen;
    const undoable = this.#host.undoable(holder);
    if (undoable.ok) return { kind: 'free' };
    const isOver = this.#host.actor === null && this.facts.seats > 1;
    if (!isOver && hasOnePerson(this.facts) && this.#host.hasDecided(holder)) return { kind: 'practice' };
    return { kind: 'no', bar: undoable.bar === 'over' || this.#host.hasDecided(holder) ? undoable.bar : 'nothing' };
  }
}

/** Which places of a row were decided along with the one before. */
const alongIn = ({ decided }: Row): readonly number[] => decided.flatMap((one, place) => (one.along ? [place] : []));
