import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { nodeTooOld } from './node-version.js';
import { root } from './run.js';

const folder = mkdtempSync(join(tmpdir(), 'fathom-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Run {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly complaint: () => string;
  readonly exit: Promise<number | null>;
}

function start(env: Record<string, string>, node: readonly string[] = [], args: readonly string[] = []): Run {
  const child = spawn(process.execPath, [...node, 'scripts/start.js', ...args], {
    cwd: root,
    env: { ...process.env, HOST: '', PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
  });
  let said = '';
  let complaint = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, said: () => said, complaint: () => complaint, exit };
}

async function refusal(
  env: Record<string, string>,
  node: readonly string[] = [],
  args: readonly string[] = [],
): Promise<string> {
  const { exit, complaint, said } = start(env, node, args);
  expect(await exit).toBe(1);
  expect(said()).toBe('');
  return complaint();
}

async function ready({ said, complaint, exit }: Run): Promise<void> {
  const open = expect.poll(said, { timeout: 110_000, interval: 50 }).toContain('Fathom is ready: open http://');
  await Promise.race([open, exit.then(() => expect.fail(complaint()))]);
}

const oneSentence = /^[^\n]+\.\n$/;

describe('npm start', { timeout: 120_000 }, () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('prints the address, serves, and stops cleanly on %s', async (signal) => {
    const run = start({});
    const { child, said, exit } = run;
    await ready(run);
    const address = said().match(/http:\S+/)?.[0] ?? '';
    expect((await fetch(new URL('/health', address))).status).toBe(200);
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Fathom');
    child.kill(signal);
    expect(await exit).toBe(0);
  });

  test('around one table: an address for phones, as a code to scan', async () => {
    const run = start({}, [], ['--lan']);
    await ready(run);
    run.child.kill('SIGTERM');
    expect(await run.exit).toBe(0);
    const isAlone = run.said().includes('on no network');
    if (!isAlone)
      expect(run.said()).toMatch(/█[\s\S]*Phones on the same Wi-Fi: scan this, or open http:\/\/[\d.]+:\d+\/\n/);
  });

  test.each([
    ['DATABASE_URL', 'mysql://me:word@db'],
    ['DATABASE_URL', 'fathom.db'],
    ['PUBLIC_URL', 'fathom.example.org'],
    ['PUBLIC_URL', 'ftp://fathom.example.org'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['SOCKETS_PER_ADDRESS', '0'],
    ['RATE_FACTOR', '-1'],
    ['PUSH_CONTACT', 'me@example.org'],
  ])('a bad %s: one sentence', async (name, value) => {
    const sentence = await refusal({ [name]: value });
    expect(sentence).toMatch(oneSentence);
    expect(sentence).toContain(name);
    expect(sentence).not.toContain('me:word');
  });

  test('an argument nobody knows: one sentence', async () => {
    const sentence = await refusal({}, [], ['--wan']);
    expect(sentence).toMatch(oneSentence);
    expect(sentence).toContain('--wan');
  });

  test('a store that cannot be opened: one sentence', async () => {
    const data = mkdtempSync(join(folder, 'broken-'));
    writeFileSync(join(data, 'fathom.db'), 'This is no database. '.repeat(100));
    const { exit, complaint, said } = start({ DATA_DIR: data });
    expect(await exit).toBe(1);
    expect(said()).toBe('');
    expect(complaint().trimEnd().split('\n').at(-1)).toMatch(/^The store in .* cannot be opened: .*\.$/);
  });

  test('a port in use: one sentence', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
    );
    const sentence = await refusal({ PORT: String(port) });
    expect(sentence).toMatch(oneSentence);
    expect(sentence).toContain(`Port ${port} is already in use`);
    taken.close();
  });

  test('a data folder that cannot be written: one sentence', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    // In /proc nothing can be made, though root has every permission there.
    const nowhere = existsSync('/proc/self') ? ['/proc/x', '/proc/x/y'] : [];
    for (const data of [file, join(file, 'data'), ...nowhere]) {
      const sentence = await refusal({ DATA_DIR: data });
      expect(sentence).toMatch(oneSentence);
      expect(sentence).toContain(data);
    }
  });

  test.each(['eighty', '80.5', '-1', '65536', '0x50', ' 80'])('a bad port %j: one sentence', async (port) => {
    const sentence = await refusal({ PORT: port });
    expect(sentence).toMatch(oneSentence);
    expect(sentence).toContain('PORT');
  });

  test('an address of some other machine: one sentence', async () => {
    const sentence = await refusal({ HOST: '203.0.113.7' });
    expect(sentence).toMatch(oneSentence);
    expect(sentence).toContain('203.0.113.7');
  });

  test('a Node too old: one sentence, before anything else is tried', async () => {
    const pretend = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } });";
    const sentence = await refusal({ PORT: 'eighty' }, [
      '--import',
      `data:text/javascript,${encodeURIComponent(pretend)}`,
    ]);
    expect(sentence).toMatch(oneSentence);
    expect(sentence).toContain('20.18.3');
  });
});

test('Node 20.19 and everything newer is new enough', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', 'v24.1.0', '100.0.0']) expect(nodeTooOld(version)).toBeNull();
  for (const version of ['20.18.9', '18.20.0', '9.99.0', '0.12.0']) expect(nodeTooOld(version)).toContain('20.19');
});
