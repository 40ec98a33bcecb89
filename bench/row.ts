// One configuration, in a thread of its own: code that has seen other games first is compiled for all of them and runs slower than at a table.
import { parentPort, workerData } from 'node:worker_threads';
import { entryOf } from '@fathom/games';
import type { Json } from '@fathom/kernel';
import { measure } from './playouts.ts';

export interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
  readonly warmUp: number;
  readonly seconds: number;
}

const { game: id, seats, options, warmUp, seconds }: Wanted = workerData;
const game = await entryOf(id)?.rules();
if (!game) throw new Error(`there is no game called ${id}`);
measure(game, seats, options, warmUp);
parentPort?.postMessage(measure(game, seats, options, seconds));
