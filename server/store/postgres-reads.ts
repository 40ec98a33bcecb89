import type { Json } from '@fathom/kernel';
import { Batches } from './batches.ts';
import { type Database, patiently, type Query } from './postgres-database.ts';
import {
  type DailyCountRow,
  type DailyRow,
  dailyCountOf,
  dailyOf,
  type EntryRow,
  entryOf,
  type LineRow,
  lineOf,
  one,
  type PersonRow,
  personOf,
  type Reads,
  type TableRow,
  tableColumns,
  tableOf,
  wholeLog,
} from './rows.ts';
import type { TableSince } from './store.ts';

interface Asked {
  readonly table: string;
  readonly from: number;
  readonly most: number;
}

/** Everything that only looks, and so may look again. */
export function readsFrom(database: Database): Reads {
  const query = <Row>(name: string, sql: string): Query<Row> => {
    const ask = database.query<Row>(name, sql);
    return (...values) => patiently(() => ask(...values));
  };
  const selectBySecret = query<PersonRow>(
    'by-secret',
    'SELECT people.* FROM secrets JOIN people ON people.id = secrets.person WHERE hash = $1',
  );
  const selectPerson = query<PersonRow>('person', 'SELECT * FROM people WHERE id = $1');
  const selectTable = query<TableRow>('table', `SELECT ${tableColumns} FROM tables WHERE id = $1`);
  const selectEntries = query<EntryRow>(
    'entries',
    'SELECT entry, key FROM entries WHERE table_id = $1 AND n >= $2 ORDER BY n LIMIT $3',
  );
  /** Many tables in one statement: nodes that share tables ask for hundreds a second. */
  const selectSince = query<TableRow & { fresh: readonly EntryRow[] | null }>(
    'since',
    `SELECT ${tableColumns}, (
       SELECT json_agg(json_build_object('entry', entry, 'key', key) ORDER BY n)
       FROM (
         SELECT entry, key, n FROM entries WHERE table_id = id AND n >= asked.first ORDER BY n LIMIT asked.most
       ) AS entries
     ) AS fresh
     FROM unnest($1::text[], $2::integer[], $3::integer[]) AS asked (id, first, most) JOIN tables USING (id)`,
  );
  const reading = new Batches<Asked, TableSince | null>(
    async (asked) => {
      const rows = await selectSince(
        asked.map(({ table }) => table),
        asked.map(({ from }) => String(from)),
        asked.map(({ most }) => String(most)),
      );
      const found = new Map(rows.map((row) => [row.id, row]));
      return asked.map(({ table }) => {
        const row = found.get(table);
        return row ? { record: tableOf(row), entries: (row.fresh ?? []).map(entryOf) } : null;
      });
    },
    ({ table }) => table,
    { batch: 50, lanes: 4 },
  );
  const selectSeed = query<{ seed: string }>('seed', 'SELECT seed FROM seeds WHERE table_id = $1');
  const selectRevs = query<{ id: string; rev: number }>('revs', 'SELECT id, rev FROM tables WHERE id = ANY($1)');
  const selectSettled = query<TableRow>(
    'settled',
    `SELECT ${tableColumns} FROM tables WHERE stage = 'over' AND NOT archived AND touched < $1 ORDER BY touched LIMIT $2`,
  );
  const selectBook = query<{ book: string }>('book', 'SELECT book FROM books WHERE table_id = $1');
  const selectLines = query<LineRow>(
    'lines',
    `SELECT * FROM (
       SELECT n, person, name, said_at, body FROM lines WHERE table_id = $1 ORDER BY n DESC LIMIT $2
     ) AS last ORDER BY n`,
  );
  const selectListed = query<TableRow>(
    'listed',
    `SELECT ${tableColumns} FROM tables WHERE listed AND stage = $1 ORDER BY made LIMIT $2`,
  );
  const selectTablesOf = query<TableRow>(
    'tables-of',
    `SELECT ${tableColumns} FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $1) ORDER BY touched DESC LIMIT $2`,
  );
  const countUnfinished = query<{ made: number }>(
    'count-made',
    `SELECT count(*) AS made FROM tables WHERE host = $1 AND stage <> 'over'`,
  );
  const selectPushes = query<{ address: string }>('pushes', 'SELECT address FROM pushes WHERE person = $1');

  const selectDaily = query<DailyRow>('daily', 'SELECT won, turns FROM dailies WHERE day = $1 AND who = $2');
  const countDaily = query<DailyCountRow>(
    'daily-counts',
    'SELECT won, turns, count(*) AS people FROM dailies WHERE day = $1 GROUP BY won, turns ORDER BY won DESC, turns',
  );

  return {
    personBySecret: async (hash) => one(await selectBySecret(hash), personOf),
    person: async (id) => one(await selectPerson(id), personOf),
    table: async (id) => one(await selectTable(id), tableOf),
    entries: async (table, from, most = wholeLog) => (await selectEntries(table, from, most)).map(entryOf),
    since: (table, from, most) => reading.add({ table, from, most }),
    seed: async (table) => one(await selectSeed(table), ({ seed }) => seed),
    revs: async (tables) => new Map((await selectRevs(tables)).map(({ id, rev }) => [id, rev])),
    settled: async (before, limit) => (await selectSettled(before, limit)).map(tableOf),
    book: async (table) => one(await selectBook(table), ({ book }) => book),
    lines: async (table, limit) => (await selectLines(table, limit)).map(lineOf),
    listed: async (stage, limit) => (await selectListed(stage, limit)).map(tableOf),
    tablesOf: async (person, limit) => (await selectTablesOf(person, limit)).map(tableOf),
    countMade: async (person) => one(await countUnfinished(person), ({ made }) => made) ?? 0,
    pushes: async (person) => (await selectPushes(person)).map(({ address }): Json => JSON.parse(address)),
    dailyOf: async (day, who) => one(await selectDaily(day, who), dailyOf),
    dailyCounts: async (day) => (await countDaily(day)).map(dailyCountOf),
  };
}
