import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

function start(env: Record<string, string>, node: readonly string[] = []): Run {
  const child = spawn(process.execPath, [...node, 'scripts/start.js'], {
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

async function refusal(env: Record<string, string>, node: readonly string[] = []): Promise<string> {
  const { exit, complaint, said } = start(env, node);
  expect(await exit).toBe(1);
  expect(said()).toBe('');
  return complaint();
}

const oneSentence = /^[^\n]+\.\n$/;

describe('npm start', { timeout: 120_000 }, () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('prints the address, serves, and stops cleanly on %s', async (signal) => {
    const { child, said, complaint, exit } = start({});
    const ready = expect.poll(said, { timeout: 110_000, interval: 50 }).toContain('open http://127.0.0.1:');
    await Promise.race([ready, exit.then(() => expect.fail(complaint()))]);
    const address = said().match(/http:\S+/)?.[0] ?? '';
    expect((await fetch(new URL('/health', address))).status).toBe(200);
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Fathom');
    child.kill(signal);
    expect(await exit).toBe(0);
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
    for (const data of [file, join(file, 'data')]) {
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
