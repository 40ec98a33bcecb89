import type { Database } from './sqlite-database.ts';

/** How the tables came to be, step by step. Steps are only ever added: a file that has been through the first ones goes on from there. */
export const migrations: readonly string[] = [
  `CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID;
   CREATE TABLE secrets (hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id)) WITHOUT ROWID;
   CREATE TABLE codes (hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id), until INTEGER NOT NULL) WITHOUT ROWID;
   CREATE TABLE tables (
     id TEXT PRIMARY KEY, rev INTEGER NOT NULL, at INTEGER NOT NULL, stage TEXT NOT NULL, listed INTEGER NOT NULL, host TEXT NOT NULL,
     people TEXT NOT NULL, made INTEGER NOT NULL, touched INTEGER NOT NULL, wake_at INTEGER, head TEXT NOT NULL,
     archived INTEGER NOT NULL DEFAULT 0
   );
   CREATE INDEX tables_listed ON tables (stage, made) WHERE listed;
   CREATE INDEX tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL;
   CREATE INDEX tables_made ON tables (host) WHERE stage <> 'over';
   CREATE INDEX tables_settled ON tables (touched) WHERE stage = 'over' AND NOT archived;
   CREATE TABLE seats (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
   CREATE INDEX seats_by_table ON seats (table_id);
   CREATE TABLE entries (
     table_id TEXT NOT NULL, n INTEGER NOT NULL, key TEXT, entry TEXT NOT NULL, PRIMARY KEY (table_id, n)
   ) WITHOUT ROWID;
   CREATE UNIQUE INDEX entries_by_key ON entries (table_id, key) WHERE key IS NOT NULL;
   CREATE TABLE seeds (table_id TEXT PRIMARY KEY, seed TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE books (table_id TEXT PRIMARY KEY, book TEXT NOT NULL);
   CREATE TABLE lines (
     table_id TEXT NOT NULL, n INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, said_at INTEGER NOT NULL, body TEXT NOT NULL,
     PRIMARY KEY (table_id, n)
   ) WITHOUT ROWID;
   CREATE TABLE pushes (endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, address TEXT NOT NULL) WITHOUT ROWID;
   CREATE INDEX pushes_by_person ON pushes (person);
   CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`,
  `CREATE TABLE dailies (
     day TEXT NOT NULL, who TEXT NOT NULL, won INTEGER NOT NULL, turns INTEGER NOT NULL, PRIMARY KEY (day, who)
   ) WITHOUT ROWID;`,
  'ALTER TABLE tables ADD COLUMN moved TEXT;',
  // Entries that came together lie together: `n` is the number of the first, and a key names it.
  `ALTER TABLE entries RENAME COLUMN entry TO entries;
   UPDATE entries SET entries = '[' || entries || ']';`,
];

/** Brings a file up to date, altogether or not at all. A file from a newer Fathom is left alone. */
export function migrate(database: Database): void {
  database.run('BEGIN IMMEDIATE');
  try {
    database.run('CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY)');
    const done = database.query<{ steps: number }>('SELECT count(*) AS steps FROM migrations')()[0]?.steps ?? 0;
    if (done > migrations.length) throw new Error('The database was written by a newer Fathom: run that one.');
    for (const [step, sql] of migrations.entries()) {
      if (step >= done) database.run(`${sql} INSERT INTO migrations VALUES (${step})`);
    }
    database.run('COMMIT');
  } catch (error) {
    database.run('ROLLBACK');
    throw error;
  }
}
