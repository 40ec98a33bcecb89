import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { randomMark } from './mark.ts';
import { connection } from './postgres-database.ts';

type Listener = (table: string, rev: number) => void;

const channel = 'fathom_tables';
/** Milliseconds that hints are gathered for, the pause before connecting again at most, between signs of life, and for a farewell. */
const rhythm = { gather: 2, retry: 2000, pulse: 10_000, farewell: 2000 };
/** PostgreSQL takes messages of less than 8,000 bytes. */
const perMessage = 150;
/** More hints than this are not kept while the database is away: the sweep finds those tables. */
const mostKept = 20_000;

/**
 * Hints between nodes, on a connection of their own: a NOTIFY inside a writing transaction would make all commits of the database wait for
 * each other. Whatever is said while the connection is down is said when it is up again; whatever is said by others meanwhile is missed.
 */
export class Wakes {
  readonly #url: string;
  readonly #node = randomMark();
  readonly #listeners: Listener[] = [];
  #waiting = new Map<string, number>();
  #client: pg.Client | null = null;
  #planned = false;
  #closed = false;
  #leave = () => {};
  readonly #left = new Promise<void>((resolve) => {
    this.#leave = resolve;
  });
  readonly #life: Promise<void>;
  #begun = () => {};
  /** Settles once hints are heard for the first time. */
  readonly begun = new Promise<void>((resolve) => {
    this.#begun = resolve;
  });

  constructor(url: string) {
    this.#url = url;
    this.#life = this.#live();
  }

  wake(table: string, rev: number): void {
    if (this.#waiting.size < mostKept) this.#waiting.set(table, rev);
    this.#plan();
  }

  onWake(listener: Listener): void {
    this.#listeners.push(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#flush();
    this.#leave();
    await this.#life;
  }

  async #live(): Promise<void> {
    for (let wait = 50; !this.#closed; wait = Math.min(wait * 2, rhythm.retry)) {
      const client = new pg.Client(connection(this.#url));
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      client.on('error', () => {});
      try {
        await client.connect();
        client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
        await client.query(`LISTEN ${channel}`);
        this.#client = client;
        wait = 50;
        this.#begun();
        this.#plan();
        const pulse = setInterval(() => void this.#feel(client), rhythm.pulse);
        await Promise.race([ended, this.#left]);
        clearInterval(pulse);
      } catch {
        // Out of reach: in a moment again.
      }
      this.#client = null;
      await farewell(client);
      if (!this.#closed) await pause(wait * (0.5 + Math.random()));
    }
  }

  /** A connection that does not answer is given up. */
  async #feel(client: pg.Client): Promise<void> {
    await client.query('SELECT 1').catch(() => farewell(client));
  }

  #plan(): void {
    if (this.#planned || this.#client === null || this.#waiting.size === 0) return;
    this.#planned = true;
    setTimeout(() => void this.#flush(), rhythm.gather);
  }

  async #flush(): Promise<void> {
    const [client, hints] = [this.#client, [...this.#waiting]];
    if (client !== null && hints.length > 0) {
      this.#waiting = new Map();
      const parts = Array.from({ length: Math.ceil(hints.length / perMessage) }, (_, i) =>
        JSON.stringify([this.#node, hints.slice(i * perMessage, (i + 1) * perMessage)]),
      );
      const sql = `SELECT pg_notify('${channel}', message) FROM unnest($1::text[]) AS message`;
      await client.query({ name: 'notify', text: sql, values: [parts] }).catch(() => {});
    }
    this.#planned = false;
    this.#plan();
  }

  #hear(payload: string): void {
    const [node, hints]: [string, [string, number][]] = JSON.parse(payload);
    if (node === this.#node) return;
    for (const [table, rev] of hints) for (const listener of this.#listeners) listener(table, rev);
  }
}

/** A connection that is broken may not say that it has ended: it is not waited for long. */
async function farewell(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => {}), pause(rhythm.farewell, undefined, { ref: false })]);
}
