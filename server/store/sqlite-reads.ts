import type { Entry, Json } from '@fathom/kernel';
import {
  tableColumns as columns,
  type DailyCountRow,
  type DailyRow,
  dailyCountOf,
  dailyOf,
  type LineRow,
  lineOf,
  one,
  type PersonRow,
  personOf,
  type Reads,
  type TableRow,
  tableOf,
  text,
  wholeLog,
} from './rows.ts';
import type { Database } from './sqlite-database.ts';
import type { StoredEntry } from './store.ts';

const tableColumns = `${columns}, moved`;

/** Entries that came together. */
interface EntriesRow {
  /** The number of the first. */
  readonly n: number;
  readonly entries: string;
  /** Of the first. */
  readonly key: string | null;
}

function entriesIn({ entries, key }: EntriesRow): readonly StoredEntry[] {
  const all: readonly Entry[] = JSON.parse(entries);
  return all.map((entry, i) => ({ entry, key: i === 0 ? key : null }));
}

/** Everything that only looks. */
export function readsFrom(database: Database): Reads {
  const selectBySecret = database.query<PersonRow>(
    'SELECT people.* FROM secrets JOIN people ON people.id = secrets.person WHERE hash = ?',
  );
  const selectPerson = database.query<PersonRow>('SELECT * FROM people WHERE id = ?');
  const selectTable = database.query<TableRow>(`SELECT ${tableColumns} FROM tables WHERE id = ?`);
  const selectEntries = database.query<EntriesRow>(
    `SELECT n, entries, key FROM entries
     WHERE table_id = ?1 AND n < ?2 + ?3
       AND n >= coalesce((SELECT max(n) FROM entries WHERE table_id = ?1 AND n <= ?2), 0)
     ORDER BY n`,
  );
  const selectSeed = database.query<{ seed: string }>('SELECT seed FROM seeds WHERE table_id = ?');
  const selectRevs = database.query<{ id: string; rev: number }>(
    'SELECT id, rev FROM tables WHERE id IN (SELECT value FROM json_each(?))',
  );
  const selectSettled = database.query<TableRow>(
    `SELECT ${tableColumns} FROM tables WHERE stage = 'over' AND NOT archived AND touched < ? ORDER BY touched LIMIT ?`,
  );
  const selectBook = database.query<{ book: string }>('SELECT book FROM books WHERE table_id = ?');
  const selectLines = database.query<LineRow>(
    `SELECT * FROM (
       SELECT n, person, name, said_at, body FROM lines WHERE table_id = ? ORDER BY n DESC LIMIT ?
     ) ORDER BY n`,
  );
  const selectListed = database.query<TableRow>(
    `SELECT ${tableColumns} FROM tables WHERE listed AND stage = ? ORDER BY made LIMIT ?`,
  );
  const selectTablesOf = database.query<TableRow>(
    `SELECT ${tableColumns} FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?) ORDER BY touched DESC LIMIT ?`,
  );
  const countUnfinished = database.query<{ made: number }>(
    `SELECT count(*) AS made FROM tables WHERE host = ? AND stage <> 'over'`,
  );
  const selectPushes = database.query<{ address: string }>('SELECT address FROM pushes WHERE person = ?');

  const selectDaily = database.query<DailyRow>('SELECT won, turns FROM dailies WHERE day = ? AND who = ?');
  const countDaily = database.query<DailyCountRow>(
    'SELECT won, turns, count(*) AS people FROM dailies WHERE day = ? GROUP BY won, turns ORDER BY won DESC, turns',
  );

  const tableOfId = (id: string) => one(selectTable(id), tableOf);
  const entriesOf = (table: string, from: number, most: number) => {
    const rows = selectEntries(table, from, most);
    const first = rows[0]?.n ?? from;
    return rows.flatMap(entriesIn).slice(from - first, from - first + most);
  };

  return {
    personBySecret: async (hash) => one(selectBySecret(hash), personOf),
    person: async (id) => one(selectPerson(id), personOf),
    table: async (id) => tableOfId(id),
    entries: async (table, from, most = wholeLog) => entriesOf(table, from, most),
    since: async (table, from, most) => {
      const record = tableOfId(table);
      // The thread that writes may have gone on since: what is newer than the record does not belong to it.
      return record && { record, entries: entriesOf(table, from, Math.max(0, Math.min(most, record.at - from))) };
    },
    seed: async (table) => one(selectSeed(table), ({ seed }) => seed),
    revs: async (tables) => new Map(selectRevs(text(tables)).map(({ id, rev }) => [id, rev])),
    settled: async (before, limit) => selectSettled(before, limit).map(tableOf),
    book: async (table) => one(selectBook(table), ({ book }) => book),
    lines: async (table, limit) => selectLines(table, limit).map(lineOf),
    listed: async (stage, limit) => selectListed(stage, limit).map(tableOf),
    tablesOf: async (person, limit) => selectTablesOf(person, limit).map(tableOf),
    countMade: async (person) => one(countUnfinished(person), ({ made }) => made) ?? 0,
    pushes: async (person) => selectPushes(person).map(({ address }): Json => JSON.parse(address)),
    dailyOf: async (day, who) => one(selectDaily(day, who), dailyOf),
    dailyCounts: async (day) => countDaily(day).map(dailyCountOf),
  };
}
