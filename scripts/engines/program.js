import { spawn } from 'node:child_process';

/** A program of ours, quiet, with all it starts: stopped by its own group. */
export function launch(command, args, env = {}, stdio = 'ignore') {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio, detached: true });
  child.on('error', () => undefined);
  const gone = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It was gone already.
    }
    await gone;
  };
  return { child, stop };
}

const patience = 60_000;

/** What a look finds, once it neither throws nor finds nothing. */
export async function waitFor(what, look) {
  for (const until = Date.now() + patience; Date.now() < until; ) {
    const found = await Promise.resolve()
      .then(look)
      .catch(() => undefined);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited in vain for ${what}`);
}
