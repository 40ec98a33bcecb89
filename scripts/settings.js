import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { root, Sorry } from './run.js';

/** What the environment and the command line ask of `npm start`: checked before anything is installed or built, so that mistakes show at once. */
export function settingsFrom(env, args = []) {
  const lan = lanFrom(args);
  return {
    host: env.HOST || (lan ? '0.0.0.0' : '127.0.0.1'),
    port: portFrom(env.PORT),
    lan,
    data: resolve(root, env.DATA_DIR || 'data'),
    databaseUrl: urlFrom(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host/database'),
    publicUrl: urlFrom(env, 'PUBLIC_URL', ['https:', 'http:'], 'https://fathom.example.org'),
    proxies: countFrom(env, 'TRUST_PROXY', 0, 9),
    logLevel: choiceFrom(env, 'LOG_LEVEL', ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
    metricsToken: env.METRICS_TOKEN || undefined,
    socketsPerAddress: countFrom(env, 'SOCKETS_PER_ADDRESS', 1, 100_000),
    rateFactor: countFrom(env, 'RATE_FACTOR', 1, 100_000),
    commitsTogether: countFrom(env, 'COMMITS_TOGETHER', 1, 10_000),
    pushContact: urlFrom(env, 'PUSH_CONTACT', ['mailto:', 'https:'], 'mailto:you@example.org'),
    pushAnywhere: countFrom(env, 'PUSH_ANYWHERE', 0, 1) === 1,
  };
}

function lanFrom(args) {
  const unknown = args.find((arg) => arg !== '--lan');
  if (unknown !== undefined) throw new Sorry(`npm start does not know "${unknown}": it takes --lan, or nothing.`);
  return args.length > 0;
}

/** What is not set is left to the server. */
function urlFrom(env, name, protocols, example) {
  const text = env[name];
  if (!text) return undefined;
  try {
    if (protocols.includes(new URL(text).protocol)) return text;
  } catch {
    // No address at all.
  }
  // What was set is not repeated: it may hold a password.
  throw new Sorry(`${name} must be an address such as ${example}.`);
}

function countFrom(env, name, least, most) {
  const text = env[name];
  if (!text) return undefined;
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= least && count <= most) return count;
  throw new Sorry(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

function choiceFrom(env, name, choices) {
  const text = env[name];
  if (!text || choices.includes(text)) return text || undefined;
  throw new Sorry(`${name} must be one of ${choices.join(', ')}, not "${text}".`);
}

/** 0 lets the system choose a free port. */
function portFrom(text) {
  if (text === undefined || text === '') return 8080;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Sorry(`PORT must be a whole number from 0 to 65535, not "${text}".`);
}

/** Makes the folder if need be, and proves with a file that it can be written. */
export function makeWritable(folder) {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, 'Fathom was here.\n');
    rmSync(probe);
  } catch {
    throw new Sorry(
      `The data folder ${folder} cannot be written: mend its permissions, or name another one with DATA_DIR.`,
    );
  }
}

/** Step by step from the first folder there is: Node's own way of making them all at once never ends where nothing can be made. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
}

export const portSorry = (error, { host, port }) => {
  if (error.code === 'EADDRINUSE') {
    return new Sorry(
      `Port ${port} is already in use: stop what uses it, or choose another with PORT=${port + 1} npm start.`,
    );
  }
  if (error.code === 'EACCES')
    return new Sorry(`Port ${port} may not be used by you: choose one above 1023 with PORT.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Sorry(`HOST "${host}" is no address of this machine: try 127.0.0.1, or 0.0.0.0 for every network.`);
  }
  return error;
};

/** Why the server could not begin, as a sentence if a person can mend it. */
export const startSorry = (error, settings) => {
  if (error.code !== 'STORE') return portSorry(error, settings);
  const where = settings.databaseUrl ? 'The database of DATABASE_URL' : `The store in ${settings.data}`;
  return new Sorry(`${where} cannot be opened: ${error.message}.`);
};

/** Takes the port for a moment, to learn whether it can be had. */
export function tryPort(settings) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portSorry(error, settings)));
    probe.listen(settings.port, settings.host, () => probe.close(resolve));
  });
}
