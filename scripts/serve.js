import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { buildRoom, buildWeb } from './build.js';
import { installIfNeeded } from './install.js';
import { root, Sorry } from './run.js';
import { makeWritable, settingsFrom, startSorry, tryPort } from './settings.js';

export async function start(args) {
  try {
    const settings = settingsFrom(process.env, args);
    makeWritable(settings.data);
    await tryPort(settings);
    await installIfNeeded();
    await buildRoom('server');
    await buildWeb();
    await serve(settings);
  } catch (error) {
    console.error(error instanceof Sorry ? error.message : error);
    process.exitCode = 1;
  }
}

/** By how many per cent of what it holds the heap may grow before it is swept: V8 lets it grow to four times as much. */
const growth = 30;

/** Runs what is built, until it is told to stop. */
export async function serve(settings) {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
  // On a single core threads that help to sweep wait for each other, and the play for all of them.
  if (availableParallelism() === 1) {
    setFlagsFromString('--no-parallel-scavenge');
    setFlagsFromString('--concurrent-marking-max-worker-num=1');
  }
  const { listen, lanInvitation } = await import('../server/dist/index.js');
  const server = await listen({ ...settings, site: join(root, 'web', 'dist') }).catch((error) => {
    throw startSorry(error, settings);
  });
  onStop(async () => {
    await server.close();
    console.log('Stopped.');
    process.exit(0);
  });
  if (settings.lan) console.log(lanInvitation(server.port));
  console.log(`Fathom is ready: open ${server.address} (Ctrl-C stops it)`);
}

function onStop(stop) {
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // npm runs us in a shell that passes no signal on when npm is asked to end: stop when that shell is gone.
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    stop();
  }, 500);
}
