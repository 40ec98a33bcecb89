import { Worker } from 'node:worker_threads';
import { type Connect, Host, type Patience } from '@fathom/mind/host';
import { nodeClock } from './clock.ts';
import { Crew } from './crew.ts';

/** Threads run built JavaScript, also when this file itself is read as TypeScript. */
const script = new URL(import.meta.url.endsWith('.ts') ? '../dist/minds/worker.js' : './worker.js', import.meta.url);

/** A thread that wants more is ended, and whatever it thought about is thought again or given up. */
const mostMegabytes = 512;

const connect: Connect = ({ answer, broken }) => {
  // Built files find built files, whatever this process was told to look for.
  const worker = new Worker(script, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
  worker.on('message', answer);
  worker.on('error', (error: unknown) => broken(error instanceof Error ? error.message : String(error)));
  worker.on('exit', (code) => broken(`the thread ended with ${code}`));
  return { send: (request) => worker.postMessage(request), close: () => void worker.terminate() };
};

/** Threads for all the bots of a server. */
export function threadCrew(threads: number): Crew {
  return new Crew(Array.from({ length: threads }, () => threadHost()));
}

/** Bots, hints and analysis in a thread beside this one. Close it, or the process stays. */
export function threadHost(patience: Partial<Patience> = {}): Host {
  return new Host(connect, nodeClock, patience);
}
