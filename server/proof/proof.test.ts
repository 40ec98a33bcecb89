import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres.js';
import { prove } from './prove.ts';

// A few kills; `npm run prove` makes hundreds.

const script = fileURLToPath(new URL('../../scripts/node.js', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'fathom-proof-'));
let postgres: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

const whole = { lost: 0, doubled: 0, faults: [] };

test('three servers on one PostgreSQL, killed, paused, and the database restarted: nothing lost, nothing doubled, everybody saw the same', async () => {
  const environment = { DATA_DIR: data, DATABASE_URL: postgres.url() };
  const proof = await prove({ script, environment, servers: 3, database: postgres, kills: 5, tables: 4 });
  expect(proof).toMatchObject({ ...whole, kills: 5, pauses: 2, restarts: 1 });
  expect(proof.acknowledged).toBeGreaterThan(100);
}, 300_000);

test('one server on SQLite, killed in mid-game: nothing lost, nothing doubled', async () => {
  const proof = await prove({
    script,
    environment: { DATA_DIR: data },
    servers: 1,
    database: null,
    kills: 2,
    tables: 4,
  });
  expect(proof).toMatchObject({ ...whole, kills: 2 });
  expect(proof.acknowledged).toBeGreaterThan(100);
}, 300_000);
