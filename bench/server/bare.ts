import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { StoreSettings } from '@fathom/server/store';
import { WebSocket } from 'ws';
import { onCore } from './cores.ts';
import { startProgram } from './program.ts';

const run = promisify(execFile);
const script = (name: string) => fileURLToPath(new URL(`./${name}.js`, import.meta.url));

/** How often something is done, by the clock and by the CPU it takes. */
export interface Rate {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

/** Rows that one core can append to a file, each on the disk before the next. */
export async function bareAppends(file: string, seconds: number, bytes: number): Promise<Rate> {
  const [command = '', ...args] = onCore(0, [process.execPath, script('append'), file, String(seconds), String(bytes)]);
  return JSON.parse((await run(command, args)).stdout) as Rate;
}

/** Commits of a store on one core that does nothing else, each table's next when its last is on the disk. */
export async function storeCommits(settings: StoreSettings, tables: number, seconds: number): Promise<Rate> {
  const asked = [JSON.stringify(settings), String(tables), String(seconds)];
  const [command = '', ...args] = onCore(0, [process.execPath, script('commits'), ...asked]);
  return JSON.parse((await run(command, args)).stdout) as Rate;
}

/** Messages that come back from a server on one core that does nothing else, on so many sockets at once. */
export async function bareEchoes(sockets: number, seconds: number, bytes: number): Promise<Rate> {
  const server = await startProgram(0, script('echo'));
  const text = 'x'.repeat(bytes);
  const lines: WebSocket[] = [];
  let echoes = 0;
  while (lines.length < sockets) {
    lines.push(
      ...(await Promise.all(Array.from({ length: Math.min(100, sockets - lines.length) }, () => open(server.address)))),
    );
  }
  for (const line of lines) {
    line.on('message', () => {
      echoes++;
      line.send(text);
    });
    line.send(text);
  }
  await pause(1000);
  const cpu = await server.cpu();
  const [before, began] = [echoes, performance.now()];
  await pause(1000 * seconds);
  const [done, took] = [echoes - before, (performance.now() - began) / 1000];
  const rate = { perSecond: done / took, perCpuSecond: done / ((await server.cpu()) - cpu) };
  for (const line of lines) line.terminate();
  await server.stop();
  return rate;
}

function open(address: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address.replace(/^http/, 'ws'), { perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}
