import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

/** What the app consists of: its page, and everything named by its content. */
const belongs = (file) => file === 'index.html' || (file.startsWith('assets/') && !isList(file));
const isList = (file) => /^assets\/offline-[\w-]+\.json$/.test(file);
const parts = ['keep.js', 'push.js'];

/** Writes the worker of a finished build, and the list of the files it keeps with a proof of each. */
export function keepOffline(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => belongs(file) && statSync(join(folder, file)).isFile() && !/\.(br|gz|map)$/.test(file))
    .sort();
  const list = JSON.stringify(files.map((file) => [`/${file}`, proofOf(readFileSync(join(folder, file)))]));
  const name = `assets/offline-${hash(list, 'base64url').slice(0, 8)}.json`;
  writeFileSync(join(folder, name), list);
  const source = parts.map((part) => readFileSync(join(root, 'web', 'offline', part), 'utf8')).join('\n');
  writeFileSync(join(folder, 'sw.js'), source.replace('__LIST__', `/${name}`).replace('__PROOF__', proofOf(list)));
}

const hash = (content, form) => createHash('sha256').update(content).digest(form);
const proofOf = (content) => `sha256-${hash(content, 'base64')}`;
