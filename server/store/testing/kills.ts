import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Store, StoreSettings } from '../index.ts';

const script = fileURLToPath(new URL('./scribe.js', import.meta.url));

/** How many entries of each table a process has said to be settled, before it was killed in the middle of writing. */
export type Told = ReadonlyMap<string, number>;

/** Runs a process that writes to so many tables at once, and kills it after so many settled changes. */
export function killWhileWriting(
  settings: StoreSettings,
  name: string,
  { tables, changes }: { readonly tables: number; readonly changes: number },
  meanwhile: (told: Told) => void = () => {},
): Promise<Told> {
  return new Promise((resolve, reject) => {
    const scribe = spawn(process.execPath, [script, JSON.stringify(settings), name, String(tables)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const told = new Map<string, number>();
    let said = 0;
    let wrong = '';
    scribe.stderr.on('data', (bytes) => {
      wrong += bytes;
    });
    createInterface({ input: scribe.stdout }).on('line', (line) => {
      const [table = '', at = ''] = line.split(' ');
      told.set(table, Number(at));
      meanwhile(told);
      if (++said === changes) scribe.kill('SIGKILL');
    });
    scribe.on('close', (_, signal) =>
      signal === 'SIGKILL' ? resolve(told) : reject(new Error(wrong || 'it ended by itself')),
    );
  });
}

/** What is wrong with the tables a killed process has left behind. */
export async function faults(store: Store, told: Told): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [id, at] of told) {
    const record = await store.table(id);
    const moves = (await store.entries(id, 0)).map(({ entry }) => ('move' in entry ? entry.move : null));
    if (record === null || record.at < at) found.push(`${id}: ${at} entries were settled, ${record?.at} are left`);
    if (record?.at !== moves.length) found.push(`${id}: at ${record?.at}, but ${moves.length} entries`);
    if (record?.rev !== moves.length / 2) found.push(`${id}: revision ${record?.rev} with ${moves.length} entries`);
    if (moves.some((move, i) => move !== i)) found.push(`${id}: the log is not what was written`);
    if (JSON.stringify(record?.head) !== JSON.stringify({ last: moves.length - 1 })) found.push(`${id}: another head`);
  }
  return found;
}
