import type { Json } from '@fathom/kernel';
import { endpointOf, type LineRow, lineOf, rowOf, text } from './rows.ts';
import { type Database, isTaken } from './sqlite-database.ts';
import type { DailyResult, Person, StoredLine, TableRecord } from './store.ts';

const none = '[]';

/** Changes of different tables, as lists in JSON. */
export interface ChangeTexts {
  readonly ids: readonly string[];
  /** Tables of which only a move has changed something. */
  readonly moves: string;
  readonly rows: string;
  /** Who has a seat, by the table's id, apart from the rows: it is looked at first, and is short. */
  readonly people: string;
  readonly entries: string;
  readonly seeds: string;
}

/** Everything that changes the file, statements prepared once. Each is called inside a transaction, which is not its business. */
export type Writes = ReturnType<typeof writesTo>;

export function writesTo(database: Database) {
  const insertPerson = database.query('INSERT INTO people VALUES (?, ?, ?)');
  const insertSecret = database.query('INSERT INTO secrets VALUES (?, ?)');
  const updateName = database.query('UPDATE people SET name = ?2 WHERE id = ?1');
  const insertCode = database.query('INSERT OR REPLACE INTO codes VALUES (?, ?, ?)');
  const deleteCode = database.query<{ person: string; until: number }>(
    'DELETE FROM codes WHERE hash = ? RETURNING person, until',
  );
  const deleteOldCodes = database.query('DELETE FROM codes WHERE until <= ?');

  const insertTable = database.query(
    'INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, NULL) ON CONFLICT DO NOTHING RETURNING id',
  );
  const insertSeats = database.query('INSERT INTO seats SELECT DISTINCT value, ?1 FROM json_each(?2)');

  /** One statement for all changes that come together: a call costs more than a row. */
  const changes = `WITH change AS MATERIALIZED (
    SELECT value->>'id' AS id, value->>'rev' AS rev, value->>'at' AS at, value->>'stage' AS stage, value->>'listed' AS listed,
      value->>'host' AS host, value->>'people' AS people, value->>'touched' AS touched, value->>'wake_at' AS wake_at,
      value->>'head' AS head, value->>'added' AS added, value->'keys' AS keys
    FROM json_each(?1)
  )`;
  const selectReseated = database.query<{ id: string; people: string }>(
    `SELECT tables.id, change.value AS people FROM json_each(?1) AS change JOIN tables ON tables.id = change.key
     WHERE tables.people <> change.value`,
  );
  const updateTables = database.query<{ id: string }>(
    `${changes} UPDATE tables SET rev = change.rev, at = change.at, stage = change.stage, listed = change.listed, host = change.host,
       people = change.people, touched = change.touched, wake_at = change.wake_at, head = change.head, moved = NULL
     FROM change
     WHERE tables.id = change.id AND tables.rev = change.rev - 1 AND tables.at = change.at - change.added
       AND NOT EXISTS (
         SELECT 1 FROM json_each(change.keys) AS fresh JOIN entries ON entries.table_id = change.id AND entries.key = fresh.value
       )
     RETURNING tables.id`,
  );
  /** No index is touched, and the head stays as it was written. */
  const updateMoved = database.query<{ id: string }>(
    `WITH change AS MATERIALIZED (
       SELECT value->>0 AS id, value->>1 AS rev, value->>2 AS at, value->>3 AS added, value->>4 AS touched, value->>5 AS moved,
         value->>6 AS key
       FROM json_each(?1)
     )
     UPDATE tables SET rev = change.rev, at = change.at, touched = change.touched, moved = change.moved
     FROM change
     WHERE tables.id = change.id AND tables.rev = change.rev - 1 AND tables.at = change.at - change.added
       AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.table_id = change.id AND entries.key = change.key)
     RETURNING tables.id`,
  );
  const insertEntries = database.query(
    `INSERT INTO entries
     SELECT value->>'table', value->>'n', value->>'key', value->>'entries' FROM json_each(?1)
     WHERE value->>'table' IN (SELECT value FROM json_each(?2))`,
  );
  const insertSeeds = database.query(
    `INSERT OR REPLACE INTO seeds SELECT value->>'table', value->>'seed' FROM json_each(?1)
     WHERE value->>'table' IN (SELECT value FROM json_each(?2))`,
  );
  const seated = `SELECT person.value, t.value->>'table' FROM json_each(?1) AS t, json_each(t.value->'people') AS person`;
  const deleteLeft = database.query(
    `DELETE FROM seats WHERE table_id IN (SELECT value->>'table' FROM json_each(?1)) AND (person, table_id) NOT IN (${seated})`,
  );
  const insertSeated = database.query(`INSERT OR IGNORE INTO seats ${seated}`);

  const archiveTable = database.query(
    `UPDATE tables SET archived = 1, rev = rev + 1, wake_at = NULL
     WHERE id = ? AND rev = ? AND stage = 'over' AND NOT archived RETURNING id`,
  );
  const insertBook = database.query('INSERT INTO books VALUES (?, ?)');
  const deleteEntries = database.query('DELETE FROM entries WHERE table_id = ?');

  const insertLine = database.query<LineRow>(
    `INSERT INTO lines SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3, ?4, ?5 FROM lines WHERE table_id = ?1
     RETURNING n, person, name, said_at, body`,
  );
  const putOff = database.query<{ id: string }>(
    `UPDATE tables SET wake_at = ?2
     WHERE id IN (SELECT id FROM tables WHERE wake_at <= ?1 ORDER BY wake_at LIMIT ?3) RETURNING id`,
  );
  const insertPush = database.query('INSERT OR REPLACE INTO pushes VALUES (?, ?, ?)');
  const deletePush = database.query('DELETE FROM pushes WHERE endpoint = ?');
  const insertDaily = database.query<{ who: string }>(
    'INSERT INTO dailies VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING who',
  );
  const insertKept = database.query('INSERT OR IGNORE INTO kept VALUES (?, ?)');
  const selectKept = database.query<{ value: string }>('SELECT value FROM kept WHERE name = ?');

  const unlessTaken = (insert: () => unknown): boolean => {
    try {
      insert();
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  };

  return {
    addPerson({ id, name, made }: Person, secretHash: string): boolean {
      if (!unlessTaken(() => insertPerson(id, name, made))) return false;
      if (unlessTaken(() => insertSecret(secretHash, id))) return true;
      database.query('DELETE FROM people WHERE id = ?')(id);
      return false;
    },
    renamePerson(id: string, name: string): void {
      updateName(id, name);
    },
    addSecret: (person: string, secretHash: string): boolean => unlessTaken(() => insertSecret(secretHash, person)),
    addCode(codeHash: string, person: string, until: number): void {
      insertCode(codeHash, person, until);
    },
    takeCode(codeHash: string, now: number): string | null {
      const code = deleteCode(codeHash)[0];
      deleteOldCodes(now);
      return code !== undefined && code.until > now ? code.person : null;
    },

    addTable(record: TableRecord): void {
      const { id, rev, at, stage, listed, host, people, made, touched, wake_at, head } = rowOf(record);
      const row = [id, rev, at, stage, listed ? 1 : 0, host, people, made, touched, wake_at, head];
      if (insertTable(...row).length === 0) throw new Error(`there is a table ${id} already`);
      insertSeats(id, people);
    },

    /** Which of these changes, all of different tables, were made. */
    commit({ ids, moves, rows, people, entries, seeds }: ChangeTexts): readonly boolean[] {
      const reseated = rows === none ? [] : selectReseated(people);
      const changed = [...(rows === none ? [] : updateTables(rows)), ...(moves === none ? [] : updateMoved(moves))];
      const winners = new Set(changed.map(({ id }) => id));
      const won = text([...winners]);
      if (entries !== none) insertEntries(entries, won);
      if (seeds !== none) insertSeeds(seeds, won);
      const seats = reseated.flatMap(({ id, people: now }) =>
        winners.has(id) ? [{ table: id, people: JSON.parse(now) as Json }] : [],
      );
      if (seats.length > 0) {
        deleteLeft(text(seats));
        insertSeated(text(seats));
      }
      return ids.map((id) => winners.has(id));
    },

    archive(table: string, rev: number, book: string): boolean {
      if (archiveTable(table, rev).length === 0) return false;
      insertBook(table, book);
      deleteEntries(table);
      return true;
    },

    addLine(table: string, { person, name, when, body }: Omit<StoredLine, 'n'>): StoredLine {
      const [line] = insertLine(table, person, name, when, text(body));
      if (line === undefined) throw new Error('a line that was written is not there');
      return lineOf(line);
    },
    takeDue: (now: number, again: number, limit: number): readonly string[] =>
      putOff(now, again, limit).map(({ id }) => id),
    addPush(person: string, address: Json): void {
      insertPush(endpointOf(address), person, text(address));
    },
    removePush(endpoint: string): void {
      deletePush(endpoint);
    },
    addDaily: ({ day, who, won, turns }: DailyResult): boolean => insertDaily(day, who, won ? 1 : 0, turns).length > 0,
    keepOnce(name: string, value: string): string {
      insertKept(name, value);
      return selectKept(name)[0]?.value ?? value;
    },
  };
}
