import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, stampSays, writeStamp } from './fingerprint.js';
import { alone } from './lock.js';
import { keepOffline } from './offline.js';
import { tooNewIn } from './oldest.js';
import { precompress } from './precompress.js';
import { publish } from './publish.js';
import { tellCompiler } from './rooms.js';
import { root, runTool, Sorry, step } from './run.js';

const shared = ['kernel', 'words', 'mind', 'games', 'wire', 'package-lock.json', 'tsconfig.base.json'];
const isSource = (file) => /\.(ts|tsx|js|json)$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Compiles a room (and the rooms it stands on) to its `dist/`, if a source has changed since. */
export async function buildRoom(room) {
  tellCompiler();
  const stamp = join(root, room, 'dist', '.stamp');
  const print = fingerprint(root, [room, ...shared], isSource);
  await unlessBuilt(stamp, print, `compiling ${room}/`, async () => {
    const code = await step(`Compiling ${room}`, () => runTool('typescript/bin/tsc', ['-b', room], { quiet: true }));
    if (code !== 0) throw new Sorry(`${room}/ does not compile: the compiler says why above.`);
  });
}

/** Bundles the app aside, with compressed copies beside what compresses well, and brings it to `web/dist/`. */
export async function buildWeb() {
  if (!existsSync(join(root, 'web', 'index.html'))) return;
  const site = join(root, 'web', 'dist');
  const aside = join(site, '.next');
  const print = fingerprint(root, ['web', 'board', ...shared], (file) => !/\.test\.tsx?$/.test(file));
  await unlessBuilt(join(site, '.stamp'), print, 'building the app', async () => {
    const code = await step('Building the app', async () => {
      const args = ['build', 'web', '--outDir', aside, '--emptyOutDir', '--logLevel', 'error'];
      // What a visitor gets is the same whoever builds it: a test runner's NODE_ENV would bring in the framework's own checks.
      const bundled = await runTool('vite/bin/vite.js', args, { quiet: true, env: { NODE_ENV: 'production' } });
      if (bundled === 0) {
        keepOffline(aside);
        await precompress(aside);
      }
      return bundled;
    });
    if (code !== 0) throw new Sorry('The app could not be built: the bundler says why above.');
    const beyond = tooNewIn(aside);
    if (beyond.length > 0) throw new Sorry(`The oldest browsers we promise cannot run this:\n  ${beyond.join('\n  ')}`);
    publish(aside, site);
  });
}

/** Another process may have built it while we waited for our turn. */
async function unlessBuilt(stamp, print, doing, build) {
  if (stampSays(stamp, print)) return;
  await alone(doing, async () => {
    if (stampSays(stamp, print)) return;
    await build();
    writeStamp(stamp, print);
  });
}
