import pg from 'pg';
import { connection, patiently } from './postgres-database.ts';

/** How the tables came to be, step by step. Steps are only ever added: a database that has been through the first ones goes on from there. */
export const migrations: readonly string[] = [
  `CREATE TABLE people (id text PRIMARY KEY, name text NOT NULL, made bigint NOT NULL);
   CREATE TABLE secrets (hash text PRIMARY KEY, person text NOT NULL REFERENCES people (id));
   CREATE TABLE codes (hash text PRIMARY KEY, person text NOT NULL REFERENCES people (id), until bigint NOT NULL);
   CREATE TABLE tables (
     id text PRIMARY KEY, rev integer NOT NULL, at integer NOT NULL, stage text NOT NULL, listed boolean NOT NULL, host text NOT NULL,
     people text NOT NULL, made bigint NOT NULL, touched bigint NOT NULL, wake_at bigint, head text NOT NULL,
     archived boolean NOT NULL DEFAULT false, mark text NOT NULL
   ) WITH (fillfactor = 70);
   CREATE INDEX tables_listed ON tables (stage, made) WHERE listed;
   CREATE INDEX tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL;
   CREATE INDEX tables_made ON tables (host) WHERE stage <> 'over';
   CREATE INDEX tables_settled ON tables (touched) WHERE stage = 'over' AND NOT archived;
   CREATE TABLE seats (person text NOT NULL, table_id text NOT NULL, PRIMARY KEY (person, table_id));
   CREATE INDEX seats_by_table ON seats (table_id);
   CREATE TABLE entries (table_id text NOT NULL, n integer NOT NULL, key text, entry text NOT NULL, PRIMARY KEY (table_id, n));
   CREATE UNIQUE INDEX entries_by_key ON entries (table_id, key) WHERE key IS NOT NULL;
   CREATE TABLE seeds (table_id text PRIMARY KEY, seed text NOT NULL);
   CREATE TABLE books (table_id text PRIMARY KEY, book text NOT NULL);
   CREATE TABLE lines (
     table_id text NOT NULL, n integer NOT NULL, person text NOT NULL, name text NOT NULL, said_at bigint NOT NULL, body text NOT NULL,
     mark text NOT NULL, PRIMARY KEY (table_id, n), UNIQUE (table_id, mark)
   );
   CREATE TABLE pushes (endpoint text PRIMARY KEY, person text NOT NULL, address text NOT NULL);
   CREATE INDEX pushes_by_person ON pushes (person);
   CREATE TABLE kept (name text PRIMARY KEY, value text NOT NULL);`,
  `CREATE TABLE dailies (
     day text NOT NULL, who text NOT NULL, won boolean NOT NULL, turns integer NOT NULL, PRIMARY KEY (day, who)
   );`,
];

/** Any number will do, as long as no other program on the same database takes it. */
const lock = 7_238_461;

/** Brings a database up to date, altogether or not at all; nodes that start together wait for the first. A newer database is left alone. */
export function migrate(url: string): Promise<void> {
  return patiently(async () => {
    const client = new pg.Client(connection(url));
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query(`SELECT pg_advisory_xact_lock(${lock})`);
      await client.query('CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY)');
      const { rows } = await client.query<{ steps: number }>('SELECT count(*) AS steps FROM migrations');
      const done = rows[0]?.steps ?? 0;
      if (done > migrations.length) throw new Error('The database was written by a newer Fathom: run that one.');
      for (const [step, sql] of migrations.entries()) {
        if (step >= done) await client.query(`${sql} INSERT INTO migrations VALUES (${step})`);
      }
      await client.query('COMMIT');
    } finally {
      await client.end().catch(() => {});
    }
  });
}
