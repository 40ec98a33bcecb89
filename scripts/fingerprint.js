import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.git']);

/** All files under a file or folder, in a stable order, without what is built or installed. */
export function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** Changes when any of the files changes, comes or goes; does not change when they are only copied or touched. */
export function fingerprint(root, paths, matters = () => true) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(join(root, path))).filter(matters)) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

export const stampSays = (stamp, print) => existsSync(stamp) && readFileSync(stamp, 'utf8') === print;

export function writeStamp(stamp, print) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}
