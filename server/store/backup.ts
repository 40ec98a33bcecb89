import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { openDatabase } from './sqlite-database.ts';

/**
 * Copies a SQLite store as it is at this moment into a new file, while a server goes on writing to it. What was settled before is in the
 * copy; nothing is in it by halves.
 */
export function backup(file: string, to: string): void {
  if (!existsSync(file)) throw new Error(`There is no store at ${file}.`);
  if (existsSync(to)) throw new Error(`${to} is there already: a backup overwrites nothing.`);
  const database = openDatabase(file);
  try {
    database.query('VACUUM INTO ?')(to);
  } finally {
    database.close();
  }
  const copy = openSync(to, 'r+');
  fsyncSync(copy);
  closeSync(copy);
}
