import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Json, Seat } from '@fathom/kernel';
import type { Answer } from '@fathom/wire';
import { Client, type Question } from '../testing/client.ts';
import { rulesOf } from '../testing/rig.ts';

/** A row that the server has acknowledged. */
export interface Acknowledged {
  readonly seat: Seat;
  /** How many entries the log had before it. */
  readonly at: number;
  readonly row: readonly Json[];
}

/** Somewhere a server can be reached now, by chance; `null` while all are down. */
export type Anywhere = () => string | null;

/** Milliseconds without an answer after which a line is given up, and without news after which it is tried. */
const patience = { answer: 4000, silence: 2000 };
/** Milliseconds somebody may think. */
const thinking = 80;
/** Now and then a row is sent twice although it was answered. */
const insistence = 0.1;

/** Why the server may not know yet what became of a row: it is sent again. */
const passing: readonly string[] = ['busy', 'failed', 'too-fast'];

/**
 * Somebody at one table, who comes back to any server whenever theirs is gone or silent, and sends what was not answered again, until it is.
 */
export class Player {
  readonly client: Client;
  readonly acknowledged: Acknowledged[] = [];
  /** What should not have happened to them. */
  readonly faults: string[] = [];
  readonly #anywhere: Anywhere;
  #table: string | null = null;
  #most = 0;

  constructor(name: string, anywhere: Anywhere) {
    this.client = new Client(name, rulesOf, false);
    this.#anywhere = anywhere;
    this.client.onNews((news) => {
      if (news.is !== 'course') return;
      if (news.at < this.#most) this.faults.push(`${name} was shown ${this.#most} entries, and then ${news.at}`);
      this.#most = Math.max(this.#most, news.at);
    });
  }

  get name(): string {
    return this.client.name;
  }

  /** From now on this table is looked at, whenever there is a line. */
  async lookAt(table: string): Promise<void> {
    this.#table = table;
    this.client.drop();
    await this.#comeBack();
  }

  /** Asks until there is an answer that says something. */
  async insist(question: Question): Promise<Answer> {
    for (;;) {
      await this.#comeBack();
      const answer = await this.#ask(question);
      if (answer && (answer.ok || !passing.includes(answer.sorry.why))) return answer;
      await pause(50 * Math.random());
    }
  }

  /** Over HTTP, wherever somebody answers. */
  async fetch(path: string, body?: Json): Promise<string> {
    for (;;) {
      const address = this.#anywhere();
      const answer = address === null ? null : await this.#call(new URL(path, address), body);
      if (answer !== null) return answer;
      await pause(100);
    }
  }

  /** Until the table is over; plays whenever it is this one's turn, and looks on otherwise. */
  async playOn(table: string): Promise<void> {
    while (!this.#isOver(table)) {
      await this.#comeBack();
      if (this.#isMyTurn(table)) await this.#decide(table);
      else await this.#listen(() => this.#isOver(table) || this.#isMyTurn(table));
    }
  }

  /** Whoever only looks on is not shown the book. */
  #isOver(table: string): boolean {
    const { course, seat } = this.client.at(table);
    return this.client.isOver(table) || (seat === null && course !== null && course.result !== null);
  }

  #isMyTurn(table: string): boolean {
    const { course, seat } = this.client.at(table);
    return course !== null && seat !== null && course.actor === seat;
  }

  async #decide(table: string): Promise<void> {
    await pause(Math.random() * thinking);
    const { at, seat } = this.client.at(table);
    const row = this.client.row(table);
    if (!row || seat === null) return;
    const question: Question = { do: 'play', table, at, key: randomBytes(9).toString('base64url'), row };
    const answer = await this.insist(question);
    if (answer.ok) this.acknowledged.push({ seat, at, row });
    else this.faults.push(`${this.name} was refused a row at ${at}: ${JSON.stringify(answer.sorry)}`);
    if (answer.ok && Math.random() < insistence) {
      const again = await this.insist(question);
      if (!again.ok)
        this.faults.push(`${this.name} got another answer to the same row: ${JSON.stringify(again.sorry)}`);
    }
    await this.#listen(() => this.client.at(table).at > at);
  }

  /** Waits for something to hold; a line that stays silent is tried, and one that does not answer is given up. */
  async #listen(holds: () => boolean): Promise<void> {
    while (this.client.isConnected && !holds()) {
      try {
        await this.client.until(() => holds() || !this.client.isConnected, 'news', patience.silence);
      } catch {
        await this.#ask({ do: 'ping' });
      }
    }
  }

  async #comeBack(): Promise<void> {
    for (let wait = 20; !this.client.isConnected; wait = Math.min(wait * 2, 500)) {
      const address = this.#anywhere();
      if (address !== null && (await this.#connect(address))) return;
      await pause(wait * (0.5 + Math.random()));
    }
  }

  async #connect(address: string): Promise<boolean> {
    try {
      if ((await inTime(this.client.connect(address), patience.answer)) === late) throw new Error('no answer');
      const table = this.#table;
      if (table === null) return true;
      const watched = await this.#ask({ do: 'watch', table, from: this.client.at(table).at });
      if (watched?.ok) return true;
    } catch {
      // Dead, paused, or gone again at once: another one.
    }
    this.client.drop();
    return false;
  }

  /** `null`: nobody knows what became of it. */
  async #ask(question: Question): Promise<Answer | null> {
    if (!this.client.isConnected) return null;
    const answer = await inTime(this.client.ask(question), patience.answer);
    if (answer === late) this.client.drop();
    return answer !== late && this.client.isConnected ? answer : null;
  }

  async #call(url: URL, body: Json | undefined): Promise<string | null> {
    try {
      const answer = await fetch(url, {
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        headers: { Authorization: `Bearer ${this.client.secret}`, 'Content-Type': 'application/json' },
        signal: AbortSignal.timeout(patience.answer),
      });
      if (answer.ok || answer.status < 500) return await answer.text();
    } catch {
      // Dead or paused.
    }
    return null;
  }
}

const late = Symbol('late');

async function inTime<T>(what: Promise<T>, milliseconds: number): Promise<T | typeof late> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), milliseconds);
  });
  try {
    return await Promise.race([what, end]);
  } finally {
    clearTimeout(timer);
  }
}
