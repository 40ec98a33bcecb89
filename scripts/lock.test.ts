import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alone } from './lock.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => join(folder, '.setup-lock');
const heard: string[] = [];
const quietly = () => ({ folder, tell: (text: string) => heard.push(text) > 0 });

test('one works at a time, and who waits says for whom in one sentence', async () => {
  heard.length = 0;
  let atWork = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++atWork);
    await pause(50);
    atWork--;
  };
  await Promise.all([1, 2, 3].map(() => alone('installing packages', work, quietly())));
  expect(most).toBe(1);
  expect(heard).toHaveLength(2);
  expect(heard[0]).toContain(`(process ${process.pid}), which is installing packages`);
  expect(existsSync(lock())).toBe(false);
});

test('work that fails lets go', async () => {
  const failing = alone('building', () => Promise.reject(new Error('no')), quietly());
  await expect(failing).rejects.toThrow('no');
  expect(await alone('building', async () => 'done', quietly())).toBe('done');
});

const leave = (holder: object) => writeFileSync(lock(), JSON.stringify({ doing: 'building', token: 'old', ...holder }));
/** No process can have this number. */
const nobody = 2 ** 31 - 1;

test.each([
  ['whose holder is dead', { pid: nobody, host: hostname() }],
  ['whose holder had our own number in an earlier life', { pid: process.pid, host: hostname() }],
])('a lock %s is taken over at once', async (_, holder) => {
  leave(holder);
  const all = [1, 2, 3].map((n) => alone('building', async () => n, quietly()));
  expect(await Promise.all(all)).toEqual([1, 2, 3]);
});

test('a lock without heartbeat is taken over, whoever has the number of its holder now', async () => {
  leave({ pid: process.ppid, host: hostname() });
  const longAgo = new Date(Date.now() - 3600_000);
  utimesSync(lock(), longAgo, longAgo);
  expect(await alone('building', async () => 'done', quietly())).toBe('done');
});

test('a lock of a living process, or of another machine, is respected', async () => {
  for (const holder of [
    { pid: process.ppid, host: hostname() },
    { pid: nobody, host: 'elsewhere' },
  ]) {
    leave(holder);
    const waiting = alone('building', async () => 'done', quietly());
    expect(await Promise.race([waiting, pause(300)])).toBeUndefined();
    expect(readFileSync(lock(), 'utf8')).toContain('"old"');
    rmSync(lock());
    expect(await waiting).toBe('done');
  }
});
