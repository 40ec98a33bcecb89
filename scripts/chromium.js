import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool, Sorry, step } from './run.js';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium for the browser tests: the one you have, else Debian's package if we may, else Playwright's own. */
export async function chromium(env = process.env) {
  if (env.CHROMIUM) {
    if (isProgram(env.CHROMIUM)) return env.CHROMIUM;
    throw new Sorry(`CHROMIUM names "${env.CHROMIUM}", which is no program on this machine.`);
  }
  return presentChromium(env) ?? (await fromDebian(env)) ?? (await fromPlaywright());
}

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of the one already here, if any. */
export function presentChromium(env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...macPaths].find(isProgram);
}

async function fromDebian(env) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const quietly = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await step('Installing Chromium from Debian', async () => {
    await run('apt-get', ['-qq', 'update'], quietly);
    await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'chromium'], quietly);
  });
  return presentChromium(env);
}

async function fromPlaywright() {
  const { chromium: own } = await import('@playwright/test');
  if (!isProgram(own.executablePath())) {
    await step('Downloading Chromium', () =>
      runTool('@playwright/test/cli.js', ['install', 'chromium'], { quiet: true }),
    );
  }
  if (isProgram(own.executablePath())) return own.executablePath();
  throw new Sorry(
    'No Chromium for the browser tests: install one, or name it with CHROMIUM=/path/to/chromium npm test.',
  );
}
