import type { Json } from '@fathom/kernel';
import type { Answer, Ask, CardNews, Course, News, SealingNews, TalkNews } from '@fathom/wire';
import { offline, type Reply, type Setback } from './reply.ts';
import type { Clock, Socket } from './socket.ts';

/** `connecting`: getting through takes no longer than usual. `offline`: it did not work; it is tried again by itself. */
export type Connection = 'connected' | 'connecting' | 'offline';

export type TableNews = Course | CardNews | SealingNews | TalkNews;

type Unnumbered<A> = A extends Ask ? Omit<A, 'n'> : never;
/** What one can ask; the line numbers it. */
export type Question = Unnumbered<Exclude<Ask, { do: 'hello' | 'watch' | 'unwatch' | 'ping' }>>;

/** Whoever follows a table. */
export interface Follower {
  /** How many entries of its log are known. */
  known(): number;
  hear(news: TableNews): void;
  /** The table cannot be followed: there is none, or one may not look. */
  refused(sorry: Setback): void;
}

export interface Following {
  /** Asks for what is not known yet. */
  catchUp(): void;
  stop(): void;
}

/** `again`: asked anew after every interruption until it is answered, because asking twice does it once. */
export type Persistence = 'once' | 'again';

interface Asked {
  readonly ask: Ask;
  readonly persistence: Persistence;
  readonly answer: (reply: Reply<Json>) => void;
}

const second = 1000;
const patience = {
  /** For a socket to open and the greeting to be answered. */
  greeting: 10 * second,
  /** Without a word from the server before it is asked whether it is there. */
  silence: 25 * second,
  /** For the answer to that; less if there is reason to doubt. */
  pulse: 8 * second,
  doubt: 4 * second,
  /** With nothing to follow and nothing to ask. */
  idle: 20 * second,
  longest: 30 * second,
  /** How often a table is asked for again before its follower is told that it does not come: for some ten seconds. */
  tries: 4,
};
/** Reasons that go by: a server without its database for a moment, or one that is older than the table. */
const passing: readonly Setback['why'][] = ['busy', 'failed', 'too-fast'];

export interface LineParts {
  readonly open: () => Socket;
  readonly clock: Clock;
  /** Who calls: read anew with every attempt. */
  readonly caller: () => { readonly secret: string; readonly name: string };
}

/**
 * The one connection of a tab, with as many tables on it as it follows. It comes back by itself, ever more patiently, and then takes up every
 * table where it was left.
 */
export class Line {
  readonly #parts: LineParts;
  readonly #followed = new Map<string, Follower>();
  readonly #asked = new Map<number, Asked>();
  readonly #listeners = new Set<(state: Connection) => void>();
  #socket: Socket | null = null;
  #state: Connection = 'connecting';
  #greeted = false;
  /** Whether another attempt is due by itself. */
  #retrying = false;
  #refusal: Setback | null = null;
  #numbers = 0;
  #failures = 0;
  /** Calls off what is waited for: the next attempt, a greeting, a sign of life, or the time to hang up. */
  #calledOff: () => void = () => undefined;

  constructor(parts: LineParts) {
    this.#parts = parts;
  }

  get state(): Connection {
    return this.#state;
  }

  /** Why the server would not even be greeted, the last time it was tried. */
  get refusal(): Setback | null {
    return this.#refusal;
  }

  onState(listener: (state: Connection) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** One follower a table; the last one counts. */
  follow(table: string, follower: Follower): Following {
    this.#followed.set(table, follower);
    const isMine = () => this.#followed.get(table) === follower;
    const catchUp = () => {
      if (this.#greeted && isMine()) this.#watch(table, follower);
    };
    if (this.#greeted) catchUp();
    else this.#begin();
    return {
      catchUp,
      stop: () => {
        if (!isMine()) return;
        this.#followed.delete(table);
        if (this.#greeted) this.#post({ do: 'unwatch', n: ++this.#numbers, table }, 'once', () => undefined);
        this.#listen();
      },
    };
  }

  ask(question: Question, persistence: Persistence = 'once'): Promise<Reply<Json>> {
    if (this.#state === 'offline' && persistence === 'once') return Promise.resolve(offline);
    return new Promise((resolve) => {
      this.#post({ ...question, n: ++this.#numbers }, persistence, resolve);
      this.#begin();
    });
  }

  /** Something outside changed (the network is back, somebody looks at the page): find out now whether the connection is alive. */
  nudge(): void {
    if (this.#greeted) this.#feelPulse(patience.doubt);
    else if (!this.#socket && this.#isWanted()) {
      this.#failures = Math.min(this.#failures, 1);
      this.#connect();
    }
  }

  /** Who calls is somebody else now: greets anew at once, and takes up every table as that person. */
  greetAgain(): void {
    if (!this.#socket) return;
    this.#drop();
    this.#connect();
  }

  #isWanted(): boolean {
    return this.#followed.size > 0 || this.#asked.size > 0;
  }

  #begin(): void {
    if (!this.#retrying) this.#connect();
  }

  #connect(): void {
    if (this.#socket) return;
    this.#calledOff();
    this.#retrying = false;
    const socket = this.#parts.open();
    this.#socket = socket;
    const ifCurrent =
      <A extends readonly unknown[]>(then: (...args: A) => void) =>
      (...args: A) => {
        if (this.#socket === socket) then(...args);
      };
    socket.onopen = ifCurrent(() => this.#greet());
    socket.onmessage = ifCurrent(({ data }) => this.#hear(data));
    socket.onclose = ifCurrent(() => this.#lost());
    this.#calledOff = this.#parts.clock.after(patience.greeting, () => this.#lost());
  }

  #greet(): void {
    const { secret, name } = this.#parts.caller();
    const n = ++this.#numbers;
    this.#asked.set(n, {
      ask: { do: 'hello', n, secret, ...(name ? { name } : {}) },
      persistence: 'once',
      answer: (reply) => (reply.ok ? this.#through() : this.#turnedAway(reply.sorry)),
    });
    this.#send(n);
  }

  #turnedAway(sorry: Setback): void {
    this.#refusal = sorry;
    this.#lost();
  }

  #through(): void {
    this.#refusal = null;
    this.#greeted = true;
    this.#failures = 0;
    for (const n of this.#asked.keys()) this.#send(n);
    for (const [table, follower] of this.#followed) this.#watch(table, follower);
    this.#say('connected');
  }

  /** A server that cannot just now is asked again before anybody hears of it, and also afterwards. */
  #watch(table: string, follower: Follower, tries = 0): void {
    this.#post({ do: 'watch', n: ++this.#numbers, table, from: follower.known() }, 'once', (reply) => {
      if (reply.ok || reply.sorry.why === 'offline' || this.#followed.get(table) !== follower) return;
      const passes = passing.includes(reply.sorry.why);
      if (!passes || tries >= patience.tries) follower.refused(reply.sorry);
      const socket = this.#socket;
      const again = () => {
        if (this.#socket === socket && this.#followed.get(table) === follower) this.#watch(table, follower, tries + 1);
      };
      if (passes) this.#parts.clock.after(this.#pauseAfter(tries), again);
    });
  }

  #post(ask: Ask, persistence: Persistence, answer: Asked['answer']): void {
    this.#asked.set(ask.n, { ask, persistence, answer });
    if (this.#greeted) this.#send(ask.n);
  }

  #send(n: number): void {
    const asked = this.#asked.get(n);
    if (asked) this.#socket?.send(JSON.stringify(asked.ask));
  }

  #hear(data: unknown): void {
    const news = readNews(data);
    if (!news) {
      this.#lost();
      return;
    }
    switch (news.is) {
      case 'answer':
        this.#answered(news);
        break;
      case 'bye':
        this.#handedOver();
        return;
      case 'card':
        this.#followed.get(news.card.id)?.hear(news);
        break;
      default:
        this.#followed.get(news.table)?.hear(news);
    }
    if (this.#greeted) this.#listen();
  }

  #answered(answer: Answer): void {
    const asked = this.#asked.get(answer.n);
    this.#asked.delete(answer.n);
    asked?.answer(answer.ok ? { ok: true, value: answer.done } : { ok: false, sorry: answer.sorry });
  }

  /** All is well; after a while of silence it is asked whether it still is, and a line nobody needs is hung up. */
  #listen(): void {
    this.#calledOff();
    if (!this.#greeted) return;
    this.#calledOff = this.#isWanted()
      ? this.#parts.clock.after(patience.silence, () => this.#feelPulse(patience.pulse))
      : this.#parts.clock.after(patience.idle, () => this.#hangUp());
  }

  #feelPulse(within: number): void {
    this.#calledOff();
    this.#post({ do: 'ping', n: ++this.#numbers }, 'once', () => undefined);
    this.#calledOff = this.#parts.clock.after(within, () => this.#lost());
  }

  #hangUp(): void {
    if (this.#isWanted()) this.#listen();
    else {
      this.#drop();
      this.#say('connecting');
    }
  }

  /** The server goes down in good order: another one is there, or will be soon. Not everybody comes at once. */
  #handedOver(): void {
    this.#drop();
    this.#retryIn(2 * second * this.#parts.clock.random());
    this.#say('connecting');
    this.#interrupted();
  }

  #lost(): void {
    const wasThrough = this.#greeted;
    this.#drop();
    this.#retryIn(this.#pauseAfter(this.#failures++));
    this.#say(wasThrough ? 'connecting' : 'offline');
    this.#interrupted();
    if (!this.#isWanted()) this.#rest();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    this.#calledOff();
    for (const [n, { ask }] of [...this.#asked]) if (isOwn(ask)) this.#asked.delete(n);
    socket?.close();
  }

  /** Nobody needs the line: whoever does next begins afresh. */
  #rest(): void {
    this.#calledOff();
    this.#retrying = false;
    this.#failures = 0;
    this.#say('connecting');
  }

  /** What was asked once may or may not have been done; whoever asked decides whether to ask again. */
  #interrupted(): void {
    for (const [n, { persistence, answer }] of [...this.#asked]) {
      if (persistence === 'again') continue;
      this.#asked.delete(n);
      answer(offline);
    }
  }

  /** Ever longer, and not for everybody alike. */
  #pauseAfter(failures: number): number {
    const longest = Math.min(patience.longest, (second / 2) * 2 ** failures);
    return longest * (0.5 + 0.5 * this.#parts.clock.random());
  }

  #retryIn(milliseconds: number): void {
    this.#retrying = true;
    this.#calledOff = this.#parts.clock.after(milliseconds, () => this.#connect());
  }

  #say(state: Connection): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}

/** What the line itself asks, and asks anew once it is through. */
const isOwn = ({ do: what }: Ask): boolean =>
  what === 'hello' || what === 'ping' || what === 'watch' || what === 'unwatch';

function readNews(data: unknown): News | null {
  try {
    const news: News | null = typeof data === 'string' ? JSON.parse(data) : null;
    return news && typeof news.is === 'string' ? news : null;
  } catch {
    return null;
  }
}
