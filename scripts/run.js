import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Something a person can mend: shown as its sentence alone, without a stack trace. */
export class Sorry extends Error {}

/** Progress goes where it cannot be taken for an answer: the engine speaks on stdout. */
export const say = (text) => process.stderr.write(`${text}\n`);

/**
 * Runs a program in the root of the project and shows what it prints. Resolves to its exit code; a program killed by a signal
 * or one that cannot be started counts as 1.
 */
export function run(command, args, { env = {}, quiet = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    // Our own stdout is kept for answers, so a helper's output goes to stderr unless it is a test runner's.
    const stdio = quiet ? ['ignore', 2, 2] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    child.on('error', (error) => {
      say(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    const stopPassing = passSignals(child);
    child.on('close', (code) => {
      stopPassing();
      resolve(code ?? 1);
    });
  });
}

/** Told to stop, we stop what we started before we go: an installer left behind would break what the next one makes. */
function passSignals(child) {
  const passes = Object.entries({ SIGINT: 130, SIGTERM: 143 }).map(([signal, code]) => {
    const pass = () => {
      child.kill(signal);
      child.once('close', () => process.exit(code));
    };
    process.once(signal, pass);
    return () => process.off(signal, pass);
  });
  return () => {
    for (const stop of passes) stop();
  };
}

/** Runs a tool of ours from node_modules with this very Node, so that nothing depends on PATH or on a shell. */
export const runTool = (script, args, options) =>
  run(process.execPath, [join(root, 'node_modules', script), ...args], options);

/** Tells what is being done, that it is still being done, and how long it took. */
export async function step(title, work) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  say(`${title} …`);
  const beat = setInterval(() => say(`  still at it, ${seconds()} s`), 10_000);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    say(`  ${seconds()} s`);
  }
}
