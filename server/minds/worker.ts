import { parentPort } from 'node:worker_threads';
import { library } from '@fathom/games/minds';
import { createDesk } from '@fathom/mind/desk';
import { nodeClock } from './clock.ts';

/** A thread that thinks. */
if (!parentPort) throw new Error('This file runs as a worker: ask through the host in index.ts.');
const port = parentPort;
const desk = createDesk(library, nodeClock, (answer) => port.postMessage(answer));
port.on('message', desk);
