import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** How to keep a program on some cores: servers on the first ones, one each as far as they go, whoever plays and the database on the last. */
const canPin = ((): boolean => {
  try {
    execFileSync('taskset', ['-c', '0', 'true'], { stdio: 'ignore' });
    return availableParallelism() > 1;
  } catch {
    return false;
  }
})();

const forServers = Math.max(1, availableParallelism() - 1);

/** What to run so that `command` has the core of server number `n` to itself. */
export function onCore(n: number, command: readonly string[]): readonly string[] {
  return canPin ? ['taskset', '-c', String(n % forServers), ...command] : command;
}

/** Keeps this very process off the servers' cores. */
export function stepAside(): void {
  if (canPin) execFileSync('taskset', ['-a', '-c', '-p', String(forServers), String(process.pid)], { stdio: 'ignore' });
}

export const whereabouts = canPin
  ? `servers on ${forServers === 1 ? 'core 0' : `cores 0 to ${forServers - 1}`}, players and the database on core ${forServers}`
  : 'no core of their own: taskset is missing, or there is only one core';
