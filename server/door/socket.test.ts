import { randomBytes } from 'node:crypto';
import { limits } from '@fathom/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Rig } from '../testing/rig.ts';

const rig = new Rig();
/** Where nothing may be done more often than by people. */
const strict = new Rig(undefined, 1);
beforeAll(() => Promise.all([rig.start(), strict.start()]));
afterAll(() => Promise.all([rig.close(), strict.close()]));

interface Raw {
  readonly socket: WebSocket;
  readonly heard: unknown[];
  next(): Promise<unknown>;
  readonly closed: Promise<number>;
}

async function raw(headers: Record<string, string> = {}, at = rig): Promise<Raw> {
  const socket = new WebSocket(new URL('/api/socket', at.address.replace(/^http/, 'ws')), { headers });
  const heard: unknown[] = [];
  const waiting: ((news: unknown) => void)[] = [];
  socket.on('message', (data) => {
    const news: unknown = JSON.parse(data.toString());
    heard.push(news);
    waiting.shift()?.(news);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  return { socket, heard, closed, next: () => new Promise((resolve) => waiting.push(resolve)) };
}

const say = async ({ socket, next }: Raw, what: unknown) => {
  const answer = next();
  socket.send(typeof what === 'string' ? what : JSON.stringify(what));
  return answer;
};
const secret = () => randomBytes(32).toString('base64url');
const refused = (why: string, n = 0) => ({ is: 'answer', n, ok: false, sorry: { why } });

describe('the door for sockets', () => {
  test('first wants to know who is there', async () => {
    const line = await raw();
    expect(await say(line, { do: 'ping', n: 1 })).toEqual(refused('unknown-person', 1));
    const mine = secret();
    expect(await say(line, { do: 'hello', n: 3, secret: mine, name: 'Ann' })).toMatchObject({ n: 3, ok: true });
    expect(await say(line, { do: 'ping', n: 4 })).toEqual({ is: 'answer', n: 4, ok: true, done: null });
    const again = await raw();
    expect(await say(again, { do: 'hello', n: 1, secret: mine })).toMatchObject({ ok: true, done: { name: 'Ann' } });
    expect(JSON.stringify([line.heard, again.heard])).not.toContain(mine);
    for (const one of [line, again]) one.socket.close();
  });

  test('lets somebody without a name look, and do nothing else', async () => {
    const host = await rig.client('Ann');
    const table = await rig.make(host, { game: 'nautilion', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    await host.watch(table);
    const lines = [await raw(), await raw()];
    for (const line of lines) {
      expect(await say(line, { do: 'hello', n: 1, secret: secret() })).toEqual({
        is: 'answer',
        n: 1,
        ok: true,
        done: null,
      });
      line.socket.send(JSON.stringify({ do: 'watch', n: 2, table, from: 0 }));
      await expect.poll(() => line.heard).toContainEqual(expect.objectContaining({ is: 'card', seat: null }));
    }
    await expect.poll(() => host.known.get(table)?.card?.watchers).toBe(2);
    const [line] = lines;
    for (const ask of [
      { do: 'sit', n: 7, table, seat: null },
      { do: 'say', n: 7, table, text: 'ahoy' },
      { do: 'start', n: 7, table },
    ]) {
      line?.socket.send(JSON.stringify(ask));
      await expect.poll(() => line?.heard).toContainEqual(refused('unknown-person', 7));
    }
    for (const one of lines) one.socket.close();
  });

  test.each([
    ['no JSON', 'ahoy'],
    ['a list', '[1,2]'],
    ['an unknown ask', { do: 'dance', n: 7 }],
    ['a field too many', { do: 'ping', n: 7, more: 1 }],
    ['a table that is none', { do: 'watch', n: 7, table: '../../etc', from: 0 }],
    ['a row too deep', { do: 'play', n: 7, table: 'A'.repeat(16), at: 0, key: 'a-good-key', row: [deep(20)] }],
    ['a row too long', { do: 'play', n: 7, table: 'A'.repeat(16), at: 0, key: 'a-good-key', row: Array(201).fill(1) }],
    ['a line too long', { do: 'say', n: 7, table: 'A'.repeat(16), text: 'x'.repeat(281) }],
    ['deepest brackets', '['.repeat(8000)],
    ['a number beyond numbers', { do: 'watch', n: 7, table: 'A'.repeat(16), from: 1e9 }],
  ])('answers %s with a plain no, and listens on', async (_, message) => {
    const line = await raw();
    await say(line, { do: 'hello', n: 1, secret: secret(), name: 'Ann' });
    const n = typeof message === 'object' && 'n' in message ? 7 : 0;
    expect(await say(line, message)).toEqual(refused('malformed', n));
    expect(await say(line, { do: 'ping', n: 8 })).toMatchObject({ n: 8, ok: true });
    line.socket.close();
  });

  test('knows no table that is not there', async () => {
    const line = await raw();
    await say(line, { do: 'hello', n: 1, secret: secret(), name: 'Ann' });
    const table = 'A'.repeat(16);
    for (const ask of [
      { do: 'watch', n: 2, table, from: 0 },
      { do: 'sit', n: 2, table, seat: null },
      { do: 'play', n: 2, table, at: 0, key: 'a-good-key', row: [1] },
      { do: 'say', n: 2, table, text: 'hm' },
      { do: 'logbook', n: 2, table },
      { do: 'moment', n: 2, table, count: 0 },
    ])
      expect(await say(line, ask), ask.do).toEqual(refused('unknown-table', 2));
    line.socket.close();
  });

  test('a message too large ends the socket, and nothing else', async () => {
    const line = await raw();
    line.socket.send('x'.repeat(limits.message + 1));
    expect(await line.closed).toBe(1009);
    const other = await raw();
    expect(await say(other, { do: 'hello', n: 1, secret: secret(), name: 'Ben' })).toMatchObject({ ok: true });
    other.socket.close();
  });

  test('a message in a hundred pieces ends the socket before the last is there', async () => {
    const line = await raw();
    for (let piece = 0; piece < 100; piece++) line.socket.send('x', { fin: false });
    expect(await line.closed).toBe(1008);
  });

  test('a flood of signs of life ends the socket, in either direction', async () => {
    for (const sign of ['ping', 'pong'] as const) {
      const line = await raw({}, strict);
      for (let signs = 0; signs <= 900; signs++) line.socket[sign]();
      expect(await line.closed, sign).toBe(1006);
    }
  });

  test('is shut for pages of other sites and other names, and elsewhere there is none', async () => {
    await expect(raw({ Origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(raw({ Host: 'evil.example' })).rejects.toThrow('421');
    const elsewhere = new WebSocket(new URL('/api/elsewhere', rig.address.replace(/^http/, 'ws')));
    await expect(new Promise((_, reject) => elsewhere.once('error', reject))).rejects.toThrow('404');
  });

  test('asks sent in one breath are answered in their order', async () => {
    const line = await raw();
    line.socket.send(JSON.stringify({ do: 'hello', n: 1, secret: secret(), name: 'Ann' }));
    for (let n = 2; n < 50; n++) line.socket.send(JSON.stringify({ do: 'ping', n }));
    while (line.heard.length < 49) await line.next();
    expect(line.heard.map((news) => (news as { readonly n: number }).n)).toEqual(
      Array.from({ length: 49 }, (_, i) => i + 1),
    );
    line.socket.close();
  });
});

function deep(levels: number): unknown {
  return levels === 0 ? 1 : [deep(levels - 1)];
}
