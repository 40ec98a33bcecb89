import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chromium, windowless } from './chromium.js';
import { fingerprint } from './fingerprint.js';
import { isInstalled } from './install.js';
import { root } from './run.js';

function npmTest(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.js', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, last: stdout.trimEnd().split('\n').at(-1), stderr };
}

describe('npm test', { timeout: 60_000 }, () => {
  test('counts what passed', () => {
    const { status, last } = npmTest('unit', 'scripts/count-me');
    expect(last).toBe('2 passed, 0 failed');
    expect(status).toBe(0);
  });

  test('a runner that finds no tests has failed', () => {
    const { status, last } = npmTest('unit', 'scripts/no-such-test');
    expect(last).toBe('0 passed, 1 failed');
    expect(status).toBe(1);
  });

  test('a part that does not exist is named', () => {
    const { status, last, stderr } = npmTest('unti');
    expect(last).toBe('0 passed, 1 failed');
    expect(status).toBe(1);
    expect(stderr).toContain('"unti"');
  });
});

describe('set-up', () => {
  test('packages are installed when node_modules holds the versions of the lockfile', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fathom-install-'));
    const lock = (file: string, packages: object) => writeFileSync(join(folder, file), JSON.stringify({ packages }));
    const a = { version: '1.0.0' };
    const foreign = { version: '1.0.0', optional: true };
    lock('package-lock.json', { '': {}, kernel: a, 'node_modules/a': a, 'node_modules/a-darwin': foreign });
    expect(isInstalled(folder)).toBe(false);
    mkdirSync(join(folder, 'node_modules/a'), { recursive: true });
    lock('node_modules/.package-lock.json', { 'node_modules/a': a });
    expect(isInstalled(folder)).toBe(false);
    writeFileSync(join(folder, 'node_modules/a/package.json'), '{}');
    expect(isInstalled(folder)).toBe(true);
    lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } });
    expect(isInstalled(folder)).toBe(false);
    lock('node_modules/.package-lock.json', {});
    expect(isInstalled(folder)).toBe(false);
    rmSync(folder, { recursive: true });
  });

  test('every dependency is named with its exact version', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const own = Object.entries<Record<string, Record<string, string>>>(lock.packages).filter(
      ([path]) => !path.includes('node_modules'),
    );
    const wishes = own.flatMap(([, { dependencies, devDependencies }]) =>
      Object.entries({ ...dependencies, ...devDependencies }),
    );
    expect(wishes.length).toBeGreaterThan(10);
    expect(wishes.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('a build is stale when a source changes, comes or goes, and only then', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fathom-print-'));
    mkdirSync(join(folder, 'room', 'dist'), { recursive: true });
    const write = (name: string, text: string) => writeFileSync(join(folder, 'room', name), text);
    const print = () => fingerprint(folder, ['room']);
    write('a.ts', '1');
    const first = print();
    write('a.ts', '1');
    write('dist/a.js', '1');
    expect(print()).toBe(first);
    write('a.ts', '2');
    const second = print();
    expect(second).not.toBe(first);
    write('b.ts', '');
    expect(print()).not.toBe(second);
    rmSync(folder, { recursive: true });
  });

  test('the Chromium you name is the one used, or refused by name', async () => {
    expect(await chromium({ CHROMIUM: process.execPath })).toBe(process.execPath);
    expect(await windowless({ CHROMIUM: process.execPath })).toBe(process.execPath);
    await expect(chromium({ CHROMIUM: '/nowhere/chromium' })).rejects.toThrow('/nowhere/chromium');
  });
});
