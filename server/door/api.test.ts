import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MakeTable } from '@fathom/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { rates } from './rates.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathom-door-'));
let house: House;

beforeAll(async () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>Fathom</title></head><body></body></html>',
  );
  house = await openHouse({ site: folder, data: folder, publicUrl: 'https://fathom.example' });
});

afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const newSecret = () => randomBytes(32).toString('base64url');

interface Asked {
  readonly secret?: string;
  readonly body?: unknown;
  readonly text?: string;
  readonly headers?: Record<string, string>;
}

async function ask(method: string, path: string, { secret, body, text, headers = {} }: Asked = {}) {
  const answer = await house.app.request(path, {
    method,
    headers: { ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(text === undefined ? {} : { body: text }),
  });
  return { status: answer.status, headers: answer.headers, json: await answer.json().catch(() => null) };
}

async function somebody(name: string) {
  const secret = newSecret();
  const { json } = await ask('PUT', '/api/me', { secret, body: { name } });
  return { secret, person: String(json.person) };
}

interface Book {
  readonly paths: { readonly [path: string]: { readonly [method: string]: { readonly responses: object } } };
}

const wanted: MakeTable = {
  game: 'nautilus-island',
  options: {},
  chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'mate' }],
  pace: { kind: 'none' },
  listed: false,
  watchable: true,
  chat: true,
};

describe('people', () => {
  test('come in under a name, are known by their secret, and may take another name', async () => {
    const secret = newSecret();
    expect(await ask('GET', '/api/me', { secret })).toMatchObject({
      status: 401,
      json: { sorry: { why: 'unknown-person' } },
    });
    const made = await ask('PUT', '/api/me', { secret, body: { name: '  Ada   Byron ' } });
    expect(made).toMatchObject({ status: 200, json: { name: 'Ada Byron' } });
    expect((await ask('PUT', '/api/me', { secret, body: { name: 'Ada' } })).json).toEqual({
      person: made.json.person,
      name: 'Ada',
    });
    expect((await ask('GET', '/api/me', { secret })).json).toEqual({ person: made.json.person, name: 'Ada' });
    expect(made.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['a\u202eb\u0000\u200b', 'ab'],
    ['\u2066Ada\nByron\u2069', 'Ada Byron'],
    ['👨‍👩‍👧 לוי', '👨‍👩‍👧 לוי'],
  ])('come in as %j under what of it can be seen', async (name, seen) => {
    const made = await ask('PUT', '/api/me', { secret: newSecret(), body: { name } });
    expect(made).toMatchObject({ status: 200, json: { name: seen } });
  });

  test.each(['', '   ', '\u200b\u3164', '\u0301', 'x'.repeat(41), 7, null])('are not called %j', async (name) => {
    expect(await ask('PUT', '/api/me', { secret: newSecret(), body: { name } })).toMatchObject({
      status: 400,
      json: { sorry: { why: 'malformed' } },
    });
  });

  test.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}/`])('have no secret like %j', async (secret) => {
    expect((await ask('PUT', '/api/me', { secret, body: { name: 'Ada' } })).status).toBe(401);
  });

  test('let another device in by a code, once', async () => {
    const { secret, person } = await somebody('Ada');
    const { json } = await ask('POST', '/api/me/code', { secret });
    expect(json.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const typed = json.code.toLowerCase().replace('-', ' ');
    const phone = newSecret();
    expect((await ask('POST', '/api/me/claim', { secret: phone, body: { code: typed } })).json).toEqual({
      person,
      name: 'Ada',
    });
    expect((await ask('GET', '/api/me', { secret: phone })).json.person).toBe(person);
    expect(await ask('POST', '/api/me/claim', { secret: newSecret(), body: { code: typed } })).toMatchObject({
      status: 403,
      json: { sorry: { why: 'bad-code' } },
    });
  });

  test('who already is somebody does not become somebody else, and the code stays good', async () => {
    const ada = await somebody('Ada');
    const ben = await somebody('Ben');
    const { json } = await ask('POST', '/api/me/code', { secret: ada.secret });
    expect(await ask('POST', '/api/me/claim', { secret: ben.secret, body: { code: json.code } })).toMatchObject({
      status: 409,
      json: { sorry: { why: 'somebody-else' } },
    });
    expect((await ask('POST', '/api/me/claim', { secret: newSecret(), body: { code: json.code } })).status).toBe(200);
  });

  test('cannot try codes for ever', async () => {
    const tries = [];
    for (let i = 0; i < rates.claim.points + 1; i++) {
      tries.push((await ask('POST', '/api/me/claim', { secret: newSecret(), body: { code: 'AAAA-AAAA' } })).json);
    }
    expect(tries.at(-1)).toEqual({ sorry: { why: 'too-fast' } });
  });
});

describe('tables', () => {
  test('are made, found by their link and among one’s own', async () => {
    const { secret, person } = await somebody('Ada');
    const { status, json } = await ask('POST', '/api/tables', { secret, body: wanted });
    expect(status).toBe(200);
    const seen = await ask('GET', `/api/tables/${json.table}`, { secret });
    expect(seen.json).toMatchObject({ card: { id: json.table, game: 'nautilus-island', stage: 'gathering' }, seat: 0 });
    expect((await ask('GET', `/api/tables/${json.table}`)).json.seat).toBeNull();
    const mine = await ask('GET', '/api/me/tables', { secret });
    expect(mine.json.tables).toMatchObject([{ id: json.table, host: { person } }]);
  });

  test('a game we do not have, options it does not take, a table nobody made', async () => {
    const { secret } = await somebody('Ada');
    expect((await ask('POST', '/api/tables', { secret, body: { ...wanted, game: 'atlantis' } })).json).toMatchObject({
      sorry: { why: 'unknown-game' },
    });
    expect((await ask('POST', '/api/tables', { secret, body: { ...wanted, options: { x: 1 } } })).json).toMatchObject({
      sorry: { why: 'bad-options' },
    });
    for (const id of ['AAAAAAAAAAAAAAAA', 'x', '..%2f..%2fme']) {
      expect((await ask('GET', `/api/tables/${id}`)).status).toBe(404);
    }
  });

  test('show chat apps game, host and free seats, in the language asked for, with nothing that could run', async () => {
    const { secret } = await somebody('<script>"Eve"');
    const { json } = await ask('POST', '/api/tables', { secret, body: wanted });
    const page = async (language: string) =>
      (await house.app.request(`/t/${json.table}`, { headers: { 'accept-language': language } })).text();
    const english = await page('en');
    expect(english).toContain('content="Nautilus Island with &lt;script&gt;&quot;Eve&quot;"');
    expect(english).toContain('content="1 seat is free: sit down and play."');
    expect(english).toContain(`content="https://fathom.example/t/${json.table}"`);
    expect(english).not.toContain('<script>"');
    expect(await page('de, fr-CH;q=0.9, en;q=0.2')).toContain('1 place libre');
    expect(await page('de, fr;q=0.1, en;q=0.2')).toContain('1 seat is free');
  });

  test('a link to no table is a page all the same', async () => {
    const answer = await house.app.request('/t/AAAAAAAAAAAAAAAA');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<meta property="og:title" content="Fathom" />');
  });
});

describe('the door', () => {
  test('takes no more than 16 KiB, and only what it knows', async () => {
    const secret = newSecret();
    const put = (text: string) => ask('PUT', '/api/me', { secret, text });
    expect(await put(JSON.stringify({ name: 'x'.repeat(17_000) }))).toMatchObject({
      status: 413,
      json: { sorry: { why: 'too-large' } },
    });
    for (const text of ['', '{', 'null', '[]', '{"name":"Ada","more":1}', `${'['.repeat(8000)}${']'.repeat(8000)}`]) {
      expect(await put(text)).toMatchObject({ status: 400, json: { sorry: { why: 'malformed' } } });
    }
  });

  test('is never brought down by what it is sent', async () => {
    const { secret } = await somebody('Eve');
    const { paths } = (await ask('GET', '/api/openapi.json')).json as Book;
    const doors = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ path, method })),
    );
    const nearly = fc.record(
      {
        name: fc.anything(),
        code: fc.string(),
        game: fc.constantFrom('abyss', 'constructor', '__proto__', ''),
        options: fc.jsonValue(),
        chairs: fc.array(
          fc.constantFrom({ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'constructor' }, null),
        ),
        pace: fc.constantFrom({ kind: 'none' }, { kind: 'live', turn: 1e9, bank: 0 }, { kind: 'days' }),
        listed: fc.boolean(),
        watchable: fc.boolean(),
        chat: fc.boolean(),
        endpoint: fc.webUrl(),
        keys: fc.constant({ p256dh: 'x', auth: 'y' }),
        language: fc.constantFrom('en', 'de'),
      },
      { requiredKeys: [] },
    );
    const body = fc.oneof(
      fc.string(),
      fc.json(),
      nearly.map((value) => JSON.stringify(value) ?? ''),
    );
    const id = fc.oneof(fc.string({ minLength: 1 }), fc.constant('AAAAAAAAAAAAAAAA'), fc.constant('constructor'));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...doors), body, id, async ({ path, method }, text, name) => {
        const sent = method === 'get' ? {} : { text };
        const { status } = await ask(method.toUpperCase(), path.replace('{id}', encodeURIComponent(name)), {
          secret,
          ...sent,
        });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 250 },
    );
  });

  test('answers no page of another site', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await ask('GET', '/api/lobby', { headers })).status).toBe(403);
    expect((await ask('GET', '/api/lobby', { headers: { origin: 'https://fathom.example' } })).status).toBe(200);
  });

  test('does not answer to a name of somebody else’s', async () => {
    expect((await house.app.request('http://evil.example/api/lobby')).status).toBe(421);
    expect((await house.app.request('https://fathom.example/api/lobby')).status).toBe(200);
  });

  test('knows no other addresses', async () => {
    expect(await ask('GET', '/api/everything')).toMatchObject({ status: 404, json: { sorry: { why: 'not-here' } } });
    expect((await ask('DELETE', '/api/lobby')).status).toBe(404);
  });

  test('says whether the store answers, and its measures to this machine only', async () => {
    expect(await ask('GET', '/health')).toMatchObject({ status: 200, json: { ok: true, store: true } });
    expect((await ask('GET', '/metrics')).status).toBe(403);
  });
});

describe('openapi.json', () => {
  const read = async () => (await ask('GET', '/api/openapi.json')).json as Book;

  test('describes every route', async () => {
    const { paths } = await read();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const answered = house.app.routes
      .filter(({ path }) => path.startsWith('/api/') && !path.includes('*') && path !== '/api/openapi.json')
      .map(({ method, path }) => `${method} ${path}`);
    expect(described.sort()).toEqual([...new Set(answered)].sort());
    expect(described.length).toBeGreaterThan(10);
  });

  test('describes nothing that is not answered as it says', async () => {
    const { paths } = await read();
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        const { status, json } = await ask(method.toUpperCase(), path.replace('{id}', 'AAAAAAAAAAAAAAAA'));
        expect(Object.keys(responses), `${method} ${path}`).toContain(String(status));
        expect(json?.sorry?.why).not.toBe('not-here');
      }
    }
  });

  test('says what a body must hold', async () => {
    const { paths } = await read();
    expect(paths['/api/tables']?.post).toMatchObject({
      requestBody: {
        content: { 'application/json': { schema: { required: expect.arrayContaining(['game', 'pace']) } } },
      },
    });
  });
});
