// Loaded into a server before anything else: says what it holds when it is asked, garbage taken out first.

/** Bytes, and seconds of CPU used so far by all threads. */
export interface Weight {
  readonly cpu: number;
  readonly rss: number;
  readonly heap: number;
  readonly external: number;
}

const weigh = (): Weight => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { rss, heap: heapUsed, external, cpu: (user + system) / 1e6 };
};

process.on('message', () => process.send?.(weigh()));
// A server that is asked nothing may still end.
process.channel?.unref();
