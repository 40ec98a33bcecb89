import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MakeTable, News } from '@fathom/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from './listen.ts';
import { type PushService, pushService } from './push/testing.ts';
import { Client } from './testing/client.ts';
import { rulesOf } from './testing/rig.ts';

const data = mkdtempSync(join(tmpdir(), 'fathom-serving-'));
const log: string[] = [];
let server: Listening;
let service: PushService;

const settings = {
  site: join(data, 'nowhere'),
  data,
  host: '127.0.0.1',
  port: 0,
  logLevel: 'trace',
  logStream: { write: (line: string) => void log.push(line) },
  pushAnywhere: true,
} as const;

beforeAll(async () => {
  service = await pushService();
  server = await listen(settings);
});

afterAll(async () => {
  await server.close();
  await service.close();
  rmSync(data, { recursive: true });
});

async function come(name: string): Promise<Client> {
  const client = new Client(name, rulesOf);
  await client.connect(server.address);
  return client;
}

const ask = (client: Client, method: string, path: string, body: unknown) =>
  fetch(new URL(path, server.address), {
    method,
    headers: { authorization: `Bearer ${client.secret}` },
    body: JSON.stringify(body),
  });

const island: MakeTable = {
  game: 'nautilus-island',
  options: {},
  chairs: [{ kind: 'me' }, { kind: 'open' }],
  pace: { kind: 'none' },
  listed: false,
  watchable: true,
  chat: true,
};

/** Two at a table, the game begun. */
async function atTable() {
  const [ada, ben] = [await come('Ada'), await come('Ben')];
  const { table } = (await (await ask(ada, 'POST', '/api/tables', island)).json()) as { table: string };
  await ben.must({ do: 'sit', table, seat: null });
  for (const one of [ada, ben]) await one.watch(table);
  await ada.must({ do: 'start', table });
  await ada.until(() => ada.at(table).course !== null, 'the game');
  await ben.until(() => ben.at(table).course !== null, 'the game');
  return { ada, ben, table };
}

describe('your turn', () => {
  test('is pushed to who has gone away, and to nobody who looks', async () => {
    const { ada, ben, table } = await atTable();
    const [mover, gone] = ada.row(table) ? [ada, ben] : [ben, ada];
    for (const one of [ada, ben]) {
      const address = service.subscribe(`/${one.name}`, 'en');
      await ask(one, 'PUT', '/api/me/push', address);
      // A browser is nobody else's to silence.
      await ask(one === ada ? ben : ada, 'DELETE', '/api/me/push', { endpoint: address.endpoint });
    }
    gone.drop();
    const place = () => mover.at(table).card?.places.find((one) => one.kind === 'person' && one.name === gone.name);
    const isGone = () => {
      const there = place();
      return there?.kind === 'person' && !there.present;
    };
    await mover.until(isGone, 'the other to be gone');
    while (mover.at(table).course?.actor === mover.at(table).seat) {
      const before = mover.at(table).at;
      await mover.play(table, mover.row(table) ?? []);
      await mover.until(() => mover.at(table).at > before, 'my row');
    }
    await expect.poll(() => service.received.length).toBe(1);
    const [message] = service.received;
    expect(message?.path).toBe(`/${gone.name}`);
    expect(JSON.parse(message?.text ?? '')).toMatchObject({ title: 'Your turn', table });
    mover.drop();
  });
});

describe('measures', () => {
  const read = (headers: Record<string, string> = {}) => fetch(new URL('/metrics', server.address), { headers });

  test('are told to this machine, and not through a proxy on it', async () => {
    // A push is counted once its service has answered.
    const told = async () => (await read()).text();
    await expect.poll(told).toMatch(/^fathom_pushes_total\{outcome="sent"\} 1/m);
    const text = await told();
    expect(text).toMatch(/^fathom_sockets \d/m);
    expect(text).toMatch(/^fathom_commit_seconds_count\{won="true"\} [1-9]/m);
    expect(text).toMatch(/^fathom_entries_total\{by="chance"\} [1-9]/m);
    expect(text).toMatch(/^fathom_http_request_seconds_count\{.*route="\/api\/tables".*\} \d/m);
    expect((await read({ 'x-forwarded-for': '203.0.113.5' })).status).toBe(403);
  });

  test('are told with a token, where there is one, and only then', async () => {
    const guarded = await listen({ ...settings, data: mkdtempSync(join(data, 'guarded-')), metricsToken: 'ahoy' });
    const status = async (headers: Record<string, string>) =>
      (await fetch(new URL('/metrics', guarded.address), { headers })).status;
    expect(await status({})).toBe(403);
    expect(await status({ authorization: 'Bearer ahoi' })).toBe(403);
    expect(await status({ authorization: 'Bearer ahoy' })).toBe(200);
    await guarded.close();
  });
});

test('the log names nobody’s secret, no code and no table', async () => {
  const { ada, ben, table } = await atTable();
  const { code } = (await (await ask(ada, 'POST', '/api/me/code', {})).json()) as { code: string };
  await fetch(new URL(`/t/${table}`, server.address));
  await fetch(new URL(`/api/tables/${table}/logbook`, server.address));
  await ada.ask({ do: 'sit', table, seat: 7 });
  const written = log.join('');
  expect(written).toContain('"route":"/api/tables/:id/logbook"');
  for (const hidden of [ada.secret, ben.secret, code, table]) expect(written).not.toContain(hidden);
  for (const one of [ada, ben]) one.drop();
});

test('told to stop, the server hands every socket over and keeps every move', async () => {
  const { ada, ben, table } = await atTable();
  const heard: News[] = [];
  ada.onNews((news) => void heard.push(news));
  const mover = ada.row(table) ? ada : ben;
  const before = mover.at(table).at;
  expect((await mover.play(table, mover.row(table) ?? [])).ok).toBe(true);
  await server.close();
  expect(heard.at(-1)).toEqual({ is: 'bye' });
  await expect(fetch(server.address)).rejects.toThrow();

  server = await listen(settings);
  await mover.connect(server.address);
  await mover.watch(table);
  expect(mover.at(table).at).toBeGreaterThan(before);
  mover.drop();
});
