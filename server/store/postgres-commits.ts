import { randomMark } from './mark.ts';
import { type Database, isPassing, isTaken, patiently } from './postgres-database.ts';
import { rowOf, text } from './rows.ts';
import type { Change } from './store.ts';

/** A change, and a mark of its own that is stored with it: by it we know it again when a connection broke before the answer came. */
export interface MarkedChange extends Change {
  readonly mark: string;
}

export const marked = (change: Change): MarkedChange => ({ ...change, mark: randomMark() });

/** `true`: made. `false`: not made. An error: this change cannot be made, or nobody knows. */
export type Verdict = boolean | Error;

/**
 * Changes of different tables in one statement, hence one transaction, one round trip and one trip to the disk. Rows are locked in the order of their
 * ids, so that two nodes never wait for each other in a circle. A row that has changed while we waited is looked at again by
 * PostgreSQL itself and falls out. A key that is there already makes the statement fail: to look for it first could cost a walk through
 * all logs, whenever the planner thinks them short.
 */
const statement = `
  WITH change AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1) AS change (
      id text, rev integer, at integer, added integer, stage text, listed boolean, host text, people text, touched bigint, wake_at bigint,
      head text, mark text)
  ), fresh AS MATERIALIZED (
    SELECT * FROM json_to_recordset($2) AS fresh (table_id text, n integer, key text, entry text)
  ), locked AS MATERIALIZED (
    SELECT tables.id, tables.people FROM tables JOIN change USING (id)
    WHERE tables.rev = change.rev - 1 AND tables.at = change.at - change.added
    ORDER BY tables.id FOR UPDATE OF tables
  ), won AS (
    UPDATE tables SET rev = change.rev, at = change.at, stage = change.stage, listed = change.listed, host = change.host,
      people = change.people, touched = change.touched, wake_at = change.wake_at, head = change.head, mark = change.mark
    FROM change JOIN locked USING (id) WHERE tables.id = change.id
    RETURNING tables.id, tables.people, locked.people AS before
  ), written AS (
    INSERT INTO entries (table_id, n, key, entry)
    SELECT table_id, n, key, entry FROM fresh JOIN won ON won.id = fresh.table_id
  ), seeded AS (
    INSERT INTO seeds
    SELECT seed.table_id, seed.seed FROM json_to_recordset($3) AS seed (table_id text, seed text) JOIN won ON won.id = seed.table_id
    ON CONFLICT (table_id) DO UPDATE SET seed = excluded.seed
  ), moved AS (
    SELECT id, people FROM won WHERE people <> before
  ), stood AS (
    DELETE FROM seats USING moved WHERE seats.table_id = moved.id AND NOT moved.people::jsonb ? seats.person
  ), sat AS (
    INSERT INTO seats SELECT DISTINCT person, moved.id FROM moved, json_array_elements_text(moved.people::json) AS person
    ON CONFLICT DO NOTHING
  )
  SELECT id FROM won`;

export function commitsTo(database: Database): (changes: readonly MarkedChange[]) => Promise<readonly Verdict[]> {
  const commit = database.query<{ id: string }>('commit', statement);
  const selectMarks = database.query<{ id: string; rev: number; mark: string }>(
    'marks',
    'SELECT id, rev, mark FROM tables WHERE id = ANY($1)',
  );

  const together = (changes: readonly MarkedChange[]): Promise<readonly Verdict[]> =>
    patiently(async (again) => {
      const won = new Set((await commit(...valuesOf(changes))).map(({ id }) => id));
      const lost = changes.filter(({ record }) => !won.has(record.id));
      const earlier = again && lost.length > 0 ? await made(lost) : new Map<string, Verdict>();
      return changes.map(({ record }) => won.has(record.id) || (earlier.get(record.id) ?? false));
    });

  /** Of changes that were not made now, those that an attempt whose answer we never got has made. */
  async function made(lost: readonly MarkedChange[]): Promise<ReadonlyMap<string, Verdict>> {
    const rows = new Map((await selectMarks(lost.map(({ record }) => record.id))).map((row) => [row.id, row]));
    return new Map(lost.map((change) => [change.record.id, verdictOn(change, rows.get(change.record.id))]));
  }

  async function commitAll(changes: readonly MarkedChange[]): Promise<readonly Verdict[]> {
    try {
      return await together(changes);
    } catch (error) {
      if (changes.length === 1 && isTaken(error)) return [false];
      if (changes.length === 1 || isPassing(error)) return changes.map(() => asError(error));
      // Something is wrong with one of them: alone, each can only harm itself.
      return (await Promise.all(changes.map((change) => commitAll([change])))).flat();
    }
  }

  return commitAll;
}

/** What the row tells of a change that an earlier attempt may have made. */
function verdictOn({ record, mark }: MarkedChange, row: { rev: number; mark: string } | undefined): Verdict {
  if (row === undefined || row.rev <= record.rev) return row?.mark === mark;
  return new Error(`nobody knows whether change ${record.rev} of table ${record.id} was made`);
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

function valuesOf(changes: readonly MarkedChange[]): readonly [string, string, string] {
  const rows = changes.map(({ record, entries, mark }) => ({ ...rowOf(record), added: entries.length, mark }));
  const entries = changes.flatMap(({ record, entries: fresh }) =>
    fresh.map(({ key, entry }, i) => ({
      table_id: record.id,
      n: record.at - fresh.length + i,
      key,
      entry: text(entry),
    })),
  );
  const seeds = changes.flatMap(({ record, seed }) => (seed === undefined ? [] : [{ table_id: record.id, seed }]));
  return [text(rows), text(entries), text(seeds)];
}
