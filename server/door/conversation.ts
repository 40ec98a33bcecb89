import { randomUUID } from 'node:crypto';
import { type Json, parseJson } from '@fathom/kernel';
import type { Ask } from '@fathom/wire';
import { type Spoken, spoken } from '../exit/index.ts';
import { no, type Outcome } from '../hosted/outcome.ts';
import type { People } from '../people/people.ts';
import type { Person } from '../store/store.ts';
import type { Log, Tables } from '../tables/index.ts';
import type { Berths } from './berths.ts';
import type { Rates } from './rates.ts';
import { readAsk } from './read-ask.ts';

export interface ConversationNeeds {
  readonly tables: Tables;
  readonly people: People;
  readonly rates: Rates;
  readonly log: Log;
  readonly berths: Berths;
}

/** The other end. */
export interface Line {
  send(news: Spoken): void;
  close(): void;
}

/** Milliseconds to say who one is. */
const greeting = 10_000;
/** Asks that may wait for their answers; whoever sends more is not listening. */
const mostWaiting = 200;
const mostTables = 60;
/** Milliseconds after which a socket that looks at no table and asks for nothing is let go. */
const idleness = 30 * 60_000;

type Reply = Outcome<{ readonly done: Json }>;

/** What is said on one socket: each ask is answered once, one after the other. */
export class Conversation {
  readonly #needs: ConversationNeeds;
  readonly #caller: string;
  readonly #line: Line;
  readonly #greeting: NodeJS.Timeout;
  /** The tables that are watched, and how to stop. */
  readonly #watched = new Map<string, (silence?: number) => void>();
  /** Who speaks; somebody without a name may look on. */
  #person: Person | null = null;
  #isGuest = false;
  /** What is being answered, and what waits for its answer. */
  readonly #heard: string[] = [];
  #ended = false;
  #asked = Date.now();
  readonly #mayGoOn: () => boolean;

  constructor(needs: ConversationNeeds, caller: string, line: Line) {
    this.#needs = needs;
    this.#caller = caller;
    this.#line = line;
    this.#mayGoOn = needs.rates.meter('message');
    this.#greeting = setTimeout(() => line.close(), greeting);
    this.#greeting.unref();
  }

  hear(text: string): void {
    if (this.#ended) return;
    if (this.#heard.length >= mostWaiting || !this.#mayGoOn()) {
      this.#line.close();
      return;
    }
    this.#heard.push(text);
    if (this.#heard.length === 1) void this.#answerAll();
  }

  /** A sign of life says nothing, and counts as if it did: each is answered, and whoever sends nothing else may not be reading that. */
  sign(): void {
    if (!this.#ended && !this.#mayGoOn()) this.#line.close();
  }

  /** Whether nobody seems to want anything of us: a tab that only says that it is still there. */
  isIdle(now: number): boolean {
    return this.#watched.size === 0 && now - this.#asked > idleness;
  }

  /** `silence`: how many milliseconds nothing was heard from the other end, if it went without a word. */
  end(silence = 0): void {
    this.#ended = true;
    clearTimeout(this.#greeting);
    for (const stop of this.#watched.values()) stop(silence);
    this.#watched.clear();
  }

  async #answerAll(): Promise<void> {
    for (let text = this.#heard[0]; text !== undefined && !this.#ended; text = this.#heard[0]) {
      const said = text;
      // What waits for its turn is not read before: as a text it takes little room.
      await (isRow(said) ? this.#needs.berths.within(() => this.#answer(said)) : this.#answer(said));
      this.#heard.shift();
    }
  }

  async #answer(text: string): Promise<void> {
    const json = parseJson(text);
    const ask = readAsk(json);
    const n = ask ? ask.n : numberOf(json);
    const reply = ask ? await this.#replyTo(ask) : no('malformed');
    if (!this.#ended) this.#line.send(spoken({ is: 'answer', n, ...reply }));
  }

  async #replyTo(ask: Ask): Promise<Reply> {
    try {
      if (ask.do === 'hello') return await this.#greet(ask.secret, ask.name);
      const person = this.#person;
      if (!person) return no('unknown-person');
      if (!(await this.#needs.rates.allows('ask', person.id))) return no('too-fast');
      return await this.#do(person, ask);
    } catch (error) {
      const id = randomUUID();
      this.#needs.log.error({ err: error, id, do: ask.do }, 'an ask failed at the door');
      return no('failed', { id });
    }
  }

  async #greet(secret: string, name: string | undefined): Promise<Reply> {
    const { people, rates } = this.#needs;
    if (this.#person) return no('malformed');
    const known = await people.withSecret(secret);
    // Whoever only looks is nobody to be kept: a class behind one address may come, and come again.
    if (!known && name === undefined) return this.#letIn({ id: `guest ${randomUUID()}`, name: '', made: 0 }, true);
    if (!known && !(await rates.allows('person', this.#caller))) return no('too-fast');
    const met = await people.greet(secret, name);
    return met.ok ? this.#letIn(met.person, false) : met;
  }

  #letIn(person: Person, isGuest: boolean): Reply {
    clearTimeout(this.#greeting);
    this.#person = person;
    this.#isGuest = isGuest;
    return { ok: true, done: isGuest ? null : { person: person.id, name: person.name } };
  }

  async #do(person: Person, ask: Exclude<Ask, { do: 'hello' }>): Promise<Reply> {
    const { rates, tables } = this.#needs;
    if (this.#isGuest && !onlyLooks(ask)) return no('unknown-person');
    if (ask.do !== 'ping') this.#asked = Date.now();
    if (isDear(ask) && !(await rates.allows('look', this.#caller))) return no('too-fast');
    switch (ask.do) {
      case 'ping':
        return yes;
      case 'watch':
        return this.#watch(person, ask.table, ask.from);
      case 'unwatch':
        this.#watched.get(ask.table)?.();
        this.#watched.delete(ask.table);
        return yes;
      case 'say':
      case 'phrase':
        if (!(await rates.allows('say', person.id))) return no('too-fast');
        return tables.ask(person, ask);
      case 'rematch':
        if (!(await rates.allows('table', person.id))) return no('too-fast');
        return tables.ask(person, ask);
      default:
        return tables.ask(person, ask);
    }
  }

  /** Watching again is asking for what one has missed: the old watch ends when the new one has begun. */
  async #watch(person: Person, table: string, from: number): Promise<Reply> {
    if (this.#watched.size >= mostTables && !this.#watched.has(table)) return no('too-many');
    const watch = await this.#needs.tables.watch(table, person, from, (news) => this.#line.send(news));
    if (!watch.ok) return watch;
    this.#watched.get(table)?.();
    this.#watched.set(table, watch.stop);
    if (this.#ended) {
      watch.stop();
      this.#watched.delete(table);
    }
    return yes;
  }
}

const yes = { ok: true, done: null } as const;

/** What anybody may do who has a table's link, before they say who they are. */
const onlyLooks = ({ do: what }: Ask): boolean =>
  what === 'ping' || what === 'watch' || what === 'unwatch' || what === 'moment' || what === 'logbook';

const isDear = ({ do: what }: Ask): boolean => what === 'watch' || what === 'moment' || what === 'logbook';

/** Rows are played a few at a time, by everybody together; whatever else is asked is answered meanwhile. It only decides who waits. */
const isRow = (text: string): boolean => /"do"\s*:\s*"play"/.test(text);

/** The number of an ask that is otherwise not understood, so that whoever sent it knows which it was; else 0. */
function numberOf(json: unknown): number {
  const { n } = typeof json === 'object' && json !== null ? (json as { readonly n?: unknown }) : {};
  return Number.isSafeInteger(n) ? Number(n) : 0;
}
