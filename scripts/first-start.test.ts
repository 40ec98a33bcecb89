import { type SpawnOptions, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './run.js';

// A small checkout with our own set-up and a pretended npm, which takes its time and complains if it is not alone.

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-first-'));
  chmodSync(folder, 0o755);
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const packages = JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } });
  writeFileSync(join(folder, 'package-lock.json'), packages);
  writeFileSync(
    join(folder, 'npm.js'),
    `import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
    appendFileSync('installs', 'begun ');
    rmSync('node_modules', { recursive: true, force: true });
    mkdirSync('node_modules/a', { recursive: true });
    setTimeout(() => {
      writeFileSync('node_modules/a/package.json', '{}');
      writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(packages)});
      appendFileSync('installs', 'done ');
    }, 1000);`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(options: SpawnOptions = {}): Promise<{ code: number | null; said: string }> {
  const program = `import('./scripts/install.js').then(({ installIfNeeded }) => installIfNeeded()).catch((error) => {
    console.error(error.message);
    process.exit(1);
  })`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm.js') },
    ...options,
  });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

const installs = () => readFileSync(join(folder, 'installs'), 'utf8');

test('of several first starts one installs and the others wait for it', async () => {
  const starts = await Promise.all([install(), install(), install()]);
  expect(starts.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(installs()).toBe('begun done ');
  const sentences = starts.map(({ said }) => said).filter((said) => !said.startsWith('Installing'));
  for (const said of sentences) expect(said).toMatch(/^(Waiting for another Fathom .* installing packages …\n)?$/);
  expect(sentences.join('')).not.toBe('');
});

test('packages that have lost their files are installed again', async () => {
  await install();
  rmSync(join(folder, 'node_modules/a/package.json'));
  expect((await install()).code).toBe(0);
  expect((await install()).said).toBe('');
  expect(installs()).toBe('begun done begun done ');
});

test('told to stop, an installing start stops npm first, and the next one begins anew', async () => {
  const child = spawn(process.execPath, ['-e', `import('./scripts/install.js').then((it) => it.installIfNeeded())`], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm.js') },
  });
  await expect.poll(() => installs(), { timeout: 10_000 }).toBe('begun ');
  child.kill('SIGTERM');
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(143);
  expect((await install()).code).toBe(0);
  expect(installs()).toBe('begun begun done ');
});

test('a checkout that cannot be written says so in one sentence', async () => {
  // To root nothing is read-only, so root becomes nobody.
  const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  mkdirSync(join(folder, 'web'));
  chmodSync(folder, 0o555);
  const { code, said } = await install(asNobody);
  chmodSync(folder, 0o755);
  expect(code).toBe(1);
  expect(said).toMatch(/^[^\n]+\.\n$/);
  expect(said).toContain(`${folder} cannot be written`);
});
