import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backup } from './backup.ts';
import { openStore } from './index.ts';
import { openDatabase } from './sqlite-database.ts';
import { openSqlite } from './sqlite-store.ts';
import { faults, killWhileWriting, type Told } from './testing/kills.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathom-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a process killed in the middle of writing has kept everything it said was settled, and nothing half', async () => {
  const settings = { data: join(folder, 'killed') };
  for (let kill = 0; kill < 4; kill++) {
    const told = await killWhileWriting(settings, 'ann', { tables: 12, changes: 60 });
    const store = await openStore(settings);
    expect(told.size).toBeGreaterThan(5);
    expect(await faults(store, told)).toEqual([]);
    await store.close();
  }
});

test('a backup taken while a server writes holds everything settled before, and is a store of its own', async () => {
  const settings = { data: join(folder, 'running') };
  const copy = join(folder, 'restored', 'fathom.db');
  mkdirSync(dirname(copy));
  let before: Told = new Map();
  await killWhileWriting(settings, 'ann', { tables: 8, changes: 120 }, (told) => {
    if (told.size < 8 || before.size > 0) return;
    before = new Map(told);
    backup(join(settings.data, 'fathom.db'), copy);
  });
  const restored = await openStore({ data: dirname(copy) });
  expect(before.size).toBe(8);
  expect(await faults(restored, before)).toEqual([]);
  await restored.close();
  expect(() => backup(join(settings.data, 'fathom.db'), copy)).toThrow('overwrites nothing');
  expect(() => backup(join(folder, 'nothing.db'), `${copy}2`)).toThrow('no store');
});

test('settled means on the disk', () => {
  const database = openDatabase(join(folder, 'pragmas.db'));
  expect(database.query('PRAGMA journal_mode')()).toEqual([{ journal_mode: 'wal' }]);
  expect(database.query('PRAGMA synchronous')()).toEqual([{ synchronous: 2 }]);
  database.close();
});

test('a file from a newer Fathom is left alone', async () => {
  const file = join(folder, 'newer.db');
  await openSqlite({ file }).close();
  const database = openDatabase(file);
  database.run('INSERT INTO migrations VALUES (1000)');
  database.close();
  expect(() => openSqlite({ file })).toThrow('newer Fathom');
});
