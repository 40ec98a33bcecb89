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
  const here = presentChromium(env) ?? ((await fromDebian('Chromium', ['chromium'])) && presentChromium(env));
  return here || fromPlaywright();
}

/** The same without windows, where Debian has it: most pages need none, and are tested a fifth faster. */
export async function windowless(env = process.env) {
  if (env.CHROMIUM) return chromium(env);
  const shell = () => programNamed(['chromium-headless-shell'], [], env);
  if (!shell()) await fromDebian('a Chromium without windows', ['chromium-headless-shell']);
  return shell() ?? chromium(env);
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
export const presentChromium = (env = process.env) => programNamed(names, macPaths, env);

/** The path of the first of these programs that is here: in one of the usual folders, or at one of these paths. */
export function programNamed(names, paths = [], env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...paths].find(isProgram);
}

/** Installs packages where we may; whether we could. */
export async function fromDebian(title, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const quietly = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  return step(`Installing ${title} from Debian`, async () => {
    await run('apt-get', ['-qq', 'update'], quietly);
    return (await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...packages], quietly)) === 0;
  });
}

/** How it is started for tests. */
export function launchOptions(executablePath) {
  const args = ['--disable-dev-shm-usage', '--disable-background-networking'];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return { executablePath, args };
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
