import { buildRoom } from './build.js';
import { installIfNeeded } from './install.js';
import { Sorry } from './run.js';

/** The `fathom` command: compiled if it is stale, with progress on stderr, then run. */
export async function fathom(args) {
  try {
    await installIfNeeded();
    await buildRoom('cli');
    const { guardOutput, main } = await import('../cli/dist/main.js');
    guardOutput();
    process.exitCode = await main(args);
  } catch (error) {
    console.error(error instanceof Sorry ? error.message : error);
    process.exitCode = 1;
  }
}
