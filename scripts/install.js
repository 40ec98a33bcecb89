import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, Sorry, step } from './run.js';

/** Installs the packages of the lockfile, if those in node_modules are not exactly they. */
export async function installIfNeeded() {
  if (isInstalled()) return;
  const code = await step('Installing packages (once, about a minute)', npmCi);
  if (code !== 0) throw new Sorry('The packages could not be installed: npm says why above.');
}

function npmCi() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args], { quiet: true });
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { quiet: true });
}

/**
 * npm notes what it installed in node_modules/.package-lock.json, as the last thing it does, so an interrupted install has no
 * such file. Packages for other platforms are optional and may be missing.
 */
export function isInstalled(folder = root) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const present = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted) throw new Sorry('package-lock.json is missing or damaged: this is not a whole copy of Fathom.');
  if (!present) return false;
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = present[path];
    return found ? found.version === version && found.link === link : optional === true;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}
