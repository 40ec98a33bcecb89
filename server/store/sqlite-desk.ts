import { Worker } from 'node:worker_threads';
import { openDatabase } from './sqlite-database.ts';
import { type Outcome, type Write, writerTo } from './sqlite-writer.ts';

/** Where writes are handed in, one batch after the other. */
export interface Desk {
  write(writes: readonly Write[]): Promise<readonly Outcome[]>;
  close(): Promise<void>;
}

/** Threads run built JavaScript, also when this file itself is read as TypeScript. */
const script = new URL(
  import.meta.url.endsWith('.ts') ? '../dist/store/sqlite-thread.js' : './sqlite-thread.js',
  import.meta.url,
);

/** Megabytes; without a limit a busy thread keeps forty more. */
const sweptAt = 8;

/** Writes in a thread of their own: an fsync takes milliseconds in which sockets can be served. */
export function threadDesk(file: string): Desk {
  // What it is handed lives only until it is written: more room would only be filled before it is swept.
  const worker = new Worker(script, {
    workerData: file,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: sweptAt },
  });
  let answer = (_: readonly Outcome[]) => {};
  let refuse = (_: Error) => {};
  let gone: Error | null = null;
  const leave = (error: Error) => {
    gone ??= error;
    refuse(gone);
  };
  worker.on('message', (outcomes: readonly Outcome[]) => answer(outcomes));
  worker.on('error', leave);
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      leave(new Error('the thread that writes has ended'));
      resolve();
    });
  });
  return {
    write: (writes) =>
      new Promise((resolve, reject) => {
        if (gone) return reject(gone);
        answer = resolve;
        refuse = reject;
        worker.postMessage(writes);
      }),
    close: () => {
      worker.postMessage('close');
      return ended;
    },
  };
}

/** Writes here and now. */
export function plainDesk(file: string): Desk {
  const database = openDatabase(file);
  const write = writerTo(database);
  return {
    write: async (writes) => write(writes),
    close: async () => database.close(),
  };
}
