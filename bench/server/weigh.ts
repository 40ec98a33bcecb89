// Loaded into a server before anything else: says what it has used, and what it holds, when it is asked.
import { setTimeout as pause } from 'node:timers/promises';

/** Bytes, garbage taken out first. */
export interface Weight {
  readonly rss: number;
  readonly heap: number;
  readonly external: number;
}

/** Milliseconds until what was swept has been given back to the system: it is done aside, and not at once. */
const giving = 3000;

async function weight(): Promise<Weight> {
  globalThis.gc?.();
  await pause(giving);
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed, external };
}

/** Seconds of CPU used so far by all threads. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

process.on('message', async (question) => process.send?.(question === 'weigh' ? await weight() : cpu()));
// A server that is asked nothing may still end.
process.channel?.unref();
