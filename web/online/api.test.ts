import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api.ts';

let asked: Request | null = null;
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  asked = null;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked = new Request(new URL(address, 'http://fathom.test'), init);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

describe('the HTTP doors', () => {
  it('are opened by nobody in particular until somebody has a name', async () => {
    answer = json({ open: [], watch: [] });
    await api.lobby();
    expect(asked?.headers.get('authorization')).toBeNull();
  });

  it('are opened with the secret in a header, never in the address', async () => {
    answer = json({ person: 'personAAAAAAAAAA', name: 'Ada' });
    expect(await api.rename('Ada')).toEqual({ ok: true, value: { person: 'personAAAAAAAAAA', name: 'Ada' } });
    expect(asked?.url).toBe('http://fathom.test/api/me');
    expect(asked?.method).toBe('PUT');
    expect(await asked?.json()).toEqual({ name: 'Ada' });
    const secret = asked?.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    await api.myTables();
    expect(asked?.headers.get('authorization')).toBe(`Bearer ${secret}`);
  });

  it('let a browser become one more of somebody, whoever it was before, and nobody else if the code is wrong', async () => {
    const shown = () => asked?.headers.get('authorization');
    answer = json({ person: 'personBBBBBBBBBB', name: 'Ben' });
    await api.rename('Ben');
    answer = json({ sorry: { why: 'bad-code' } }, 403);
    await api.lobby();
    const before = shown();
    await api.claim('AAAA-AAAA');
    expect(shown()).not.toBe(before);
    await api.lobby();
    expect(shown()).toBe(before);
    answer = json({ person: 'personAAAAAAAAAA', name: 'Ada' });
    await api.claim('BBBB-BBBB');
    const after = shown();
    await api.lobby();
    expect(shown()).toBe(after);
    expect(after).not.toBe(before);
  });

  it('answer with what the server is sorry for', async () => {
    answer = json({ sorry: { why: 'too-many' } }, 429);
    expect(await api.playNow('toy')).toEqual({ ok: false, sorry: { why: 'too-many' } });
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('failed to fetch'))],
    [
      'a page instead of an answer',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['a broken answer', () => new Response('{', { headers: { 'content-type': 'application/json' } })],
    ['a failure that is not ours', json({ error: 'bad gateway' }, 502)],
  ])('take %s for being offline', async (_, given) => {
    answer = given;
    expect(await api.lobby()).toEqual({ ok: false, sorry: { why: 'offline' } });
  });

  it('take an empty answer for what it is', async () => {
    answer = () => new Response(null, { status: 204 });
    expect(await api.unpush('https://push.test/1')).toEqual({ ok: true, value: null });
  });
});
