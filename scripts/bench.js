// `npm run bench [seconds]`: random playouts of every game beside the same base game on boardgame.io, in one run.
// `npm run bench hints [games]`: how long a hint takes.
// `npm run bench against <folder> [part of a row]`: random playouts of this checkout against those of another.
import { join } from 'node:path';
import { buildRoom } from './build.js';
import { installIfNeeded } from './install.js';
import { root, run } from './run.js';

await installIfNeeded();
await buildRoom('bench');
const [what, ...rest] = process.argv.slice(2);
const [script, args] = ['hints', 'against'].includes(what) ? [what, rest] : ['index', process.argv.slice(2)];
process.exitCode = await run(process.execPath, [join(root, `bench/dist/${script}.js`), ...args]);
