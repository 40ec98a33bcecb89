import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onCore } from './cores.ts';
import type { Weight } from './weigh.ts';

/** A program on the core of a server, which says on stdout where it can be reached. */
export interface Program {
  readonly address: string;
  /** Seconds of CPU used so far. */
  cpu(): Promise<number>;
  weigh(): Promise<Weight>;
  stop(): Promise<void>;
}

export async function startProgram(
  n: number,
  script: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const weigh = new URL('./weigh.js', import.meta.url).href;
  const [command = '', ...args] = onCore(n, [process.execPath, '--expose-gc', '--import', weigh, script]);
  const child = spawn(command, args, {
    env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const ask = (question: 'cpu' | 'weigh') =>
    new Promise((resolve) => {
      child.once('message', resolve);
      child.send(question);
    });
  return {
    address: await addressOf(child),
    cpu: async () => Number(await ask('cpu')),
    weigh: async () => (await ask('weigh')) as Weight,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('a program ended before it began')));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, address] = /(http:\S+)/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}
