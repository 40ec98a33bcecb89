// A store alone, without games or sockets: `commits.js <settings> <tables> <seconds>` commits a row to each of so many tables, again and again.
import { openStore, type StoreSettings } from '@fathom/server/store';

const [settings = '', tables = '', seconds = ''] = process.argv.slice(2);
const store = await openStore(JSON.parse(settings) as StoreSettings);
/** As long as what tables keep beside their log. */
const head = { kept: 'x'.repeat(1500) };
const people = ['ann', 'ben', 'cleo', 'dora'];
const now = Date.now();
let [commits, goesOn] = [0, true];

const place = async (n: number) => {
  const id = `table-${n}`.padEnd(16, '-');
  const about = {
    id,
    listed: false,
    host: 'ann',
    people,
    stage: 'playing',
    made: now,
    touched: now,
    wakeAt: null,
    head,
  };
  await store.addTable({ ...about, rev: 0, at: 0 });
  for (let rev = 1; goesOn; rev++) {
    const entries = [0, 'chance' as const].map((by, i) => ({
      entry: { by, move: 'x'.repeat(80) },
      key: i === 0 ? `key-${rev}` : null,
    }));
    const record = { ...about, rev, at: 2 * rev };
    if (!(await store.commit({ record, entries, moved: { turn: rev % 4 } }))) throw new Error('nobody else writes');
    commits++;
  }
};

const all = Promise.all(Array.from({ length: Number(tables) }, (_, n) => place(n)));
await new Promise((resolve) => setTimeout(resolve, 2000));
const [before, began, used] = [commits, performance.now(), process.cpuUsage()];
await new Promise((resolve) => setTimeout(resolve, 1000 * Number(seconds)));
const took = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(used);
const done = commits - before;
console.log(JSON.stringify({ perSecond: done / took, perCpuSecond: (1e6 * done) / (user + system) }));
goesOn = false;
await all;
await store.close();
