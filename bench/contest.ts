// One configuration in two checkouts, turn about in slices of a few milliseconds: whatever else the machine does disturbs both alike, and
// the quick slices, which little disturbed, compare the code.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { at, type Json } from '@fathom/kernel';

export interface Contest {
  /** There and here. */
  readonly folders: readonly [string, string];
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
  readonly seconds: number;
}

/** Nanoseconds a ply. */
export interface Paces {
  readonly there: number;
  readonly here: number;
}

/** Processor time: on a busy machine a second and a half by the clock leaves half of the rules uncompiled. */
const WARM_UP = 2500;
const SLICE = 2;
/** So many of a hundred slices are quicker than the one that counts. */
const QUICK = 20;

const { folders, game: id, seats, options: given, seconds }: Contest = workerData;

/** Plays so many games with the rules and the kernel of a checkout; returns the number of plies. */
type Player = (games: number) => number;

async function playerIn(folder: string): Promise<Player> {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const fetch = (name: string) => import(pathToFileURL(resolve(name)).href);
  const { playout, quickRandom } = await fetch('@fathom/kernel');
  const game = await (await fetch('@fathom/games')).entryOf(id)?.rules();
  const options = game?.options.parse(given);
  if (!options?.ok) throw new Error(`${folder} does not play ${id} with ${JSON.stringify(given)}`);
  const random = quickRandom('bench');
  // Compiled anew for each checkout: one function for both would be compiled for two kernels, and inline neither.
  const body = `return (games) => {
    let plies = 0;
    for (let n = 0; n < games; n++) plies += playout(game, game.setup(seats, options), random);
    return plies;
  }`;
  return new Function('playout', 'game', 'seats', 'options', 'random', body)(
    playout,
    game,
    seats,
    options.value,
    random,
  );
}

/** Milliseconds of processor time so far. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Plays until everything is compiled, and returns how many games make a slice. */
function warmUp(play: Player): number {
  const began = spent();
  let games = 0;
  for (; spent() - began < WARM_UP; games += 10) play(10);
  return Math.max(1, Math.round((games * SLICE) / WARM_UP));
}

function cost(play: Player, games: number): number {
  const began = performance.now();
  const plies = play(games);
  return ((performance.now() - began) / plies) * 1e6;
}

function quick(costs: readonly number[]): number {
  const sorted = [...costs].sort((a, b) => a - b);
  return at(sorted, Math.floor((sorted.length * QUICK) / 100));
}

const there = await playerIn(folders[0]);
const here = await playerIn(folders[1]);
warmUp(there);
const games = warmUp(here);
const costs = { there: [] as number[], here: [] as number[] };
for (const began = spent(); spent() - began < seconds * 1000; ) {
  costs.there.push(cost(there, games));
  costs.here.push(cost(here, games));
}
parentPort?.postMessage({ there: quick(costs.there), here: quick(costs.here) } satisfies Paces);
