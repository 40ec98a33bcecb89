import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Json } from '@fathom/kernel';
import { afterAll, expect, test } from 'vitest';
import { backup } from './backup.ts';
import { openStore } from './index.ts';
import { openDatabase } from './sqlite-database.ts';
import { migrations } from './sqlite-migrations.ts';
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

test('a log that was written entry by entry is read on, and written on with several together', async () => {
  const file = join(folder, 'older.db');
  const older = openDatabase(file);
  const steps = 3;
  older.run('CREATE TABLE migrations (step INTEGER PRIMARY KEY)');
  for (const [step, sql] of migrations.slice(0, steps).entries()) {
    older.run(`${sql} INSERT INTO migrations VALUES (${step})`);
  }
  older.run(`INSERT INTO tables VALUES ('t', 1, 3, 'playing', 0, 'ann', '["ann"]', 1, 1, NULL, '{}', 0, NULL)`);
  older.query('INSERT INTO entries VALUES (?, ?, ?, ?)')('t', 0, 'first', '{"by":0,"move":"[é]"}');
  older.query('INSERT INTO entries VALUES (?, ?, ?, ?)')('t', 1, null, '{"by":"chance","move":1}');
  older.query('INSERT INTO entries VALUES (?, ?, ?, ?)')('t', 2, 'second', '{"by":1,"move":null}');
  older.close();

  const store = openSqlite({ file });
  const record = await store.table('t');
  if (!record) throw new Error('the table is gone');
  const entry = (by: 0 | 1 | 'chance', move: Json, key: string | null = null) => ({ entry: { by, move }, key });
  const fresh = [entry(0, 2, 'third'), entry('chance', 3), entry('chance', 4), entry(1, 5, 'fourth'), entry(1, 6)];
  expect(await store.commit({ record: { ...record, rev: 2, at: 8 }, entries: fresh })).toBe(true);
  const whole = [entry(0, '[é]', 'first'), entry('chance', 1), entry(1, null, 'second'), ...fresh];
  for (let from = 0; from <= 9; from++) {
    for (let most = 0; most <= 9; most++) {
      expect(await store.entries('t', from, most), `${most} from ${from}`).toEqual(whole.slice(from, from + most));
    }
    expect((await store.since('t', from, 4))?.entries).toEqual(whole.slice(from, from + 4));
  }
  expect(await store.entries('t', 4)).toEqual(whole.slice(4));
  await store.close();
});

test('a file from a newer Fathom is left alone', async () => {
  const file = join(folder, 'newer.db');
  await openSqlite({ file }).close();
  const database = openDatabase(file);
  database.run('INSERT INTO migrations VALUES (1000)');
  database.close();
  expect(() => openSqlite({ file })).toThrow('newer Fathom');
});
