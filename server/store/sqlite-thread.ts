import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './sqlite-database.ts';
import { type Write, writerTo } from './sqlite-writer.ts';

/** The thread that waits for the disk, so that nobody else has to. */
const port = parentPort;
if (port === null || typeof workerData !== 'string') throw new Error('this runs as a thread of the store');
const database = openDatabase(workerData);
const write = writerTo(database);

port.on('message', (writes: readonly Write[] | 'close') => {
  if (writes === 'close') {
    database.close();
    port.close();
  } else port.postMessage(write(writes));
});
