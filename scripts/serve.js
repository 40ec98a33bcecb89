import { join } from 'node:path';
import { buildRoom, buildWeb } from './build.js';
import { installIfNeeded } from './install.js';
import { root, Sorry } from './run.js';
import { makeWritable, portSorry, settingsFrom, tryPort } from './settings.js';

export async function start() {
  try {
    const settings = settingsFrom(process.env);
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

async function serve(settings) {
  const { listen } = await import('../server/dist/index.js');
  const server = await listen({ ...settings, site: join(root, 'web', 'dist') }).catch((error) => {
    throw portSorry(error, settings);
  });
  console.log(`Fathom is ready: open ${server.address} (Ctrl-C stops it)`);
  onStop(async () => {
    await server.close();
    console.log('Stopped.');
    process.exit(0);
  });
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
