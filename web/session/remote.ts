import type { AnyGame, AnyPlayable, Json, Refusal, Seat, Table, Watcher } from '@fathom/kernel';
import type { Course as CourseNews, SightNews } from '@fathom/wire';
import { newKey } from '../online/person.ts';
import type { RemoteTable } from '../online/remote-table.ts';
import type { Setback } from '../online/reply.ts';
import type { BranchWish } from './branch.ts';
import { Display, type Shown } from './display.ts';
import { momentsOfSights } from './far-line.ts';
import { courseOf, viewAfter, viewsOf } from './history.ts';
import type { KeptRow, RowShelf } from './kept-row.ts';
import type { Hosted } from './local-table.ts';
import { factsOfCard, isPlayedByBot } from './remote-facts.ts';
import { Row, type Waits } from './row.ts';
import type { Course, Facts, Moment, Reader, Session, Snapshot, Undo } from './session.ts';

/** What somebody should be told: a setback, that a row came too late, that the others have been asked, that it was begun by older rules. */
export type Word = Setback | { readonly why: 'overtaken' } | { readonly why: 'asked' } | { readonly why: 'mended' };

export interface RemoteParts {
  readonly game: AnyPlayable;
  /** Its card and its first course must have come. */
  readonly table: RemoteTable;
  /** Where decisions wait that the table has not got for sure. */
  readonly shelf: RowShelf;
  readonly tell: (word: Word) => void;
  /** Where a row is kept until it is released; without it, it is sent as soon as chance must act. */
  readonly waits?: Waits;
}

/** More than this at once is not shown batch by batch: whoever was away sees how it stands, and reads the rest in the log. */
const MOST_SCENES = 12;

/** A game at a table on a server, seen from one seat, or by somebody who looks on. */
export class RemoteSession implements Session {
  readonly game: AnyPlayable;
  readonly facts: Facts;
  readonly crew = null;
  readonly #parts: RemoteParts;
  readonly #table: RemoteTable;
  readonly #watcher: Watcher;
  readonly #display: Display;
  readonly #left: readonly (() => void)[];
  /** Whoever waits for the table to go beyond a number of entries. */
  #waiting: { readonly at: number; readonly come: () => void }[] = [];
  #course: CourseNews;
  #view: unknown;
  /** The decisions made, and on show, since the table last went on; `null` for somebody who looks on. */
  #row: Row | null;
  /** What was sent and has not come back: how many entries there were, and how many decisions are to follow them. */
  #underWay: { readonly at: number; readonly length: number } | null = null;
  /** How often the game went on, so that what was decided before no longer holds. */
  #turns = 0;
  /** The whole game, once it is over. */
  #whole: Table | null = null;
  readonly #earlier = new Map<number, unknown>();

  constructor(parts: RemoteParts) {
    const { game, table } = parts;
    const card = table.card();
    const course = table.course();
    if (!card || !course) throw new Error('a session begins when the table has told how it stands');
    this.game = game;
    this.#parts = parts;
    this.#table = table;
    this.#watcher = course.watcher;
    this.#course = course;
    this.#view = table.view;
    this.facts = factsOfCard(card, course.watcher);
    this.#row = this.#emptyRow();
    const unfinished = this.#findRow();
    this.#display = new Display({
      snapshot: (happening, settled) => this.#snapshot(happening, settled),
      turn: () => ({ actor: this.#actor(), thinking: this.#thinking() }),
      arrive: () => false,
    });
    this.#left = [
      table.onNews((news) => {
        if (news.is === 'course') void this.#hear(news);
        else if (news.is === 'card') this.#aside();
      }),
      table.onConnection(() => this.#aside()),
    ];
    if (unfinished) void this.#play(unfinished.row, unfinished.key);
  }

  /** A session for a table whose game is over also has the whole of it. */
  async open(): Promise<void> {
    if (!this.#course.book) return;
    await this.#read(this.#course.book);
    this.#display.change();
  }

  /** Nobody looks any more. */
  close(): void {
    for (const leave of this.#left) leave();
  }

  get now(): Snapshot {
    return this.#display.now;
  }

  subscribe(listener: (now: Snapshot) => void): () => void {
    return this.#display.subscribe(listener);
  }

  async send(...moves: readonly Json[]): Promise<Refusal | null> {
    const row = this.#row;
    const seat = this.#watcher;
    if (!row || seat === null || !this.#mayAct()) return { rule: 'not-your-turn', actor: this.#actor() };
    if (this.#underWay || this.#display.isBehind) return { rule: 'stale', at: this.#course.at };
    const tried = row.with(moves);
    if (!tried.ok) return tried.refusal;
    const held = tried.atChance && tried.row.isToBeHeld(this.#parts.waits ?? (() => false));
    if (tried.ends && !held) return this.#play(tried.row, newKey());
    this.#keep(tried.row);
    const events = tried.row.decided.slice(row.decided.length).flatMap((one) => one.events);
    this.#display.present(events.length > 0 ? [{ by: seat, events, view: () => tried.row.view() }] : []);
    return null;
  }

  async release(): Promise<void> {
    const row = this.#row;
    if (!row?.isHeld || !this.#mayAct() || this.#underWay || this.#display.isBehind) return;
    await this.#play(row, newKey());
  }

  async undo(beyond = false): Promise<boolean> {
    const { kind } = this.#undoable();
    if (this.#underWay || kind === 'no') return false;
    if (kind === 'row') {
      if (this.#row) this.#keep(this.#row.without());
      this.#display.change();
      return true;
    }
    if (kind === 'free') return (await this.#post(0, (at) => this.#table.ask({ do: 'undo', at }, 'again'))) === null;
    if (!beyond) return false;
    const reply = await this.#table.ask({ do: 'propose', what: 'undo' });
    if (!reply.ok) this.#parts.tell(reply.sorry);
    else if (kind === 'ask') this.#parts.tell({ why: 'asked' });
    return false;
  }

  whyNot(move: Json, whole?: AnyGame): Refusal | null {
    return this.#row ? this.#row.whyNot(move, whole) : { rule: 'not-your-turn', actor: this.#actor() };
  }

  preview(row: readonly Json[]): unknown {
    return this.#row?.preview(row) ?? null;
  }

  settled(serial: number): void {
    this.#display.settled(serial);
  }

  // Nobody else looks at this screen.
  takeOver(): void {}
  cover(): void {}

  moments(): readonly Moment[] {
    const played = momentsOfSights(this.#sights());
    const seat = this.#watcher;
    const unsent = this.#row?.decided ?? [];
    if (seat === null) return played;
    return [...played, ...unsent.map(({ events }, i) => ({ count: played.length + i + 1, by: seat, events }))];
  }

  async viewAfter(count: number): Promise<unknown> {
    if (this.#whole) return viewAfter(this.#whole, this.#watcher, [], count);
    const unsent = count - momentsOfSights(this.#sights()).length;
    if (unsent >= 0 && this.#row) return this.#row.upTo(unsent).view();
    if (!this.#earlier.has(count)) {
      const reply = await this.#table.ask({ do: 'moment', count });
      if (!reply.ok) this.#parts.tell(reply.sorry);
      else this.#earlier.set(count, reply.value);
    }
    return this.#earlier.get(count) ?? null;
  }

  views(): Iterable<unknown> {
    return this.#whole ? viewsOf(this.#whole, this.#watcher) : [];
  }

  course(): Course | null {
    return this.#whole && courseOf(this.#whole);
  }

  hides(): boolean {
    return this.#course.book === null;
  }

  async logbook(_reader: Reader): Promise<string> {
    if (this.#course.book !== null) return this.#course.book;
    const reply = await this.#table.ask({ do: 'logbook' });
    if (!reply.ok) this.#parts.tell(reply.sorry);
    return reply.ok && typeof reply.value === 'string' ? reply.value : '';
  }

  async branch(count: number, wish: BranchWish): Promise<Hosted | null> {
    const table = this.#whole;
    if (!table) return null;
    const { branchAt } = await import('./branch.ts');
    return branchAt({ table, players: this.facts.players, ...wish }, count);
  }

  /** Sends a row: `null` once it is on show, or why the table would not have it. */
  async #play(row: Row, key: string): Promise<Refusal | null> {
    const { at } = this.#course;
    const turns = this.#turns;
    const kept = keptRow(at, row, key);
    this.#parts.shelf.write(kept);
    const sorry = await this.#post(row.decided.length, () =>
      this.#table.ask({ do: 'play', at, key, row: [...row.moves] }, 'again'),
    );
    if (sorry === null) return null;
    const refusal = sorry.why === 'refused' ? sorry.refusal : undefined;
    // Somebody left or came back in the same instant: the table has another number, but the row still holds.
    if (refusal?.rule === 'stale') await this.#beyond(at);
    if (this.#isOver()) this.#drop();
    else if (turns === this.#turns) {
      this.#row = this.#emptyRow();
      const again = this.#redo({ ...kept, key: null }, true);
      if (refusal?.rule === 'stale' && again) return this.#play(again.row, again.key);
      if (this.#row) this.#keep(this.#row);
    }
    if (refusal) return refusal;
    this.#parts.tell(sorry);
    return null;
  }

  /** Sends something that makes the table go on, and waits until it has. */
  async #post(length: number, ask: (at: number) => ReturnType<RemoteTable['ask']>): Promise<Setback | null> {
    const { at } = this.#course;
    const posted = { at, length };
    this.#underWay = posted;
    this.#display.say({ storing: true });
    const reply = await ask(at);
    if (reply.ok) await this.#beyond(at);
    if (this.#underWay === posted) {
      this.#underWay = null;
      this.#display.say({ storing: false });
    }
    return reply.ok ? null : reply.sorry;
  }

  #beyond(at: number): Promise<void> {
    if (this.#course.at > at) return Promise.resolve();
    return new Promise((come) => {
      this.#waiting.push({ at, come });
    });
  }

  async #hear(course: CourseNews): Promise<void> {
    if (course.watcher !== this.#watcher) return;
    if (course.book && !this.#whole) await this.#read(course.book);
    const before = this.#course;
    const row = this.#row;
    this.#course = course;
    this.#view = this.#table.view;
    if (course.at === before.at) {
      this.#aside();
      return;
    }
    const fresh = this.#sights().slice(before.at);
    const isMine = this.#hasCome(before.at, fresh);
    const shown = isMine ? (row?.decided.length ?? 0) : 0;
    const holds = course.at > before.at && fresh.every(({ entry }) => entry && 'leaving' in entry);
    this.#row = this.#emptyRow();
    if (!holds) {
      this.#turns++;
      this.#earlier.clear();
      this.#parts.shelf.write(null);
      if (row && row.decided.length > 0 && !this.#underWay && !this.#isLeft()) this.#parts.tell({ why: 'overtaken' });
    } else if (row) this.#redo(keptRow(course.at, row, null));
    if (isMine) this.#underWay = null;
    const scenes = shownOf(course, before.at + shown);
    if (scenes.length > MOST_SCENES) this.#display.change();
    else this.#display.presentLater(scenes);
    for (const { at, come } of this.#waiting) if (course.at > at) come();
    this.#waiting = this.#waiting.filter(({ at }) => course.at <= at);
  }

  /** Whether what was sent is among these entries, the first that came after it. */
  #hasCome(at: number, fresh: readonly SightNews[]): boolean {
    const sent = this.#underWay;
    return sent?.at === at && fresh.slice(0, sent.length).every(({ by }) => by === this.#watcher);
  }

  async #read(book: string): Promise<void> {
    const { wholeTable } = await import('./whole-table.ts');
    this.#whole = await wholeTable(this.game.id, book);
  }

  /** Something about the table changed, but not the game. */
  #aside(): void {
    // A row on its way may be the very one that ended it.
    if (this.#isOver() && !this.#underWay && this.#row && this.#row.decided.length > 0) {
      this.#drop();
      return;
    }
    const { happening, settled, view, ...rest } = this.#snapshot(this.now.happening, this.now.settled);
    const { undo, practised, trouble } = rest;
    this.#display.say(settled && !this.#display.isBehind ? rest : { undo, practised, trouble });
  }

  /** The game was ended while a row was being put together: what lies on the table counts, and nobody decides any more. */
  #drop(): void {
    this.#row = this.#emptyRow();
    this.#parts.shelf.write(null);
    this.#display.change();
  }

  /** The decisions this tab has kept from before it was loaded anew: on show again, or, if they were sent, to be sent again. */
  #findRow(): { readonly row: Row; readonly key: string } | null {
    const kept = this.#parts.shelf.read();
    if (!kept || !this.#row) return null;
    if (kept.at === this.#course.at && !this.#isOver()) return this.#redo(kept);
    if (kept.at < this.#course.at && this.#sights()[kept.at]?.by !== this.#watcher)
      this.#parts.tell({ why: 'overtaken' });
    this.#parts.shelf.write(null);
    return null;
  }

  /** `released`: it was sent, or is to be, although it ends where chance acts. */
  #redo({ row: kept, key }: KeptRow, released = key !== null): { readonly row: Row; readonly key: string } | null {
    for (const { move, along } of kept) {
      const tried = this.#row?.with([move], along);
      if (!tried?.ok) break;
      if (tried.ends && (released || !tried.atChance)) return { row: tried.row, key: key ?? newKey() };
      this.#row = tried.row;
    }
    if (this.#row) this.#keep(this.#row);
    return null;
  }

  #keep(row: Row): void {
    this.#row = row;
    this.#parts.shelf.write(row.decided.length > 0 ? keptRow(this.#course.at, row, null) : null);
  }

  #emptyRow(): Row | null {
    return this.#watcher === null ? null : new Row(this.game, this.#view, this.#watcher);
  }

  #sights(): readonly SightNews[] {
    return this.#table.sights.slice(0, this.#course.at);
  }

  #actor() {
    if (this.#row?.isHeld) return this.#watcher;
    return this.#row && this.#row.decided.length > 0 ? this.#row.actor : this.#course.actor;
  }

  #placeOf(seat: Seat) {
    return this.#table.card()?.places[seat];
  }

  #thinking(): Seat | null {
    const actor = this.#actor();
    return typeof actor === 'number' && !this.#isOver() && isPlayedByBot(this.#placeOf(actor)) ? actor : null;
  }

  /** Also where the game was left before its end. */
  #isOver(): boolean {
    return this.#course.book !== null || this.#table.card()?.stage === 'over';
  }

  #mayAct(): boolean {
    const seat = this.#watcher;
    return seat !== null && this.#actor() === seat && !this.#isOver() && !this.#isLeft();
  }

  /** Whether a bot plays for this person, which is said above the board. */
  #isLeft(): boolean {
    return this.#watcher !== null && isPlayedByBot(this.#placeOf(this.#watcher));
  }

  #snapshot(happening: Snapshot['happening'], settled: boolean): Snapshot {
    const { at, result, practised } = this.#course;
    return {
      view: this.#row ? this.#row.view() : this.#view,
      moves: (this.#mayAct() && this.#row?.choices()) || [],
      watcher: this.#watcher,
      actor: this.#actor(),
      thinking: settled ? this.#thinking() : null,
      happening,
      settled,
      held: (this.#row?.isHeld ?? false) && this.#mayAct(),
      handover: null,
      undo: this.#undoable(),
      result,
      practised,
      at: at + (this.#row?.decided.length ?? 0),
      storing: this.#underWay !== null,
      trouble: this.#table.connection === 'offline' ? 'cut' : null,
    };
  }

  #undoable(): Undo {
    if (this.#row && this.#row.decided.length > 0) return { kind: 'row' };
    const { undo } = this.#course;
    if (undo.ok) return { kind: 'free' };
    const seat = this.#watcher;
    const hasDecided = seat !== null && this.#sights().some(({ by }) => by === seat);
    if (!hasDecided || this.#isOver()) return { kind: 'no', bar: undo.bar };
    return { kind: this.facts.people.length > 1 ? 'ask' : 'practice' };
  }
}

const keptRow = (at: number, row: Row, key: string | null): KeptRow => ({
  at,
  key,
  row: row.decided.map(({ move, along }) => ({ move, along })),
});

/** What there is to show of a course from an entry on. */
function shownOf({ from, scenes }: CourseNews, since: number): readonly Shown[] {
  let index = from;
  return scenes.flatMap(({ by, sights, view }): Shown[] => {
    const fresh = sights.slice(Math.max(0, since - index));
    index += sights.length;
    const events = fresh.flatMap((sight) => sight.events);
    return by === null || view === undefined || events.length === 0 ? [] : [{ by, events, view: () => view }];
  });
}
