import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { root, Sorry } from './run.js';

/** What the environment asks of `npm start`: checked before anything is installed or built, so that mistakes show at once. */
export function settingsFrom(env) {
  return {
    host: env.HOST || '127.0.0.1',
    port: portFrom(env.PORT),
    data: resolve(root, env.DATA_DIR || 'data'),
  };
}

/** 0 lets the system choose a free port. */
function portFrom(text) {
  if (text === undefined || text === '') return 8080;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Sorry(`PORT must be a whole number from 0 to 65535, not "${text}".`);
}

export function makeWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    if (!statSync(folder).isDirectory()) throw new Error('not a folder');
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new Sorry(
      `The data folder ${folder} cannot be written: mend its permissions, or name another one with DATA_DIR.`,
    );
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

/** Takes the port for a moment, to learn whether it can be had. */
export function tryPort(settings) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portSorry(error, settings)));
    probe.listen(settings.port, settings.host, () => probe.close(resolve));
  });
}
