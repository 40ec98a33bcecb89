import type { Database } from './sqlite-database.ts';
import { type Writes, writesTo } from './sqlite-writes.ts';

/** A write as it is handed to the thread that does it. */
export interface Write {
  readonly name: keyof Writes;
  readonly values: readonly unknown[];
}

/** `error`: nothing of this write was made. */
export type Outcome = { readonly value: unknown } | { readonly error: string };

/** Does writes, as many as come together in one transaction: one trip to the disk for all. One that fails takes no other with it. */
export type Writer = (writes: readonly Write[]) => readonly Outcome[];

export function writerTo(database: Database): Writer {
  const writes = writesTo(database);
  const begin = database.query('BEGIN IMMEDIATE');
  const commit = database.query('COMMIT');
  const mark = database.query('SAVEPOINT one');
  const keep = database.query('RELEASE one');

  const attempt = ({ name, values }: Write): Outcome => {
    mark();
    try {
      const value: unknown = Reflect.apply(writes[name], null, values);
      keep();
      return { value };
    } catch (error) {
      database.run('ROLLBACK TO one; RELEASE one');
      return { error: said(error) };
    }
  };

  return (all) => {
    try {
      begin();
      const outcomes = all.map(attempt);
      commit();
      return outcomes;
    } catch (error) {
      return abandon(database, said(error), all.length);
    }
  };
}

/** A transaction that could not be ended well is not there at all: SQLite may have rolled it back by itself. */
function abandon(database: Database, error: string, count: number): readonly Outcome[] {
  try {
    database.run('ROLLBACK');
  } catch {
    // There was no transaction left to roll back.
  }
  return Array.from({ length: count }, () => ({ error }));
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));
