// How much a server carries: `npm run bench:server`. Beside it, in the same run, a bare echo and a bare append.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreSettings } from '@fathom/server/store';
import { row } from '../table.ts';
import { bareAppends, bareEchoes, storeCommits } from './bare.ts';
import { stepAside, whereabouts } from './cores.ts';
import { Crowd } from './crowd.ts';
import { startProgram } from './program.ts';

/** What a benchmark is made with; `database` makes a fresh PostgreSQL. */
export interface Bench {
  /** What runs one server: `scripts/node.js`. */
  readonly script: string;
  readonly sockets: number;
  readonly seconds: number;
  /** Which stages: the one of this name, else those whose names contain this. */
  readonly only: string;
  readonly database: () => Promise<{ url(): string; stop(): Promise<void> }>;
}

interface Stage {
  readonly name: string;
  readonly servers: number;
  readonly postgres: boolean;
  readonly together: boolean;
}

const stages: readonly Stage[] = [
  { name: 'PostgreSQL, three servers', servers: 3, postgres: true, together: true },
  { name: 'PostgreSQL, one server', servers: 1, postgres: true, together: true },
  { name: 'PostgreSQL, one server, each commit alone', servers: 1, postgres: true, together: false },
  { name: 'SQLite, each commit alone', servers: 1, postgres: false, together: false },
  { name: 'SQLite', servers: 1, postgres: false, together: true },
];

function stagesNamed(only: string): readonly Stage[] {
  const exact = stages.filter(({ name }) => name === only);
  return exact.length > 0 ? exact : stages.filter(({ name }) => name.includes(only));
}

interface Memory {
  readonly rss: number;
  readonly used: number;
}

interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly calm: { readonly perSecond: number; readonly p50: number; readonly p99: number };
  /** Bytes a socket: what the system gives, and what of it is in use. With all seated and all games dealt, and after play. */
  readonly dealt: Memory;
  readonly played: Memory;
  readonly crowd: number;
  readonly decisions: number;
  /** Moves for each second of CPU the servers used: what other programs on the machine disturb least. */
  readonly perCpuSecond: number;
}

const columns = [
  'moves/s',
  'ratio',
  'moves per CPU second',
  'p50',
  'p99',
  'at half of it: moves/s',
  'p50',
  'p99',
  'kB a socket, dealt',
  'in use',
  'after play',
  'in use',
  'crowd’s core',
];

/** Bytes of a move on its way in, and of what is stored of it: about the middle of what the games send. */
const moveBytes = 200;
const each = 4;
const whole = (value: number) => Math.round(value).toLocaleString('en');
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

export async function bench(settings: Bench): Promise<void> {
  stepAside();
  const { sockets, seconds } = settings;
  console.log(`${whole(sockets)} sockets around ${whole(sockets / each)} tables; ${whereabouts}.\n`);
  const data = mkdtempSync(join(tmpdir(), 'fathom-bench-'));
  try {
    const appends = await bareAppends(join(data, 'appends'), Math.min(5, seconds), moveBytes);
    const echoes = await bareEchoes(sockets, Math.min(5, seconds), moveBytes);
    const slower = Math.min(appends.perSecond, echoes.perSecond);
    row('bare', 'a second', 'per CPU second');
    row('---', '--:', '--:');
    row('echoes', whole(echoes.perSecond), whole(echoes.perCpuSecond));
    row('appends', whole(appends.perSecond), whole(appends.perCpuSecond));
    console.log('');
    if (settings.only === '') await measureStores(settings, data);
    row('', ...columns);
    row('---', ...columns.map(() => '--:'));
    let last: Measured | null = null;
    for (const stage of stagesNamed(settings.only)) {
      last = await measure(settings, stage, data);
      row(
        stage.name,
        whole(last.perSecond),
        (last.perSecond / slower).toFixed(2),
        whole(last.perCpuSecond),
        `${whole(last.p50)} ms`,
        `${whole(last.p99)} ms`,
        whole(last.calm.perSecond),
        `${whole(last.calm.p50)} ms`,
        `${whole(last.calm.p99)} ms`,
        ...[last.dealt, last.played].flatMap(({ rss, used }) => [kB(rss), kB(used)]),
        `${whole(100 * last.crowd)} %`,
      );
    }
    if (!last) throw new Error('nothing was measured');
    console.log(`\nA move is a row of ${last.decisions.toFixed(1)} decisions on average.`);
    console.log(
      `${Math.round(last.perSecond)} moves/s, ratio ${(last.perSecond / slower).toFixed(2)}, ${kB(last.played.rss)} kB a socket`,
    );
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** What sharing a trip to the disk gives, without anything else. */
async function measureStores({ sockets, seconds, database }: Bench, data: string): Promise<void> {
  const [tables, long] = [sockets / each, Math.min(5, seconds)];
  row('the store alone', 'commits/s together', 'per CPU second', 'each commit alone', 'per CPU second');
  row('---', '--:', '--:', '--:', '--:');
  const both = async (name: string, settingsOf: (n: number) => StoreSettings) => {
    const together = await storeCommits(settingsOf(0), tables, long);
    const alone = await storeCommits({ ...settingsOf(1), together: 1 }, tables, long);
    row(name, ...[together, alone].flatMap((rate) => [whole(rate.perSecond), whole(rate.perCpuSecond)]));
  };
  await both('SQLite', (n) => ({ data: join(data, `store-${n}`) }));
  const databases = [await database(), await database()];
  await both('PostgreSQL', (n) => ({ data, databaseUrl: databases[n]?.url() ?? '' }));
  await Promise.all(databases.map((one) => one.stop()));
  console.log('');
}

async function measure({ script, sockets, seconds, database }: Bench, stage: Stage, data: string): Promise<Measured> {
  const postgres = stage.postgres ? await database() : null;
  const environment = {
    DATA_DIR: join(data, stage.name),
    RATE_FACTOR: '100000',
    SOCKETS_PER_ADDRESS: '100000',
    ...(postgres ? { DATABASE_URL: postgres.url() } : {}),
    ...(stage.together ? {} : { COMMITS_TOGETHER: '1' }),
  };
  const servers = await Promise.all(
    Array.from({ length: stage.servers }, (_, n) => startProgram(n, script, environment)),
  );
  const crowd = new Crowd(
    sockets / each,
    servers.map(({ address }) => address),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const cpu = async () => sum(await Promise.all(servers.map((server) => server.cpu())));
  const weigh = async (): Promise<Memory> => {
    const weights = await Promise.all(servers.map((server) => server.weigh()));
    return { rss: sum(weights.map(({ rss }) => rss)), used: sum(weights.map((one) => one.heap + one.external)) };
  };
  try {
    const before = await weigh();
    await crowd.gather();
    const dealt = await weigh();
    const used = await cpu();
    const full = await crowd.play(seconds);
    const spent = (await cpu()) - used;
    await crowd.rest();
    const calm = await crowd.play(Math.min(8, seconds), full.moves / full.seconds / 2);
    await crowd.rest();
    const after = await weigh();
    const share = ({ rss, used }: Memory): Memory => ({
      rss: (rss - before.rss) / sockets,
      used: (used - before.used) / sockets,
    });
    return {
      perSecond: full.moves / full.seconds,
      p50: full.p50,
      p99: full.p99,
      calm: { perSecond: calm.moves / calm.seconds, p50: calm.p50, p99: calm.p99 },
      dealt: share(dealt),
      played: share(after),
      crowd: full.busy,
      decisions: full.decisions / full.moves,
      perCpuSecond: full.all / spent,
    };
  } finally {
    crowd.leave();
    await Promise.all(servers.map((server) => server.stop()));
    await postgres?.stop();
  }
}
