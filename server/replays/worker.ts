import { parentPort } from 'node:worker_threads';
import { replayBook } from './replay.ts';

/** A thread that plays books. */
if (!parentPort) throw new Error('This file runs as a worker: ask through index.ts.');
const port = parentPort;
port.on('message', async ({ game, text }: { readonly game: string; readonly text: string }) => {
  port.postMessage(await replayBook(game, text));
});
