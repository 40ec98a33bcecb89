import { Batches } from './batches.ts';
import { randomMark } from './mark.ts';
import { commitsTo, type MarkedChange, marked, type Verdict } from './postgres-commits.ts';
import { isTaken, openDatabase, patiently } from './postgres-database.ts';
import { migrate } from './postgres-migrations.ts';
import { readsFrom } from './postgres-reads.ts';
import { Wakes } from './postgres-wakes.ts';
import { endpointOf, type LineRow, lineOf, one, rowOf, text } from './rows.ts';
import type { Store } from './store.ts';

export interface PostgresSettings {
  readonly url: string;
  /** How many changes may share a transaction. */
  readonly together?: number;
  /** How many transactions of changes may be on their way at once. */
  readonly lanes?: number;
  /** How many connections there may be, besides the one for hints. */
  readonly connections?: number;
}

/** One database, any number of nodes. */
export async function openPostgres({
  url,
  together = 200,
  lanes = 2,
  connections = 8,
}: PostgresSettings): Promise<Store> {
  await migrate(url);
  const database = openDatabase(url, connections);
  const wakes = new Wakes(url);
  await wakes.begun;
  const batches = new Batches<MarkedChange, Verdict>(commitsTo(database), ({ record }) => record.id, {
    batch: together,
    lanes,
  });

  const insertPerson = database.query<{ hash: string }>(
    'add-person',
    `WITH person AS (
       INSERT INTO people SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT 1 FROM secrets WHERE hash = $4) ON CONFLICT DO NOTHING RETURNING id
     ) INSERT INTO secrets SELECT $4, id FROM person RETURNING hash`,
  );
  const updateName = database.query('rename', 'UPDATE people SET name = $2 WHERE id = $1');
  const insertSecret = database.query<{ hash: string }>(
    'add-secret',
    'INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING hash',
  );
  const selectOwner = database.query<{ person: string }>('owner', 'SELECT person FROM secrets WHERE hash = $1');
  const insertCode = database.query(
    'add-code',
    `INSERT INTO codes VALUES ($1, $2, $3) ON CONFLICT (hash) DO UPDATE SET person = excluded.person, until = excluded.until`,
  );
  const deleteCode = database.query<{ person: string; until: number; hash: string }>(
    'take-code',
    'DELETE FROM codes WHERE hash = $1 OR until <= $2 RETURNING hash, person, until',
  );
  const insertTable = database.query<{ id: string }>(
    'add-table',
    `WITH made AS (
       INSERT INTO tables (id, rev, at, stage, listed, host, people, made, touched, wake_at, head, mark)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING RETURNING id, people
     ), sat AS (
       INSERT INTO seats SELECT DISTINCT person, id FROM made, json_array_elements_text(people::json) AS person
     ) SELECT id FROM made`,
  );
  const selectMark = database.query<{ mark: string }>('mark', 'SELECT mark FROM tables WHERE id = $1');
  const putAway = database.query<{ id: string }>(
    'archive',
    `WITH away AS (
       UPDATE tables SET archived = true, rev = rev + 1, wake_at = NULL, mark = $4
       WHERE id = $1 AND rev = $2 AND stage = 'over' AND NOT archived RETURNING id
     ), booked AS (
       INSERT INTO books SELECT id, $3 FROM away
     ), emptied AS (
       DELETE FROM entries USING away WHERE entries.table_id = away.id
     ) SELECT id FROM away`,
  );
  const insertLine = database.query<LineRow>(
    'add-line',
    `INSERT INTO lines (table_id, n, person, name, said_at, body, mark)
     SELECT $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, $6 FROM lines WHERE table_id = $1
     RETURNING n, person, name, said_at, body`,
  );
  const selectLine = database.query<LineRow>(
    'line',
    'SELECT n, person, name, said_at, body FROM lines WHERE table_id = $1 AND mark = $2',
  );
  const putOff = database.query<{ id: string }>(
    'take-due',
    `UPDATE tables SET wake_at = $2 WHERE id IN (
       SELECT id FROM tables WHERE wake_at <= $1 ORDER BY wake_at LIMIT $3 FOR UPDATE SKIP LOCKED
     ) RETURNING id`,
  );
  const insertPush = database.query(
    'add-push',
    `INSERT INTO pushes VALUES ($1, $2, $3) ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, address = excluded.address`,
  );
  const deletePush = database.query('remove-push', 'DELETE FROM pushes WHERE endpoint = $1');
  const insertDaily = database.query<{ who: string }>(
    'add-daily',
    'INSERT INTO dailies VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING who',
  );
  const insertKept = database.query('keep', 'INSERT INTO kept VALUES ($1, $2) ON CONFLICT DO NOTHING');
  const selectKept = database.query<{ value: string }>('kept', 'SELECT value FROM kept WHERE name = $1');

  return {
    ...readsFrom(database),

    addPerson: ({ id, name, made }, secretHash) =>
      patiently(async (again) => {
        const added = await insertPerson(id, name, made, secretHash).catch((error: unknown) => {
          if (isTaken(error)) return [];
          throw error;
        });
        return added.length > 0 || (again && (await selectOwner(secretHash))[0]?.person === id);
      }),
    renamePerson: async (id, name) => void (await patiently(() => updateName(id, name))),
    addSecret: (person, secretHash) =>
      patiently(async (again) => {
        if ((await insertSecret(secretHash, person)).length > 0) return true;
        return again && (await selectOwner(secretHash))[0]?.person === person;
      }),
    addCode: async (codeHash, person, until) => void (await patiently(() => insertCode(codeHash, person, until))),
    // Not found on a second attempt may mean that the first has used it up: another code costs less than one that opens twice.
    takeCode: async (codeHash, now) => {
      const taken = await patiently(() => deleteCode(codeHash, now));
      return taken.find(({ hash, until }) => hash === codeHash && until > now)?.person ?? null;
    },

    addTable: (record) => {
      const mark = randomMark();
      const { id, rev, at, stage, listed, host, people, made, touched, wake_at, head } = rowOf(record);
      return patiently(async (again) => {
        const row = [id, rev, at, stage, listed, host, people, made, touched, wake_at, head, mark];
        if ((await insertTable(...row)).length > 0) return;
        if (again && (await selectMark(id))[0]?.mark === mark) return;
        throw new Error(`there is a table ${id} already`);
      });
    },
    commit: async (change) => {
      const verdict = await batches.add(marked(change));
      if (typeof verdict === 'boolean') return verdict;
      throw verdict;
    },
    archive: (table, rev, book) => {
      const mark = randomMark();
      return patiently(async (again) => {
        if ((await putAway(table, rev, book, mark)).length > 0) return true;
        return again && (await selectMark(table))[0]?.mark === mark;
      });
    },

    addLine: (table, { person, name, when, body }) => {
      const mark = randomMark();
      return patiently(async () => {
        for (;;) {
          const said = one(await selectLine(table, mark), lineOf);
          if (said !== null) return said;
          // Somebody else may take the same number at the same moment: then the next one.
          const rows = await insertLine(table, person, name, when, text(body), mark).catch((error: unknown) => {
            if (isTaken(error)) return [];
            throw error;
          });
          const line = one(rows, lineOf);
          if (line !== null) return line;
        }
      });
    },

    takeDue: async (now, again, limit) => (await patiently(() => putOff(now, again, limit))).map(({ id }) => id),
    addPush: async (person, address) =>
      void (await patiently(() => insertPush(endpointOf(address), person, text(address)))),
    removePush: async (endpoint) => void (await patiently(() => deletePush(endpoint))),
    // Found on a second attempt, it may be what the first has written: then it is kept all the same.
    addDaily: ({ day, who, won, turns }) =>
      patiently(async (again) => (await insertDaily(day, who, won, turns)).length > 0 || again),
    keepOnce: (name, value) =>
      patiently(async () => {
        await insertKept(name, value);
        return one(await selectKept(name), (row) => row.value) ?? value;
      }),

    wake: (table, rev) => wakes.wake(table, rev),
    onWake: (listener) => wakes.onWake(listener),

    close: async () => {
      await batches.drained();
      await wakes.close();
      await database.close();
    },
  };
}
