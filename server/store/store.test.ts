import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '@fathom/kernel';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres.js';
import { openPostgres } from './postgres-store.ts';
import { openSqlite } from './sqlite-store.ts';
import type { Change, Store, StoredEntry, TableRecord } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathom-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A database, which any number of nodes may open where the driver allows it. */
interface House {
  readonly name: string;
  /** A new, empty database: each call of what it gives opens it once more. */
  fresh(): Promise<() => Promise<Store>>;
}

let files = 0;
const sqlite = (name: string, thread: boolean): House => ({
  name,
  fresh: async () => {
    const file = join(folder, `${++files}`, 'fathom.db');
    return async () => openSqlite({ file, thread });
  },
});

let server: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

/** A room of its own in the server's database. */
async function freshDatabase(): Promise<string> {
  const name = `fathom_${++files}`;
  const client = new pg.Client(server.url());
  await client.connect();
  await client.query(`CREATE SCHEMA ${name}`);
  await client.end();
  return `${server.url()}?options=-c%20search_path%3D${name}`;
}

const postgres: House = {
  name: 'PostgreSQL',
  fresh: async () => {
    const url = await freshDatabase();
    return () => openPostgres({ url });
  },
};

const houses: readonly House[] = [sqlite('SQLite', false), sqlite('SQLite, written by a thread', true), postgres];

let names = 0;
const id = (what: string) => `${what}${String(++names).padStart(16 - what.length, '0')}`;

const gathering = (more: Partial<TableRecord> = {}): TableRecord => ({
  id: id('table'),
  rev: 0,
  at: 0,
  stage: 'gathering',
  listed: true,
  host: 'ann',
  people: ['ann'],
  made: 1_790_000_000_000,
  touched: 1_790_000_000_000,
  wakeAt: null,
  head: { words: 'Ça gèle\u0000 — "naïve" 🐙', list: [1, 2.5, null, true, { deep: [] }] },
  ...more,
});

const move = (card: number, key: string | null = null): StoredEntry => ({ entry: { by: 0, move: { card } }, key });

/** The next change of a table: these entries, and whatever else is different. */
function after(record: TableRecord, entries: readonly StoredEntry[] = [], more: Partial<TableRecord> = {}): Change {
  return { record: { ...record, rev: record.rev + 1, at: record.at + entries.length, ...more }, entries };
}

describe.each(houses)('$name', ({ fresh }) => {
  const opened: Store[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  });

  /** So many doors to one new database. */
  async function doors(count: number): Promise<readonly Store[]> {
    const open = await fresh();
    const stores: Store[] = [];
    for (let i = 0; i < count; i++) stores.push(await open());
    opened.push(...stores);
    return stores;
  }

  async function one(): Promise<Store> {
    return at(await doors(1), 0);
  }

  async function two(): Promise<readonly [Store, Store]> {
    const stores = await doors(2);
    return [at(stores, 0), at(stores, 1)];
  }

  describe('people', () => {
    const ann = { id: 'ann', name: 'Ann', made: 1_790_000_000_000 };

    test('a person is found by any of their secrets, and by no other', async () => {
      const store = await one();
      expect(await store.addPerson(ann, 'h1')).toBe(true);
      expect(await store.addSecret('ann', 'h2')).toBe(true);
      expect(await store.personBySecret('h1')).toEqual(ann);
      expect(await store.personBySecret('h2')).toEqual(ann);
      expect(await store.personBySecret('h3')).toBeNull();
      expect(await store.person('ann')).toEqual(ann);
      expect(await store.person('bob')).toBeNull();
    });

    test('neither an id nor a secret is given twice', async () => {
      const store = await one();
      await store.addPerson(ann, 'h1');
      expect(await store.addPerson({ ...ann, name: 'Other' }, 'h9')).toBe(false);
      expect(await store.addPerson({ ...ann, id: 'bob' }, 'h1')).toBe(false);
      expect(await store.person('bob')).toBeNull();
      expect(await store.personBySecret('h9')).toBeNull();
      expect(await store.addSecret('ann', 'h1')).toBe(false);
      expect(await store.person('ann')).toEqual(ann);
    });

    test('a new name is kept', async () => {
      const store = await one();
      await store.addPerson(ann, 'h1');
      await store.renamePerson('ann', 'Änn 🐙');
      expect((await store.personBySecret('h1'))?.name).toBe('Änn 🐙');
    });

    test('a code lets one device in, once, and in time', async () => {
      const [store, other] = await two();
      await store.addPerson(ann, 'h1');
      await store.addCode('c1', 'ann', 2000);
      await store.addCode('c2', 'ann', 2000);
      const takers = await Promise.all([1, 2, 3, 4].map((i) => (i % 2 ? store : other).takeCode('c1', 1000)));
      expect(takers.filter((person) => person !== null)).toEqual(['ann']);
      expect(await store.takeCode('c2', 2000)).toBeNull();
      expect(await store.takeCode('c2', 1000)).toBeNull();
      expect(await store.takeCode('nothing', 1000)).toBeNull();
    });

    test('push addresses are kept once each, and go', async () => {
      const store = await one();
      const phone = { endpoint: 'https://push.example/1', keys: { auth: 'a' }, language: 'fr' };
      await store.addPush('ann', phone);
      await store.addPush('ann', { ...phone, language: 'en' });
      await store.addPush('ann', { ...phone, endpoint: 'https://push.example/2' });
      await store.addPush('bob', { ...phone, endpoint: 'https://push.example/3' });
      expect(await store.pushes('ann')).toHaveLength(2);
      await store.removePush('https://push.example/2');
      expect(await store.pushes('ann')).toEqual([{ ...phone, language: 'en' }]);
    });
  });

  describe('a table', () => {
    test('comes back as it was put, whatever its head holds', async () => {
      const store = await one();
      const table = gathering({ listed: false, wakeAt: 1_790_000_000_123 });
      await store.addTable(table);
      expect(await store.table(table.id)).toEqual(table);
      expect(await store.table('nowhere')).toBeNull();
      await expect(store.addTable(table)).rejects.toThrow();
    });

    test('a change brings its entries, its seed and its seats along', async () => {
      const store = await one();
      const table = gathering();
      await store.addTable(table);
      const rows = [move(1, 'key-one'), { entry: { by: 'chance', move: 'é\u0000"' }, key: null } as const];
      const change = after(table, rows, { people: ['ann', 'bob'], stage: 'playing', wakeAt: 5, head: ['new'] });
      expect(await store.commit({ ...change, seed: 'abc' })).toBe(true);
      expect(await store.table(table.id)).toEqual(change.record);
      expect(await store.entries(table.id, 0)).toEqual(rows);
      expect(await store.entries(table.id, 1)).toEqual(rows.slice(1));
      expect(await store.entries(table.id, 2)).toEqual([]);
      expect(await store.since(table.id, 0, 9)).toEqual({ record: change.record, entries: rows });
      expect(await store.since(table.id, 0, 1)).toEqual({ record: change.record, entries: rows.slice(0, 1) });
      expect(await store.since(table.id, 1, 9)).toEqual({ record: change.record, entries: rows.slice(1) });
      expect(await store.since(table.id, 2, 9)).toEqual({ record: change.record, entries: [] });
      expect(await store.since('nowhere', 0, 9)).toBeNull();
      expect(await store.seed(table.id)).toBe('abc');
      expect(await store.tablesOf('bob', 9)).toEqual([change.record]);
      const left = after(change.record, [], { people: ['bob'] });
      expect(await store.commit(left)).toBe(true);
      expect(await store.tablesOf('ann', 9)).toEqual([]);
      expect(await store.seed(table.id)).toBe('abc');
    });

    test('a change that names what has moved is read back whole, and wins or loses as any other', async () => {
      const [store, other] = await two();
      const table = gathering({ head: { kept: 'é', turn: 0, asked: [1] } });
      await store.addTable(table);
      const head = { kept: 'é', turn: 1, asked: null };
      const first = after(table, [move(1, 'key-one')], { touched: table.touched + 5, head });
      const moved = { turn: 1, asked: null };
      expect(await store.commit({ ...first, moved })).toBe(true);
      expect(await store.commit({ ...first, moved })).toBe(false);
      expect(await other.since(table.id, 0, 9)).toEqual({ record: first.record, entries: [move(1, 'key-one')] });
      expect(await other.tablesOf('ann', 9)).toEqual([first.record]);
      const again = after(first.record, [move(2, 'key-one')], { head: { ...head, turn: 2 } });
      expect(await store.commit({ ...again, moved: { turn: 2, asked: null } })).toBe(false);
      const second = after(first.record, [move(2, 'key-two')], { head: { ...head, turn: 2 } });
      expect(await other.commit({ ...second, moved: { turn: 2, asked: null } })).toBe(true);
      expect(await store.table(table.id)).toEqual(second.record);
      const whole = after(second.record, [], { stage: 'playing', head: { kept: 'e' } });
      expect(await store.commit(whole)).toBe(true);
      expect(await other.table(table.id)).toEqual(whole.record);
    });

    test('changes that name what has moved and others share a trip to the disk', async () => {
      const store = await one();
      const tables = Array.from({ length: 30 }, () => gathering({ head: { turn: 0 } }));
      for (const table of tables) await store.addTable(table);
      const changes = tables.map((table, i) => {
        const head = { turn: i };
        const change = after(table, [move(i, 'key')], i % 3 === 0 ? { head, people: ['ann', 'bob'] } : { head });
        return i % 3 === 0 ? change : { ...change, moved: head };
      });
      expect(await Promise.all(changes.map((change) => store.commit(change)))).toEqual(changes.map(() => true));
      for (const { record } of changes) expect(await store.table(record.id)).toEqual(record);
      expect(await store.tablesOf('bob', 99)).toHaveLength(10);
    });

    test('many that are asked for at once come back each with its own log', async () => {
      const store = await one();
      const tables = Array.from({ length: 120 }, () => gathering());
      for (const table of tables) await store.addTable(table);
      await Promise.all(tables.map((table, i) => store.commit(after(table, [move(i, `key-${i}`), move(1000 + i)]))));
      const asked = await Promise.all(tables.map(({ id }, i) => store.since(id, i % 3, 9)));
      asked.forEach((found, i) => {
        expect(found?.record.id).toBe(at(tables, i).id);
        expect(found?.entries).toEqual([move(i, `key-${i}`), move(1000 + i)].slice(i % 3));
      });
    });

    test('nothing that reads records or logs finds a seed', async () => {
      const store = await one();
      const table = gathering();
      await store.addTable(table);
      await store.commit({ ...after(table, [move(1)]), seed: 'the-seed' });
      const [read, log] = [await store.table(table.id), await store.entries(table.id, 0)];
      const seen = [read, log, await store.since(table.id, 0, 9), await store.listed('gathering', 9)];
      expect(JSON.stringify(seen)).not.toContain('the-seed');
    });

    test('of two writers one wins, and the other leaves nothing behind', async () => {
      const [store, other] = await two();
      const table = gathering();
      await store.addTable(table);
      const writers = Array.from({ length: 8 }, (_, i) =>
        (i % 2 ? store : other).commit({
          ...after(table, [move(i, `key-${i}`)], { people: [`p${i}`] }),
          seed: `s${i}`,
        }),
      );
      const won = (await Promise.all(writers)).flatMap((yes, i) => (yes ? [i] : []));
      expect(won).toHaveLength(1);
      const i = at(won, 0);
      expect(await other.entries(table.id, 0)).toEqual([move(i, `key-${i}`)]);
      expect(await store.seed(table.id)).toBe(`s${i}`);
      expect((await store.table(table.id))?.rev).toBe(1);
      expect(await store.tablesOf(`p${i}`, 9)).toHaveLength(1);
      for (let j = 0; j < 8; j++) if (j !== i) expect(await store.tablesOf(`p${j}`, 9)).toEqual([]);
    });

    test('a change that leaves a gap in the log or goes back in it is not made', async () => {
      const store = await one();
      const table = gathering();
      await store.addTable(table);
      const change = after(table, [move(1)]);
      expect(await store.commit({ ...change, record: { ...change.record, at: 5 } })).toBe(false);
      expect(await store.commit({ ...change, record: { ...change.record, at: 0 } })).toBe(false);
      expect(await store.table(table.id)).toEqual(table);
      expect(await store.entries(table.id, 0)).toEqual([]);
    });

    test('a key is there once: the same row again is not made', async () => {
      const store = await one();
      const [table, neighbour] = [gathering(), gathering()];
      await store.addTable(table);
      await store.addTable(neighbour);
      const first = after(table, [move(1, 'key-one'), move(2)]);
      expect(await store.commit(first)).toBe(true);
      expect(await store.commit(after(first.record, [move(3), move(1, 'key-one')]))).toBe(false);
      expect(await store.table(table.id)).toEqual(first.record);
      expect(await store.commit(after(neighbour, [move(1, 'key-one')]))).toBe(true);
      const keys = (await store.entries(table.id, 0)).map(({ key }) => key);
      expect(keys).toEqual(['key-one', null]);
    });

    test('changes handed in one after the other without waiting are made in this order', async () => {
      const store = await one();
      let record = gathering();
      await store.addTable(record);
      const changes = Array.from({ length: 20 }, (_, i) => {
        const change = after(record, [move(i)]);
        record = change.record;
        return store.commit(change);
      });
      expect(await Promise.all(changes)).toEqual(changes.map(() => true));
      expect(await store.entries(record.id, 0)).toEqual(Array.from({ length: 20 }, (_, i) => move(i)));
    });
  });

  describe('changes of many tables at once', () => {
    test('each is made whole or not at all, whatever becomes of the others', async () => {
      const [store, other] = await two();
      const tables = Array.from({ length: 60 }, () => gathering());
      await Promise.all(tables.map((table) => store.addTable(table)));
      // Every third is stale, every fifth repeats a key; both have no effect on their neighbours.
      const stale = tables.filter((_, i) => i % 3 === 0);
      const repeated = tables.filter((_, i) => i % 3 !== 0 && i % 5 === 0);
      const before = new Map(
        [...stale, ...repeated].map((table) => [table.id, after(table, [move(0, 'same-key')])] as const),
      );
      await Promise.all([...before.values()].map((change) => other.commit(change)));
      const won = await Promise.all(
        tables.map((table) => {
          const from = repeated.includes(table) ? (before.get(table.id)?.record ?? table) : table;
          return store.commit({ ...after(from, [move(1, 'same-key'), move(2)]), seed: 'seed' });
        }),
      );
      for (const [i, table] of tables.entries()) {
        const lost = before.get(table.id);
        expect(won[i]).toBe(lost === undefined);
        expect(await store.entries(table.id, 0)).toEqual(lost ? lost.entries : [move(1, 'same-key'), move(2)]);
        expect((await store.table(table.id))?.at).toBe(lost ? 1 : 2);
        expect(await store.seed(table.id)).toBe(lost ? null : 'seed');
      }
    });

    test('one that the database cannot take fails alone', async () => {
      const store = await one();
      const tables = Array.from({ length: 5 }, () => gathering());
      await Promise.all(tables.map((table) => store.addTable(table)));
      const broken = { host: null as unknown as string };
      const changes = tables.map((table, i) => store.commit(after(table, [move(i)], i === 2 ? broken : {})));
      const outcomes = await Promise.allSettled(changes);
      expect(outcomes.map(({ status }) => status)).toEqual(
        outcomes.map((_, i) => (i === 2 ? 'rejected' : 'fulfilled')),
      );
      expect(await store.table(at(tables, 2).id)).toEqual(tables[2]);
      expect(await store.entries(at(tables, 3).id, 0)).toEqual([move(3)]);
    });

    test('what one node has settled every node sees', async () => {
      const [store, other] = await two();
      const table = gathering();
      await store.addTable(table);
      expect(await other.table(table.id)).toEqual(table);
      await other.commit(after(table, [move(1)]));
      expect(await store.entries(table.id, 0)).toEqual([move(1)]);
      expect(await store.revs([table.id, 'nowhere'])).toEqual(new Map([[table.id, 1]]));
    });
  });

  describe('lists', () => {
    test('the lobby: listed tables of a stage, the oldest first', async () => {
      const store = await one();
      const tables = [3, 1, 2].map((made) => gathering({ made }));
      await Promise.all(tables.map((table) => store.addTable(table)));
      await store.addTable(gathering({ listed: false }));
      await store.addTable(gathering({ stage: 'playing' }));
      expect((await store.listed('gathering', 9)).map(({ made }) => made)).toEqual([1, 2, 3]);
      expect(await store.listed('gathering', 2)).toHaveLength(2);
      expect(await store.listed('playing', 9)).toHaveLength(1);
    });

    test('the tables of a person, those touched last first, and how many of their own are not over', async () => {
      const store = await one();
      const tables = [2, 3, 1].map((touched) => gathering({ touched, people: ['bob', 'ann'] }));
      await Promise.all(tables.map((table) => store.addTable(table)));
      await store.addTable(gathering({ people: ['bob'], host: 'bob', stage: 'over' }));
      expect((await store.tablesOf('ann', 9)).map(({ touched }) => touched)).toEqual([3, 2, 1]);
      expect((await store.tablesOf('ann', 1)).map(({ touched }) => touched)).toEqual([3]);
      expect(await store.countMade('ann')).toBe(3);
      expect(await store.countMade('bob')).toBe(0);
      await store.commit(after(at(tables, 0), [], { stage: 'over' }));
      expect(await store.countMade('ann')).toBe(2);
    });

    test('a table that is due is given to one asker, and comes again if nothing was done', async () => {
      const [store, other] = await two();
      const due = Array.from({ length: 30 }, (_, i) => gathering({ wakeAt: 100 + i }));
      await Promise.all(due.map((table) => store.addTable(table)));
      await store.addTable(gathering({ wakeAt: 1001 }));
      await store.addTable(gathering({ wakeAt: null }));
      const askers = Array.from({ length: 10 }, (_, i) => (i % 2 ? store : other).takeDue(1000, 5000, 4));
      const given = (await Promise.all(askers)).flat();
      expect(new Set(given).size).toBe(given.length);
      for (let more = given; more.length > 0; given.push(...more)) more = [...(await store.takeDue(1000, 5000, 4))];
      expect([...given].sort()).toEqual(due.map((table) => table.id).sort());
      expect(await store.takeDue(4999, 9000, 99)).toHaveLength(1);
      expect(await store.takeDue(5000, 9000, 99)).toHaveLength(30);
      const first = at(due, 0);
      await store.commit(after(first, [], { wakeAt: 6000 }));
      expect(await store.takeDue(6000, 9000, 99)).toEqual([first.id]);
    });
  });

  describe('chat', () => {
    test('lines are numbered one after the other, also when many speak at once', async () => {
      const [store, other] = await two();
      const speak = (i: number) =>
        (i % 2 ? store : other).addLine('t', { person: 'ann', name: 'Ann', when: i, body: { text: `n° ${i}` } });
      const lines = await Promise.all(Array.from({ length: 20 }, (_, i) => speak(i)));
      expect(lines.map(({ n }) => n).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
      expect((await store.lines('t', 5)).map(({ n }) => n)).toEqual([16, 17, 18, 19, 20]);
      const [last] = (await store.lines('t', 1)).slice(-1);
      expect(last).toEqual(lines.find(({ n }) => n === 20));
      expect(await store.lines('elsewhere', 5)).toEqual([]);
    });
  });

  describe('what is put away', () => {
    test('the log of a table long over becomes a book, and is there afterwards', async () => {
      const store = await one();
      const table = gathering();
      await store.addTable(table);
      const over = after(table, [move(1), move(2)], { stage: 'over', touched: 500, wakeAt: 7 });
      await store.commit({ ...over, seed: 'seed' });
      expect(await store.settled(500, 9)).toEqual([]);
      expect(await store.settled(501, 9)).toEqual([over.record]);
      expect(await store.archive(table.id, over.record.rev - 1, 'too late')).toBe(false);
      expect(await store.book(table.id)).toBeNull();
      expect(await store.archive(table.id, over.record.rev, 'the book, é')).toBe(true);
      expect(await store.book(table.id)).toBe('the book, é');
      expect(await store.entries(table.id, 0)).toEqual([]);
      expect(await store.table(table.id)).toEqual({ ...over.record, rev: over.record.rev + 1, wakeAt: null });
      expect(await store.seed(table.id)).toBe('seed');
      expect(await store.settled(501, 9)).toEqual([]);
      expect(await store.archive(table.id, over.record.rev + 1, 'again')).toBe(false);
    });

    test('a table that is not over stays as it is', async () => {
      const store = await one();
      const table = gathering({ touched: 1 });
      await store.addTable(table);
      expect(await store.settled(500, 9)).toEqual([]);
      expect(await store.archive(table.id, 0, 'book')).toBe(false);
      expect(await store.table(table.id)).toEqual(table);
    });
  });

  describe('the day’s sea', () => {
    const day = '2026-11-17';

    test('of everybody only the first end of a day is kept, and ends are counted', async () => {
      const store = await one();
      expect(await store.dailyCounts(day)).toEqual([]);
      expect(await store.dailyOf(day, 'ann')).toBeNull();
      expect(await store.addDaily({ day, who: 'ann', won: true, turns: 14 })).toBe(true);
      expect(await store.addDaily({ day, who: 'ann', won: true, turns: 9 })).toBe(false);
      expect(await store.addDaily({ day, who: 'bob', won: false, turns: 11 })).toBe(true);
      expect(await store.addDaily({ day, who: 'cat', won: true, turns: 14 })).toBe(true);
      expect(await store.addDaily({ day, who: 'dan', won: true, turns: 12 })).toBe(true);
      expect(await store.addDaily({ day: '2026-11-18', who: 'ann', won: false, turns: 3 })).toBe(true);
      expect(await store.dailyOf(day, 'ann')).toEqual({ won: true, turns: 14 });
      expect(await store.dailyCounts(day)).toEqual([
        { won: true, turns: 12, people: 1 },
        { won: true, turns: 14, people: 2 },
        { won: false, turns: 11, people: 1 },
      ]);
    });

    test('two nodes that hear of the same person at once keep one end', async () => {
      const open = await fresh();
      const [store, other] = [await open(), await open()];
      opened.push(store, other);
      const kept = await Promise.all([
        store.addDaily({ day, who: 'ann', won: true, turns: 14 }),
        other.addDaily({ day, who: 'ann', won: true, turns: 12 }),
      ]);
      expect(kept.filter(Boolean)).toHaveLength(1);
      expect((await store.dailyCounts(day)).map(({ people }) => people)).toEqual([1]);
    });
  });

  test('of a value kept once the first stays, on every node and after opening again', async () => {
    const open = await fresh();
    const [store, other] = [await open(), await open()];
    const [a, b] = await Promise.all([store.keepOnce('keys', 'mine'), other.keepOnce('keys', 'yours')]);
    expect(a).toBe(b);
    await store.close();
    await other.close();
    const again = await open();
    opened.push(again);
    expect(await again.keepOnce('keys', 'late')).toBe(a);
  });

  test('closing lets what was handed in arrive', async () => {
    const open = await fresh();
    const store = await open();
    const table = gathering();
    await store.addTable(table);
    const change = store.commit(after(table, [move(1)]));
    await store.close();
    expect(await change).toBe(true);
    const again = await open();
    opened.push(again);
    expect(await again.entries(table.id, 0)).toEqual([move(1)]);
  });
});
