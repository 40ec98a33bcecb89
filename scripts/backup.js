import { join, resolve } from 'node:path';
import { buildRoom } from './build.js';
import { installIfNeeded } from './install.js';
import { Sorry } from './run.js';
import { settingsFrom } from './settings.js';

/** `npm run backup -- <file>`: copies the SQLite store of DATA_DIR into a new file, whether or not a server is running. */
try {
  const [to] = process.argv.slice(2);
  if (to === undefined) throw new Sorry('Say where the copy should go: npm run backup -- /some/where/fathom.db');
  const { data, databaseUrl } = settingsFrom(process.env);
  if (databaseUrl !== undefined) throw new Sorry('Everything is in PostgreSQL (DATABASE_URL): use pg_dump.');
  await installIfNeeded();
  await buildRoom('server');
  const { backup } = await import('../server/dist/store/backup.js');
  try {
    backup(join(data, 'fathom.db'), resolve(to));
  } catch (error) {
    throw new Sorry(error.message);
  }
  console.log(`The store is copied to ${resolve(to)}.`);
} catch (error) {
  console.error(error instanceof Sorry ? error.message : error);
  process.exitCode = 1;
}
