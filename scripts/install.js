import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.js';
import { root, run, Sorry, step } from './run.js';

/** Installs the packages of a folder's lockfile, if those in its node_modules are not exactly they. */
export async function installIfNeeded(folder = root, what = 'packages (once, about a minute)') {
  if (isInstalled(folder)) return;
  await alone('installing packages', async () => {
    if (isInstalled(folder)) return;
    const code = await step(`Installing ${what}`, () => npmCi(folder));
    if (code !== 0) throw new Sorry('The packages could not be installed: npm says why above.');
  });
}

function npmCi(cwd) {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args], { quiet: true, cwd });
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { quiet: true, cwd });
}

/**
 * npm notes what it installed in node_modules/.package-lock.json, as the last thing it does, so an interrupted install has no
 * such file. What happens to the folders afterwards it does not note: each must still be there. Packages for other platforms are
 * optional and may be missing.
 */
export function isInstalled(folder = root) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const present = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted) throw new Sorry('package-lock.json is missing or damaged: this is not a whole copy of Fathom.');
  if (!present) return false;
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = present[path];
    if (!found) return optional === true;
    return found.version === version && found.link === link && existsSync(join(folder, path, 'package.json'));
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}
