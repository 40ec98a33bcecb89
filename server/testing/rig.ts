import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@fathom/games';
import { type AnyGame, at, type Json } from '@fathom/kernel';
import type { MakeTable } from '@fathom/wire';
import { type Listening, listen } from '../listen.ts';
import type { Needs } from '../tables/index.ts';
import { calmGames } from './calm.ts';
import { Client } from './client.ts';

const shelf = await fetchedFrom(calmGames);

/** The rules of the games as tests play them. */
export const rulesOf = (id: string): AnyGame => on(shelf, id);

/** Fetches the rules of every game as a registry has them. */
async function fetchedFrom(registry: Needs['games']): Promise<ReadonlyMap<string, AnyGame>> {
  const rules = new Map<string, AnyGame>();
  for (const { id } of games) {
    const entry = registry(id);
    if (entry) rules.set(id, await entry.rules());
  }
  return rules;
}

function on(rules: ReadonlyMap<string, AnyGame>, id: string): AnyGame {
  const game = rules.get(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

/** A real server on a folder of its own, which can be stopped and started again. */
export class Rig {
  readonly #folder = mkdtempSync(join(tmpdir(), 'fathom-rig-'));
  readonly clients: Client[] = [];
  readonly #registry: Needs['games'];
  readonly #rateFactor: number;
  #rules: ReadonlyMap<string, AnyGame> = shelf;
  #server: Listening | null = null;

  /** `rateFactor`: how many times as often as elsewhere everything may be done. */
  constructor(registry: Needs['games'] = calmGames, rateFactor = 1000) {
    this.#registry = registry;
    this.#rateFactor = rateFactor;
  }

  get address(): string {
    if (!this.#server) throw new Error('the server is down');
    return this.#server.address;
  }

  /** Where its server keeps everything. */
  get data(): string {
    return join(this.#folder, 'data');
  }

  async start(): Promise<void> {
    this.#rules = await fetchedFrom(this.#registry);
    this.#server = await listen({
      site: join(this.#folder, 'site'),
      data: this.data,
      host: '127.0.0.1',
      port: 0,
      rateFactor: this.#rateFactor,
      games: this.#registry,
    });
  }

  rulesOf(id: string): AnyGame {
    return on(this.#rules, id);
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    await server?.close();
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.drop();
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async client(name: string): Promise<Client> {
    const client = new Client(name, (id) => this.rulesOf(id));
    this.clients.push(client);
    await client.connect(this.address);
    return client;
  }

  async make(host: Client, wanted: Partial<MakeTable> & Pick<MakeTable, 'game' | 'chairs'>): Promise<string> {
    const answer = await fetch(new URL('/api/tables', this.address), {
      method: 'POST',
      headers: { Authorization: `Bearer ${host.secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        options: this.rulesOf(wanted.game).options.defaults as Json,
        pace: { kind: 'none' },
        listed: false,
        watchable: true,
        chat: true,
        ...wanted,
      }),
    });
    const body = (await answer.json()) as { readonly table: string };
    if (!answer.ok) throw new Error(JSON.stringify(body));
    return body.table;
  }

  /** People around a new table of a game, dice sealed: the first of them is the host. */
  async around(game: string, names: readonly string[], wanted: Partial<MakeTable> = {}): Promise<Around> {
    const people: Client[] = [];
    for (const name of names) people.push(await this.client(name));
    const host = at(people, 0);
    const chairs = people.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const);
    const table = await this.make(host, { game, chairs, ...wanted });
    for (const person of people) {
      if (person !== host) await person.must({ do: 'sit', table, seat: null });
      await person.watch(table);
    }
    return { table, people, host };
  }
}

export interface Around {
  readonly table: string;
  readonly people: readonly Client[];
  readonly host: Client;
}
