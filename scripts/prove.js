import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRoom } from './build.js';
import { installIfNeeded } from './install.js';
import { startPostgres } from './postgres.js';
import { root, Sorry, say } from './run.js';

/**
 * `npm run prove [kills]`: people play all games through three servers on one PostgreSQL while servers are killed and paused and the database
 * is restarted, and then through one server on SQLite. Fails if anything that was acknowledged is lost or doubled, or if anybody saw another game.
 */
// What was started ends with us.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

try {
  const kills = Number(process.argv[2] ?? 240);
  if (!Number.isInteger(kills) || kills < 2) throw new Sorry('Say how many kills: npm run prove 200');
  await installIfNeeded();
  await buildRoom('server');
  const { prove } = await import('../server/dist/proof/prove.js');
  const data = mkdtempSync(join(tmpdir(), 'fathom-proof-'));
  const common = { script: join(root, 'scripts', 'node.js'), tell: say };
  const alone = Math.ceil(kills / 6);
  const proofs = [];
  const postgres = await startPostgres();
  try {
    say('Three servers on one PostgreSQL:');
    const environment = { DATA_DIR: data, DATABASE_URL: postgres.url() };
    const three = { servers: 3, database: postgres, kills: kills - alone, tables: 10 };
    proofs.push(await prove({ ...common, ...three, environment }));
  } finally {
    await postgres.stop();
  }
  say('One server on SQLite:');
  const one = { servers: 1, database: null, kills: alone, tables: 6 };
  proofs.push(await prove({ ...common, ...one, environment: { DATA_DIR: data } }));
  rmSync(data, { recursive: true, force: true });

  const sum = (name) => proofs.reduce((total, proof) => total + proof[name], 0);
  const faults = proofs.flatMap((proof) => proof.faults);
  for (const fault of faults) console.log(fault);
  console.log(
    `${sum('games')} games, ${sum('pauses')} pauses, ${sum('restarts')} restarts of the database, ${faults.length} faults`,
  );
  console.log(
    `${sum('kills')} kills, ${sum('acknowledged')} moves acknowledged, ${sum('lost')} lost, ${sum('doubled')} doubled`,
  );
  const good = sum('lost') + sum('doubled') + faults.length === 0;
  process.exit(good && sum('kills') >= kills && sum('acknowledged') > 0 ? 0 : 1);
} catch (error) {
  console.error(error instanceof Sorry ? error.message : error);
  process.exit(1);
}
