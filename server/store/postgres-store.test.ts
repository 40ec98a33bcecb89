import { at } from '@fathom/kernel';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPostgres } from '../../scripts/postgres.js';
import { openPostgres } from './postgres-store.ts';
import { Wakes } from './postgres-wakes.ts';
import type { Change, Store, TableRecord } from './store.ts';
import { type Cutter, cutterTo } from './testing/cutter.ts';
import { faults, killWhileWriting } from './testing/kills.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
let cutter: Cutter;
let url = '';
let schemas = 0;
const opened: Store[] = [];

beforeAll(async () => {
  server = await startPostgres();
  cutter = await cutterTo(server.port);
});
afterAll(async () => {
  await cutter.close();
  await server.stop();
});

beforeEach(async () => {
  const name = `fathom_${++schemas}`;
  const client = new pg.Client(server.url());
  await client.connect();
  await client.query(`CREATE SCHEMA ${name}`);
  await client.end();
  url = `${server.url()}?options=-c%20search_path%3D${name}`;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
});

async function open(address = url): Promise<Store> {
  const store = await openPostgres({ url: address });
  opened.push(store);
  return store;
}

const throughCutter = () => url.replace(String(server.port), String(cutter.port));

const playing = (id: string): TableRecord => ({
  id,
  rev: 0,
  at: 0,
  stage: 'playing',
  listed: false,
  host: 'ann',
  people: ['ann'],
  made: 1,
  touched: 1,
  wakeAt: null,
  head: {},
});

const next = (record: TableRecord, move: string): Change => ({
  record: { ...record, rev: record.rev + 1, at: record.at + 1 },
  entries: [{ entry: { by: 0, move }, key: `key-${move}` }],
});

const movesOf = async (store: Store, table: string) =>
  (await store.entries(table, 0)).map(({ entry }) => ('move' in entry ? entry.move : null));

describe('a connection that breaks before the answer comes', () => {
  test('a change that was made is told as made, and made once', async () => {
    const [store, near] = [await open(throughCutter()), await open()];
    const table = playing('cut-commit');
    await store.addTable(table);
    const cuts = cutter.cuts();
    cutter.cutAfter('key-first');
    expect(await store.commit(next(table, 'first'))).toBe(true);
    expect(cutter.cuts()).toBe(cuts + 1);
    expect(await movesOf(near, table.id)).toEqual(['first']);
    expect((await near.table(table.id))?.rev).toBe(1);
  });

  test('a change that another writer has beaten meanwhile is told as not made', async () => {
    const [store, rival] = [await open(throughCutter()), await open()];
    const table = playing('cut-race');
    await store.addTable(table);
    await rival.commit(next(table, 'rival'));
    cutter.cutAfter('key-late');
    expect(await store.commit(next(table, 'late'))).toBe(false);
    expect(await movesOf(rival, table.id)).toEqual(['rival']);
  });

  test('a person, a device, a table and a line of chat are added once', async () => {
    const store = await open(throughCutter());
    cutter.cutAfter('hash-of-ann');
    expect(await store.addPerson({ id: 'ann', name: 'Ann', made: 1 }, 'hash-of-ann')).toBe(true);
    cutter.cutAfter('hash-of-phone');
    expect(await store.addSecret('ann', 'hash-of-phone')).toBe(true);
    cutter.cutAfter('cut-table');
    await store.addTable(playing('cut-table'));
    cutter.cutAfter('said-once');
    await store.addLine('cut-table', { person: 'ann', name: 'Ann', when: 1, body: 'said-once' });
    expect(await store.lines('cut-table', 9)).toHaveLength(1);
    expect(await store.tablesOf('ann', 9)).toHaveLength(1);
  });

  test('a code opens at most once', async () => {
    const store = await open(throughCutter());
    await store.addPerson({ id: 'ann', name: 'Ann', made: 1 }, 'hash');
    await store.addCode('the-code', 'ann', 100);
    cutter.cutAfter('the-code');
    expect(await store.takeCode('the-code', 1)).toBeNull();
    expect(await store.takeCode('the-code', 1)).toBeNull();
  });
});

describe('a database that restarts under load', () => {
  test.each([
    ['in order', 'SIGINT'],
    ['as after a crash', 'SIGQUIT'],
  ])(
    '%s: everything told as made is there, once, and play goes on',
    async (_, signal) => {
      const nodes = [await open(), await open()];
      const tables = Array.from({ length: 20 }, (_, i) => playing(`load-${signal}-${i}`));
      await Promise.all(tables.map((table) => at(nodes, 0).addTable(table)));
      let playingOn = true;
      const players = tables.map(async (table, i) => {
        let record = table;
        let made = 0;
        for (let move = 0; playingOn; move++) {
          const change = next(record, `${move}`);
          expect(await at(nodes, i % 2).commit(change)).toBe(true);
          record = change.record;
          made++;
        }
        return made;
      });
      await vi.waitFor(async () => expect((await at(nodes, 0).table(at(tables, 0).id))?.at).toBeGreaterThan(3), 20_000);
      await server.restart(signal, 200);
      const then = (await at(nodes, 0).table(at(tables, 0).id))?.at ?? 0;
      await vi.waitFor(
        async () => expect((await at(nodes, 0).table(at(tables, 0).id))?.at).toBeGreaterThan(then + 3),
        20_000,
      );
      playingOn = false;
      for (const [i, made] of (await Promise.all(players)).entries()) {
        expect(await movesOf(at(nodes, 0), at(tables, i).id)).toEqual(
          Array.from({ length: made }, (_, move) => `${move}`),
        );
      }
      // Nodes wait for a database as long as half a minute, several times over on a busy machine.
    },
    180_000,
  );
});

test('a node killed in the middle of writing has kept everything it said was settled, and nothing half', async () => {
  const settings = { data: '', databaseUrl: url };
  for (let kill = 0; kill < 3; kill++) {
    const told = await killWhileWriting(settings, 'ann', { tables: 12, changes: 60 });
    expect(told.size).toBeGreaterThan(5);
    // What PostgreSQL had already been asked for when its client died it may still finish.
    const store = await open();
    await vi.waitFor(async () => expect(await faults(store, told)).toEqual([]), 10_000);
  }
});

describe('hints', () => {
  test('whoever leaves while still connecting gets away', async () => {
    await new Wakes(url).close();
    const wakes = new Wakes(url);
    await wakes.begun;
    await wakes.close();
  });

  test('the other nodes hear which table is at which revision, the one who said it does not', async () => {
    const [one, two, three] = [await open(), await open(), await open()];
    const heard = { one: new Map(), two: new Map(), three: new Map() };
    one.onWake((table, rev) => heard.one.set(table, rev));
    two.onWake((table, rev) => heard.two.set(table, rev));
    three.onWake((table, rev) => heard.three.set(table, rev));
    const all = new Map(Array.from({ length: 1000 }, (_, i) => [`hinted-table-${i}`, i] as const));
    for (const [table, rev] of all) one.wake(table, rev);
    await vi.waitFor(() => expect([heard.two, heard.three]).toEqual([all, all]), 10_000);
    expect(heard.one.size).toBe(0);
  });

  test('are heard again after the database was away, and those given meanwhile come late', async () => {
    const [one, two] = [await open(), await open()];
    const heard = new Set<string>();
    two.onWake((table) => heard.add(table));
    await server.restart('SIGQUIT');
    await vi.waitFor(() => {
      one.wake('after-the-restart', 1);
      expect(heard).toContain('after-the-restart');
    }, 20_000);
  });
});

test('nodes that start together make the tables once', async () => {
  const nodes = await Promise.all(Array.from({ length: 5 }, () => open()));
  await at(nodes, 0).addTable(playing('together'));
  expect(await at(nodes, 4).table('together')).not.toBeNull();
});

test('a database of a newer Fathom is left alone', async () => {
  await open();
  const client = new pg.Client(url);
  await client.connect();
  await client.query('INSERT INTO migrations VALUES (1000)');
  await client.end();
  await expect(openPostgres({ url })).rejects.toThrow('newer Fathom');
});
