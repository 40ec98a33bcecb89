import { randomBytes, randomUUID } from 'node:crypto';
import type { Json, Seat } from '@fathom/kernel';
import { limits, type MakeTable, type TableCard } from '@fathom/wire';
import { bookFor, cardFor, mayLook, momentFor, movesFor, seatFor } from '../exit/index.ts';
import { readHead } from '../hosted/head.ts';
import type { Hosted } from '../hosted/hosted.ts';
import { no, type Outcome } from '../hosted/outcome.ts';
import type { Person, TableRecord } from '../store/store.ts';
import { Archivist } from './archivist.ts';
import { type Deed, decide, type TableAsk } from './asks.ts';
import { Attendance } from './attendance.ts';
import { Audience, type Onlooker } from './audience.ts';
import { Bots } from './bots.ts';
import { Caretaker } from './caretaker.ts';
import { CatchingUp } from './catching-up.ts';
import { Hosting } from './hosting.ts';
import { NewerRules } from './loading.ts';
import type { Needs } from './needs.ts';
import { Openings } from './openings.ts';
import { maySay } from './talk.ts';
import { type Turn, TurnBell } from './turn-bell.ts';

/** What is counted, for those who run the server. */
export interface Numbers {
  readonly tables: number;
  readonly onlookers: number;
  readonly thinking: number;
  readonly rows: number;
}

const mostListed = 100;
const mostOfOne = 100;

/** All tables, as the door has them: whatever is told of a table comes out of here through `server/exit/`. */
export class Tables {
  readonly #needs: Needs;
  readonly #hosting: Hosting;
  readonly #audience: Audience;
  readonly #attendance: Attendance;
  readonly #bots: Bots;
  readonly #caretaker: Caretaker;
  readonly #archivist: Archivist;
  readonly #openings: Openings;
  readonly #catchingUp: CatchingUp;
  readonly #bell = new TurnBell();
  #rows = 0;
  #closed = false;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#audience = new Audience(needs.time);
    this.#hosting = new Hosting(
      needs,
      (hosted, before, mine) => this.#heard(hosted, before, mine),
      (id) => this.#audience.has(id),
    );
    const node = needs.node ?? randomBytes(6).toString('base64url');
    this.#attendance = new Attendance(needs, this.#hosting, this.#audience, node);
    this.#bots = new Bots(needs, this.#hosting);
    this.#caretaker = new Caretaker(needs, this.#hosting, this.#bots);
    this.#archivist = new Archivist(needs, this.#hosting);
    this.#openings = new Openings(needs, this.#hosting);
    this.#catchingUp = new CatchingUp(needs, this.#hosting, this.#audience, this.#attendance, (table) =>
      this.#listen(table),
    );
  }

  get numbers(): Numbers {
    const { size: tables } = this.#hosting;
    return { tables, onlookers: this.#audience.size, thinking: this.#bots.thinking, rows: this.#rows };
  }

  make(person: Person, wanted: MakeTable): Promise<Outcome<{ readonly table: string }>> {
    return this.#guard(() => this.#openings.make(person, wanted));
  }

  /** Sits down at the oldest fitting open table, or opens one for two. */
  playNow(person: Person, game: string): Promise<Outcome<{ readonly table: string }>> {
    return this.#guard(() =>
      this.#openings.playNow(person, game, (table) => this.ask(person, { do: 'sit', n: 1, table, seat: null })),
    );
  }

  card(
    table: string,
    person: string | null,
  ): Promise<Outcome<{ readonly card: TableCard; readonly seat: Seat | null }>> {
    return this.#guard(async () => {
      const record = await this.#needs.store.table(table);
      if (!record) return no('unknown-table');
      const head = readHead(record.head);
      return { ok: true, card: cardFor(record, head, this.#needs.time.now()), seat: seatFor({ head }, person) };
    });
  }

  async lobby(): Promise<{ readonly open: readonly TableCard[]; readonly watch: readonly TableCard[] }> {
    const { store } = this.#needs;
    const [gathering, playing] = await Promise.all([
      store.listed('gathering', mostListed),
      store.listed('playing', mostListed),
    ]);
    return {
      open: this.#cards(gathering).filter(({ places }) => places.some(({ kind }) => kind === 'open')),
      watch: this.#cards(playing).filter(({ watchable }) => watchable),
    };
  }

  async tablesOf(person: string): Promise<readonly TableCard[]> {
    return this.#cards(await this.#needs.store.tablesOf(person, mostOfOne));
  }

  /** The book as far as the person, or somebody with only the link, may know it. */
  book(table: string, person: string | null): Promise<Outcome<{ readonly text: string }>> {
    return this.#guard(async () => {
      const hosted = await this.#hosting.read(table);
      if (!hosted) return no('unknown-table');
      if (!hosted.table) return no('too-early');
      const text = bookFor(hosted, seatFor(hosted, person));
      return text === null ? no('not-watchable') : { ok: true, text };
    });
  }

  ask(person: Person, ask: TableAsk): Promise<Outcome<{ readonly done: Json }>> {
    return this.#guard(async () => {
      switch (ask.do) {
        case 'say':
        case 'phrase':
          return this.#say(person, ask);
        case 'moment':
          return this.#moment(person, ask.table, ask.count);
        case 'moves':
          return this.#moves(person, ask.table);
        case 'logbook': {
          const book = await this.book(ask.table, person.id);
          return book.ok ? { ok: true, done: book.text } : book;
        }
        default:
          return this.#do(person, ask);
      }
    });
  }

  /** Tells `hear` how the table stands, from entry `from` on, and everything that happens until `stop`. */
  watch(
    table: string,
    person: Person,
    from: number,
    hear: Onlooker['hear'],
  ): Promise<Outcome<{ stop(silence?: number): void }>> {
    return this.#guard(async () => {
      const lines = await this.#needs.store.lines(table, limits.lines);
      const onlooker: Onlooker = { person: person.id, known: from, hear };
      const entered = await this.#hosting.look(table, (hosted): Outcome => {
        if (!hosted) return no('unknown-table');
        const isBegun = hosted.stage === 'playing' || hosted.stage === 'over';
        if (isBegun && !mayLook(hosted, seatFor(hosted, person.id))) return no('not-watchable');
        this.#audience.add(hosted, onlooker, lines);
        return { ok: true };
      });
      if (!entered.ok) return entered;
      await this.#attendance.changed(table, person.id);
      const stop = (silence = 0) => {
        this.#audience.remove(table, onlooker);
        if (!this.#closed) void this.#attendance.changed(table, person.id, silence);
      };
      return { ok: true, stop };
    });
  }

  /** Hears when somebody should be told that it is their turn. */
  onTurn(listener: (turn: Turn) => void): void {
    this.#bell.onTurn(listener);
  }

  /** Begins to look after tables nobody here has open: clocks, bots, ends. */
  open(): void {
    this.#caretaker.open();
    this.#archivist.open();
    this.#catchingUp.open();
  }

  /** Finishes what is being done; nothing is told afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#catchingUp.close();
    this.#caretaker.close();
    this.#archivist.close();
    this.#bots.close();
    const tables = this.#audience.tables;
    this.#audience.clear();
    await this.#attendance.close(tables);
    await this.#hosting.settle();
  }

  #cards(records: readonly TableRecord[]): readonly TableCard[] {
    const now = this.#needs.time.now();
    return records.map((record) => cardFor(record, readHead(record.head), now));
  }

  async #do(person: Person, ask: Deed): Promise<Outcome<{ readonly done: Json }>> {
    if (ask.do === 'rematch') await this.#openings.layNext(ask.table, person);
    const outcome = await this.#hosting.change(ask.table, (hosted, now) => {
      const decision = decide(hosted, person, ask, now);
      if (!decision.ok && decision.sorry.why === 'refused') this.#audience.remind(hosted, person.id);
      return decision;
    });
    if (!outcome.ok) return outcome;
    if (ask.do === 'play') this.#rows++;
    if (ask.do === 'sit' || ask.do === 'stand') void this.#attendance.changed(ask.table, person.id);
    return { ok: true, done: outcome.done };
  }

  async #say(
    person: Person,
    ask: Extract<TableAsk, { do: 'say' | 'phrase' }>,
  ): Promise<Outcome<{ readonly done: Json }>> {
    const { store, time } = this.#needs;
    const hosted = await this.#hosting.atHand(ask.table);
    if (!hosted) return no('unknown-table');
    const sorry = maySay(hosted, person, ask);
    if (sorry) return sorry;
    const body: Json = ask.do === 'say' ? { text: ask.text } : { phrase: ask.phrase };
    await store.addLine(ask.table, { person: person.id, name: person.name, when: time.now(), body });
    await this.#listen(ask.table);
    store.wake(ask.table, hosted.record.rev);
    return { ok: true, done: null };
  }

  /** Tells what was said since. */
  async #listen(table: string): Promise<void> {
    if (!this.#audience.has(table)) return;
    const lines = await this.#needs.store.lines(table, limits.lines);
    const hosted = await this.#hosting.atHand(table);
    if (hosted) this.#audience.say(hosted, lines);
  }

  async #moment(person: Person, table: string, count: number): Promise<Outcome<{ readonly done: Json }>> {
    const hosted = await this.#hosting.atHand(table);
    if (!hosted) return no('unknown-table');
    if (!hosted.table) return no('too-early');
    const view = momentFor(hosted, seatFor(hosted, person.id), count);
    return view === null ? no('not-watchable') : { ok: true, done: view as Json };
  }

  async #moves(person: Person, table: string): Promise<Outcome<{ readonly done: Json }>> {
    const hosted = await this.#hosting.atHand(table);
    if (!hosted) return no('unknown-table');
    const seat = seatFor(hosted, person.id);
    return seat === null ? no('not-seated') : { ok: true, done: movesFor(hosted, seat) };
  }

  #heard(hosted: Hosted, before: Hosted | null, mine: boolean): void {
    this.#audience.tell(hosted);
    if (!mine || this.#closed) return;
    this.#caretaker.mind(hosted);
    this.#bots.consider(hosted);
    this.#bell.heed(hosted, before, this.#needs.time.now());
  }

  /** Failures of ours are written down under an id, and nothing else is said of them. */
  async #guard<T extends object>(what: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    try {
      return await what();
    } catch (error) {
      if (error instanceof NewerRules) return no('busy');
      const id = randomUUID();
      this.#needs.log.error({ err: error, id }, 'an ask failed');
      return no('failed', { id });
    }
  }
}
