// Random playouts of this checkout against those of another, in one run.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { at } from '@fathom/kernel';
import { configurations } from './configurations.ts';
import type { Contest, Paces } from './contest.ts';
import { row } from './table.ts';

/** The engine compiles the same code now better, now worse, so every configuration is played in several fresh threads. */
const THREADS = 3;
const SECONDS = 5;

const here = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [folder, wanted = ''] = process.argv.slice(2);
const there = resolve(folder ?? '');
if (folder === undefined || !existsSync(join(there, 'games/dist/index.js'))) {
  console.error(
    'Name the folder of another checkout, in which npm run bench has been run, and perhaps a part of the rows.',
  );
  process.exit(1);
}

const compete = (contest: Contest): Promise<Paces> =>
  new Promise((done, fail) => {
    const worker = new Worker(new URL('contest.js', import.meta.url), { workerData: contest });
    worker.once('message', done);
    worker.once('error', fail);
  });

const middle = (values: readonly number[]): number =>
  at(
    [...values].sort((a, b) => a - b),
    values.length >> 1,
  );
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

row('game', 'configuration', 'there, ns a ply', 'here', 'pace here to there', 'of each thread');
row('---', '---', '--:', '--:', '--:', '--:');
for (const { game, label, seats, options } of configurations) {
  if (!`${game}, ${label}`.includes(wanted)) continue;
  const threads: Paces[] = [];
  for (let n = 0; n < THREADS; n++) {
    threads.push(await compete({ folders: [there, here], game, seats, options, seconds: SECONDS }));
  }
  const paces = threads.map((thread) => thread.there / thread.here);
  row(
    game,
    label,
    middle(threads.map((thread) => thread.there)).toFixed(0),
    middle(threads.map((thread) => thread.here)).toFixed(0),
    percent(middle(paces)),
    paces.map(percent).join(', '),
  );
}
