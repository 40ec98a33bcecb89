import { parentPort } from 'node:worker_threads';
import { entryOf } from '@fathom/games';
import { createDesk } from '@fathom/mind/desk';
import { nodeClock } from './clock.ts';

/** A thread that thinks. */
if (!parentPort) throw new Error('This file runs as a worker: ask through the host in index.ts.');
const port = parentPort;
const desk = createDesk(
  async (game, options) => {
    const minds = entryOf(game)?.mind;
    if (!minds) throw new Error(`nobody has learned to play ${game}`);
    return minds.mindFor(options);
  },
  nodeClock,
  (answer) => port.postMessage(answer),
);
port.on('message', desk);
