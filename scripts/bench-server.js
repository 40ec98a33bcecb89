// `npm run bench:server [sockets] [seconds] [part of a row]`: how many moves a second a server carries, beside a bare echo and a bare append in the same run.
import { join } from 'node:path';
import { buildRoom } from './build.js';
import { installIfNeeded } from './install.js';
import { startPostgres } from './postgres.js';
import { root, Sorry } from './run.js';

// What was started ends with us.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

try {
  const [, , many = '5000', long = '12', only = ''] = process.argv;
  const [sockets, seconds] = [Number(many), Number(long)];
  if (!(sockets >= 4 && sockets % 4 === 0 && seconds >= 1)) {
    throw new Sorry('Say how many sockets, four to a table, and for how many seconds: npm run bench:server 5000 12');
  }
  await installIfNeeded();
  await buildRoom('server');
  await buildRoom('bench');
  const { bench } = await import('../bench/dist/server/index.js');
  await bench({ script: join(root, 'scripts', 'node.js'), sockets, seconds, only, database: startPostgres });
  process.exit(0);
} catch (error) {
  console.error(error instanceof Sorry ? error.message : error);
  process.exit(1);
}
