import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publish } from './publish.js';

let site = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'fathom-site-'));
});
afterEach(() => rmSync(site, { recursive: true }));

const day = 24 * 3600_000;
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const has = (file: string) => existsSync(join(site, file));

function bring(files: readonly string[], now = 0): void {
  const build = join(site, '.next');
  for (const file of files) {
    mkdirSync(dirname(join(build, file)), { recursive: true });
    writeFileSync(join(build, file), `${file} of ${files.join(' ')}`);
  }
  publish(build, site, now);
}

test('a new build takes the place of the old one, and open pages still find the files they were made with', () => {
  bring(['index.html', 'index.html.br', 'assets/app-1.js']);
  bring(['index.html', 'assets/app-2.js', 'icon.svg']);
  expect(read('index.html')).toContain('app-2');
  expect(read('icon.svg')).toContain('app-2');
  expect(has('assets/app-1.js')).toBe(true);
  expect(has('assets/app-2.js')).toBe(true);
  // A compressed copy of the old page would be served instead of the new one.
  expect(has('index.html.br')).toBe(false);
  expect(has('.next')).toBe(false);
});

test('files of the last three builds stay however old, those of others for two days', () => {
  for (let n = 1; n <= 5; n++) bring(['index.html', `assets/app-${n}.js`], n);
  expect(readdirSync(join(site, 'assets'))).toHaveLength(5);
  bring(['index.html', 'assets/app-6.js'], 10 * day);
  expect(readdirSync(join(site, 'assets')).sort()).toEqual(['app-4.js', 'app-5.js', 'app-6.js']);
});

test('a file that comes back is kept with the build it came back in', () => {
  bring(['index.html', 'assets/app-1.js'], 0);
  for (let n = 2; n <= 4; n++) bring(['index.html', 'assets/app-1.js', `assets/app-${n}.js`], n * 10 * day);
  expect(has('assets/app-1.js')).toBe(true);
});

test('what was built before builds were noted counts as one build', () => {
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'assets/app-0.js'), '');
  bring(['index.html', 'assets/app-1.js']);
  expect(has('assets/app-0.js')).toBe(true);
});
