import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|webmanifest|txt|map)$/;
const worthwhile = 1024;

/** Writes a `.br` and a `.gz` beside each file that gains by it, so that the server never compresses while someone waits. */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  await Promise.all(files.filter((file) => compressible.test(file)).map(compressFile));
}

async function compressFile(file) {
  const plain = readFileSync(file);
  if (plain.length < worthwhile) return;
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain, { level: 9 })]);
  if (br.length < plain.length) writeFileSync(`${file}.br`, br);
  if (gz.length < plain.length) writeFileSync(`${file}.gz`, gz);
}
