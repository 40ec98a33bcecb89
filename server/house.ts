import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { entryOf } from '@fathom/games';
import type { Hono } from 'hono';
import { app } from './app.ts';
import { Daily } from './daily/daily.ts';
import type { Caller } from './door/env.ts';
import { Gate } from './door/gate.ts';
import { Rates } from './door/rates.ts';
import { attachSockets, type Sockets } from './door/socket.ts';
import { Turnstile } from './door/turnstile.ts';
import { lanAddresses } from './lan.ts';
import { type LogLevel, openLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { threadCrew } from './minds/index.ts';
import { People } from './people/people.ts';
import { Push } from './push/push.ts';
import { ThreadReplays } from './replays/index.ts';
import { openStore, type Store, type StoreSettings } from './store/index.ts';
import { type Needs, realTime, Tables } from './tables/index.ts';

export interface HouseSettings {
  /** The folder that holds the built app. */
  readonly site: string;
  /** The folder for what is kept. */
  readonly data: string;
  /** A PostgreSQL that several nodes share; else one file in the data folder. */
  readonly databaseUrl?: string;
  /** Phones on the same network are let in. */
  readonly lan?: boolean;
  /** How many changes of tables may share a trip to the disk: for benchmarks. */
  readonly commitsTogether?: number;
  /** What people type into their browsers, where that is not one of this machine's own addresses. */
  readonly publicUrl?: string;
  /** How many proxies of ours stand before us. */
  readonly proxies?: number;
  readonly logLevel?: LogLevel;
  /** Where the log is written, line by line; else on stderr. */
  readonly logStream?: { write(line: string): void };
  readonly metricsToken?: string;
  readonly socketsPerAddress?: number;
  /** Everything may be done so many times as often: for tests and benchmarks, which all come from one address. */
  readonly rateFactor?: number;
  /** Whom a push service may write to about us: `mailto:` or `https:`. */
  readonly pushContact?: string;
  /** Other games than those on our shelf: for tests. */
  readonly games?: Needs['games'];
  /** Lets push messages go to any address: for tests. */
  readonly pushAnywhere?: boolean;
}

/** A server without its port. */
export interface House {
  readonly app: Hono<Caller>;
  /** Lets sockets in at this server. */
  attach(server: Server): void;
  /** Hands every socket over, finishes what is being stored, and lets go of everything. */
  close(): Promise<void>;
}

/** Opens the store and everything that stands on it. */
export async function openHouse(settings: HouseSettings): Promise<House> {
  const { data, databaseUrl, commitsTogether: together, publicUrl = null, proxies = 0, metricsToken = null } = settings;
  const log = openLog(settings.logLevel ?? 'error', settings.logStream);
  const metrics = new Metrics();
  const store = metrics.measured(
    await opened({
      data,
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      ...(together === undefined ? {} : { together }),
    }),
  );
  const minds = threadCrew(Math.max(1, availableParallelism() - 1));
  const replays = new ThreadReplays();
  const tables = new Tables({
    store,
    games: settings.games ?? entryOf,
    minds,
    replays,
    time: realTime,
    log,
    ...(databaseUrl === undefined ? { node: 'alone' } : {}),
  });
  const people = new People({ store, now: realTime.now });
  const daily = new Daily({ store, replays, now: realTime.now });
  const rates = new Rates(settings.rateFactor);
  const turnstile = new Turnstile(settings.socketsPerAddress ?? 200);
  const gate = new Gate(publicUrl);
  metrics.watch('fathom_sockets', 'Sockets that are open on this node', () => turnstile.inside);
  metrics.watch('fathom_onlookers', 'Tables that people have open on this node', () => tables.numbers.onlookers);
  metrics.watch('fathom_tables_at_hand', 'Tables this node has in memory', () => tables.numbers.tables);
  metrics.watch('fathom_bots_thinking', 'Bots whose move this node waits for', () => tables.numbers.thinking);

  const push = await Push.open({
    store,
    log,
    contact: settings.pushContact ?? (publicUrl?.startsWith('https:') ? publicUrl : 'mailto:fathom@example.org'),
    anywhere: settings.pushAnywhere ?? false,
    noted: (outcome) => metrics.push(outcome),
  });
  tables.onTurn(({ person, card }) => void push.tellTurn(person, card));
  tables.open();
  const sockets: Sockets[] = [];
  return {
    app: app({
      store,
      people,
      tables,
      rates,
      push,
      daily,
      addresses: settings.lan ? lanAddresses : () => [],
      gate,
      proxies,
      log,
      metrics,
      metricsToken,
      publicUrl,
      site: settings.site,
    }),
    attach(server) {
      sockets.push(attachSockets(server, { tables, people, rates, turnstile, gate, proxies, log }));
    },
    async close() {
      await Promise.all(sockets.map((one) => one.close()));
      await tables.close();
      minds.close();
      replays.close();
      await store.close();
    },
  };
}

/** A store that cannot be opened: something whoever runs the server can mend. */
class StoreTrouble extends Error {
  readonly code = 'STORE';
}

async function opened(settings: StoreSettings): Promise<Store> {
  try {
    return await openStore(settings);
  } catch (error) {
    throw new StoreTrouble(error instanceof Error ? error.message.replace(/\.$/, '') : String(error), { cause: error });
  }
}
