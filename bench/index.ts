// Random playouts per second of every game, beside the same base game on boardgame.io, in one run: only the ratios hold.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { configurations } from './configurations.ts';
import type { Pace } from './playouts.ts';
import type { Wanted } from './row.ts';
import { row } from './table.ts';

const SECONDS = Number(process.argv[2] ?? 3);
/** What is measured is the pace of compiled code. Each configuration runs so long before: Abyss has some 250 functions to compile. */
const WARM_UP = 2;
const peers = join(dirname(dirname(fileURLToPath(import.meta.url))), 'peers');

const perSecond = (count: number, seconds: number) => Math.round(count / seconds).toLocaleString('en');

const paceOf = (wanted: Wanted): Promise<Pace> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('row.js', import.meta.url), { workerData: wanted });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

row('game', 'configuration', 'plies/s', 'games/s', 'plies a game', 'plies per CPU second');
row('---', '---', '--:', '--:', '--:', '--:');
let ours = 0;
for (const { game, label, seats, options } of configurations) {
  const pace = await paceOf({ game, seats, options, warmUp: WARM_UP, seconds: SECONDS });
  if (label === 'base, solo') ours = pace.games / pace.seconds;
  const plies = perSecond(pace.plies, pace.seconds);
  const length = (pace.plies / pace.games).toFixed(0);
  row(game, label, plies, perSecond(pace.games, pace.seconds), length, perSecond(pace.plies, pace.cpuSeconds));
}

if (!existsSync(join(peers, 'node_modules'))) {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: peers, stdio: ['ignore', 2, 2] });
}
const peer = await import(pathToFileURL(join(peers, 'nautilion-bgio.js')).href);
peer.playouts(WARM_UP * 1000);
const theirs = peer.playouts(SECONDS * 1000);
row('nautilion on boardgame.io 0.50', 'base, solo', '', perSecond(theirs.games, theirs.seconds), '', '');
console.log(
  `\nNautilion's base game runs ${Math.round(ours / (theirs.games / theirs.seconds))} times as fast as on boardgame.io.`,
);
