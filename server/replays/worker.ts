import { parentPort } from 'node:worker_threads';
import { replayBook, tellBook } from './replay.ts';

/** A thread that plays books. */
if (!parentPort) throw new Error('This file runs as a worker: ask through index.ts.');
const port = parentPort;
port.on(
  'message',
  async ({ what, game, text }: { readonly what: string; readonly game: string; readonly text: string }) => {
    port.postMessage(what === 'tell' ? await tellBook(game, text) : await replayBook(game, text));
  },
);
