import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, stampSays, writeStamp } from './fingerprint.js';
import { precompress } from './precompress.js';
import { root, runTool, Sorry, step } from './run.js';

const shared = ['kernel', 'words', 'mind', 'games', 'package-lock.json', 'tsconfig.base.json'];
const isSource = (file) => /\.(ts|tsx|js|json)$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Compiles a room (and the rooms it stands on) to its `dist/`, if a source has changed since. */
export async function buildRoom(room) {
  const stamp = join(root, room, 'dist', '.stamp');
  const print = fingerprint(root, [room, ...shared], isSource);
  if (stampSays(stamp, print)) return;
  const code = await step(`Compiling ${room}`, () => runTool('typescript/bin/tsc', ['-b', room], { quiet: true }));
  if (code !== 0) throw new Sorry(`${room}/ does not compile: the compiler says why above.`);
  writeStamp(stamp, print);
}

/** Bundles the app into `web/dist/`, with compressed copies beside what compresses well. */
export async function buildWeb() {
  if (!existsSync(join(root, 'web', 'index.html'))) return;
  const dist = join(root, 'web', 'dist');
  const stamp = join(dist, '.stamp');
  const print = fingerprint(root, ['web', 'board', ...shared], (file) => !/\.test\.tsx?$/.test(file));
  if (stampSays(stamp, print)) return;
  const code = await step('Building the app', async () => {
    const bundled = await runTool('vite/bin/vite.js', ['build', 'web', '--logLevel', 'error'], { quiet: true });
    if (bundled === 0) await precompress(dist);
    return bundled;
  });
  if (code !== 0) throw new Sorry('The app could not be built: the bundler says why above.');
  writeStamp(stamp, print);
}
