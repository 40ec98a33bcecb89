// `npm run bench [seconds]`: random playouts of every game beside the same base game on boardgame.io, in one run.
import { join } from 'node:path';
import { buildRoom } from './build.js';
import { installIfNeeded } from './install.js';
import { root, run } from './run.js';

await installIfNeeded();
await buildRoom('bench');
process.exitCode = await run(process.execPath, [join(root, 'bench/dist/index.js'), ...process.argv.slice(2)]);
