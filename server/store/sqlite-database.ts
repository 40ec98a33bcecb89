import Libsql from 'libsql';

/** The little of SQLite the store needs; the only file that knows which package it comes from. */
export interface Database {
  query<Row>(sql: string): Query<Row>;
  run(sql: string): void;
  close(): void;
}

/** A statement, prepared once. All rows are fetched: a statement left half read would hold on to an old moment of the database. */
export type Query<Row> = (...values: readonly Value[]) => readonly Row[];
export type Value = string | number | null;

const patience = 10_000;
/** Pages of the journal that are put away into the file at a time, four times as many as by default: each time the disk is waited for twice. */
const journal = 4000;

export function openDatabase(file: string): Database {
  const database = new Libsql(file, { timeout: patience });
  const run = (sql: string) => void database.exec(sql);
  // Settled means on the disk: in WAL mode only FULL waits for it.
  run('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  run(`PRAGMA wal_autocheckpoint = ${journal}`);
  return {
    run,
    query: <Row>(sql: string): Query<Row> => {
      const statement = database.prepare<Value[]>(sql);
      return (...values) => statement.all(...values) as Row[];
    },
    close: () => void database.close(),
  };
}

/** Whether a row was refused because one like it is there. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Libsql.SqliteError && /^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/.test(error.code);
