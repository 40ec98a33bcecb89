import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root, Sorry, say } from './run.js';

const heartbeat = 2000;
/** A lock this long without a heartbeat belongs to nobody, even if some process has come by its holder's number since. */
const abandoned = 60_000;
const held = new Set();

/**
 * Does some work on this checkout while no other process works on it: two installers or compilers at once break what they make. Whoever
 * comes second waits, and says for whom. A lock whose holder has died is taken over.
 */
export async function alone(doing, work, { folder = root, tell = say } = {}) {
  const lock = join(folder, '.setup-lock');
  const token = randomUUID();
  let told = false;
  while (!take(lock, token, doing, folder)) {
    const holder = holderOf(lock);
    if (holder === null || breakIfStale(lock, holder)) continue;
    if (!told) tell(`Waiting for another Fathom in this folder (process ${holder.pid}), which is ${holder.doing} …`);
    told = true;
    await pause(200);
  }
  held.add(token);
  const beat = setInterval(() => touch(lock), heartbeat);
  const release = () => {
    clearInterval(beat);
    held.delete(token);
    if (holderOf(lock)?.token === token) rmSync(lock, { force: true });
  };
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(lock, token, doing, folder) {
  try {
    writeFileSync(lock, JSON.stringify({ token, pid: process.pid, host: hostname(), doing }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw new Sorry(
      `Fathom must install or build something, and the folder ${folder} cannot be written (${error.code}): make it writable, or use a copy that is.`,
    );
  }
}

/** `null` if nobody holds it. One who has just taken it may not have written his name yet. */
function holderOf(lock) {
  try {
    const age = Date.now() - statSync(lock).mtimeMs;
    const text = readFileSync(lock, 'utf8');
    return { ...named(text), text, age };
  } catch {
    return null;
  }
}

function named(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { pid: '?', host: null, doing: 'just beginning' };
  }
}

/** Only one may break a lock, or the second would break the one the first has taken since. */
function breakIfStale(lock, { text }) {
  if (!isStale(holderOf(lock))) return false;
  const breaking = `${lock}.breaking`;
  try {
    mkdirSync(breaking);
  } catch {
    if (ageOf(breaking) > abandoned) rmSync(breaking, { recursive: true, force: true });
    return false;
  }
  try {
    const still = holderOf(lock);
    if (still?.text === text && isStale(still)) rmSync(lock, { force: true });
    return true;
  } finally {
    rmdirSync(breaking);
  }
}

function isStale(holder) {
  if (holder === null) return false;
  if (holder.age > abandoned) return true;
  if (holder.host !== hostname()) return false;
  if (holder.pid === process.pid) return !held.has(holder.token);
  return !isAlive(holder.pid);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function ageOf(path) {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function touch(lock) {
  try {
    const now = new Date();
    utimesSync(lock, now, now);
  } catch {
    // Somebody has taken the lock away: the work goes on, there is nothing better to do.
  }
}
