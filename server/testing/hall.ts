import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, at, type Json, quickRandom } from '@fathom/kernel';
import type { ThinkTask } from '@fathom/mind/desk';
import type { MakeTable } from '@fathom/wire';
import { Berths } from '../door/berths.ts';
import { Conversation } from '../door/conversation.ts';
import { Rates } from '../door/rates.ts';
import { People } from '../people/people.ts';
import { replayBook } from '../replays/replay.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { type Needs, Tables, type Thinkers } from '../tables/index.ts';
import { calmGames } from './calm.ts';
import { Client, type Dial } from './client.ts';
import { rulesOf } from './rig.ts';
import { TestTime } from './time.ts';

/** What a test's bots do: play at random, or whatever else. */
export type BotMind = (task: Omit<ThinkTask, 'kind'>) => Promise<readonly Json[]>;

const random = quickRandom('bots of a test');

/** One legal move, at random. */
export const playsAtRandom: BotMind = async ({ game, view, seat }) => {
  const rules: AnyGame = rulesOf(game);
  const moves: readonly Json[] = rules.moves(rules.imagine(view, seat, random));
  return [at(moves, random.below(moves.length))];
};

export interface Node {
  readonly tables: Tables;
  readonly dial: Dial;
  /** As if the process were killed: nothing is finished, nobody is told. */
  kill(): void;
}

/** Nodes that share one store, in one process and in a time of their own. */
export class Hall {
  readonly time = new TestTime();
  readonly store: Store;
  /** Whether hints reach the other nodes. */
  hints = true;
  bots: BotMind = playsAtRandom;
  /** The games of nodes that are opened from now on. */
  games: Needs['games'] = calmGames;
  readonly complaints: string[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'fathom-hall-'));
  readonly #hearers = new Map<number, (table: string, rev: number) => void>();
  readonly #nodes: Node[] = [];
  #numbers = 0;

  constructor() {
    this.store = openSqlite({ file: join(this.#folder, 'fathom.db'), thread: false });
  }

  /** `name`: of one that is the only one, before and after it dies. */
  node(name?: string): Node {
    const number = ++this.#numbers;
    let isAlive = true;
    const dead = () => new Promise<never>(() => undefined);
    const store: Store = {
      ...this.store,
      commit: (change) => (isAlive ? this.store.commit(change) : dead()),
      takeDue: (...asked) => (isAlive ? this.store.takeDue(...asked) : dead()),
      table: (id) => (isAlive ? this.store.table(id) : dead()),
      wake: (table, rev) => {
        if (!this.hints) return;
        for (const [other, hear] of this.#hearers) if (other !== number) hear(table, rev);
      },
      onWake: (listener) => void this.#hearers.set(number, listener),
    };
    const log = {
      info: () => undefined,
      warn: (_: object, sentence: string) => void this.complaints.push(sentence),
      error: (details: object, sentence: string) =>
        void this.complaints.push(`${sentence}: ${String('err' in details ? details.err : '')}`),
    };
    const tables = new Tables({
      store,
      games: this.games,
      minds: this.#minds(),
      replays: { replay: replayBook },
      time: this.time,
      log,
      ...(name === undefined ? {} : { node: name }),
    });
    tables.open();
    const needs = {
      tables,
      people: new People({ store: this.store, now: () => this.time.now() }),
      rates: new Rates(1000),
      log,
    };
    const dial: Dial = async (hear, gone) => {
      const conversation = new Conversation({ ...needs, berths: new Berths(32) }, 'here', {
        send: ({ text }) => hear(text),
        close: gone,
      });
      return { send: (text) => conversation.hear(text), cut: (silence) => conversation.end(silence) };
    };
    const kill = () => {
      isAlive = false;
      this.#hearers.delete(number);
    };
    const node = { tables, dial, kill };
    this.#nodes.push(node);
    return node;
  }

  async client(name: string, node: Node): Promise<Client> {
    const client = new Client(name, rulesOf);
    await client.connect(node.dial);
    return client;
  }

  /** A table with these people around it, not yet started; the first of them is the host. */
  async around(node: Node, game: string, people: readonly Client[], wanted: Partial<MakeTable> = {}): Promise<string> {
    const host = at(people, 0);
    const made = await node.tables.make(
      { id: host.person, name: host.name, made: 0 },
      {
        game,
        options: rulesOf(game).options.defaults as Json,
        chairs: people.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const),
        pace: { kind: 'none' },
        listed: false,
        watchable: true,
        chat: true,
        ...wanted,
      },
    );
    if (!made.ok) throw new Error(made.sorry.why);
    for (const person of people) {
      if (person !== host) await person.must({ do: 'sit', table: made.table, seat: null });
      await person.watch(made.table);
    }
    return made.table;
  }

  /** The same, started and dealt. */
  async playing(node: Node, game: string, people: readonly Client[], wanted: Partial<MakeTable> = {}): Promise<string> {
    const table = await this.around(node, game, people, wanted);
    await at(people, 0).must({ do: 'start', table });
    await Promise.all(people.map((one) => one.until(() => one.at(table).course !== null, 'the first draw')));
    return table;
  }

  async close(): Promise<void> {
    await Promise.all(this.#nodes.map(({ tables }) => Promise.race([tables.close(), soon()])));
    await this.store.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #minds(): Thinkers {
    return {
      think: (task) => {
        let cancel = () => {};
        const cancelled = new Promise<{ ok: false; why: 'cancelled'; error: string }>((resolve) => {
          cancel = () => resolve({ ok: false, why: 'cancelled', error: '' });
        });
        const thought = this.bots(task).then(
          (moves) => ({ ok: true, value: { ideas: [{ moves, chance: 0, reasons: [] }], nodes: 1 } }) as const,
          (error: unknown) => ({ ok: false, why: 'failed', error: String(error) }) as const,
        );
        return { outcome: Promise.race([thought, cancelled]), cancel };
      },
    };
  }
}

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 300));
