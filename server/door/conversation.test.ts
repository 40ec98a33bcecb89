import { randomBytes } from 'node:crypto';
import type { Json } from '@fathom/kernel';
import type { News } from '@fathom/wire';
import { afterAll, expect, test } from 'vitest';
import { People } from '../people/people.ts';
import { Hall } from '../testing/hall.ts';
import { Berths } from './berths.ts';
import { Conversation } from './conversation.ts';
import { Rates } from './rates.ts';

const hall = new Hall();
const node = hall.node();
const { tables } = node;
afterAll(() => hall.close());

const minute = 60_000;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Somebody on a line of their own. */
function call(rates = new Rates()) {
  const heard: News[] = [];
  const line = { isOpen: true };
  const needs = {
    tables,
    people: new People({ store: hall.store, now: Date.now }),
    rates,
    berths: new Berths(1),
    log,
  };
  const conversation = new Conversation(needs, 'here', {
    send: ({ text }) => void heard.push(JSON.parse(text) as News),
    close: () => {
      line.isOpen = false;
    },
  });
  const say = async (ask: Json) => {
    const before = heard.length;
    conversation.hear(JSON.stringify(ask));
    await expect.poll(() => heard.length).toBeGreaterThan(before);
  };
  return { conversation, heard, line, say };
}

test('a socket that says too much is shut, however little of it makes sense', async () => {
  const { conversation, heard, line } = call();
  for (let said = 0; said < 900; said++) {
    conversation.hear('ahoy');
    if (said % 100 === 99) await expect.poll(() => heard.length).toBe(said + 1);
  }
  expect(line.isOpen).toBe(true);
  conversation.hear('ahoy');
  expect(line.isOpen).toBe(false);
  conversation.end();
});

test('signs of life count as what is said: a socket that sends nothing else is shut, too', () => {
  const { conversation, line } = call();
  for (let sign = 0; sign < 900; sign++) conversation.sign();
  expect(line.isOpen).toBe(true);
  conversation.sign();
  expect(line.isOpen).toBe(false);
  conversation.end();
});

test('so many new people come from one address in an hour, and any number who only look', async () => {
  const shared = new Rates();
  const greet = async (ask: Json) => {
    const { conversation, heard, say } = call(shared);
    await say({ do: 'hello', n: 1, secret: randomBytes(32).toString('base64url'), ...(ask as object) });
    conversation.end();
    return heard;
  };
  for (let guest = 0; guest < 70; guest++) expect(await greet({})).toMatchObject([{ ok: true, done: null }]);
  for (let one = 0; one < 60; one++) expect(await greet({ name: 'Ann' })).toMatchObject([{ ok: true }]);
  expect(await greet({ name: 'Ann' })).toMatchObject([{ ok: false, sorry: { why: 'too-fast' } }]);
  expect(await greet({})).toMatchObject([{ ok: true, done: null }]);
});

test('so many looks come from one address in a minute, whoever they are', async () => {
  const shared = new Rates();
  const ben = await hall.client('Ben', node);
  const table = await hall.around(node, 'toy', [ben], { chairs: [{ kind: 'me' }, { kind: 'open' }] });
  const look = async (looks: number) => {
    const { conversation, heard, say } = call(shared);
    await say({ do: 'hello', n: 1, secret: randomBytes(32).toString('base64url') });
    for (let n = 2; n < looks + 2; n++) conversation.hear(JSON.stringify({ do: 'moment', n, table, count: 0 }));
    await expect.poll(() => heard.length).toBe(looks + 1);
    conversation.end();
    return heard.at(-1);
  };
  for (let guest = 0; guest < 12; guest++) expect(await look(100)).toMatchObject({ sorry: { why: 'too-early' } });
  expect(await look(1)).toMatchObject({ ok: false, sorry: { why: 'too-fast' } });
});

test('a socket is idle when it looks at no table and has asked for nothing for half an hour, signs of life aside', async () => {
  const { conversation, say } = call();
  await say({ do: 'hello', n: 1, secret: randomBytes(32).toString('base64url'), name: 'Ann' });
  const ben = await hall.client('Ben', node);
  const table = await hall.around(node, 'toy', [ben], { chairs: [{ kind: 'me' }, { kind: 'open' }] });
  await say({ do: 'ping', n: 2 });
  const now = Date.now();
  expect([conversation.isIdle(now + 29 * minute), conversation.isIdle(now + 31 * minute)]).toEqual([false, true]);
  await say({ do: 'watch', n: 3, table, from: 0 });
  expect(conversation.isIdle(now + 31 * minute)).toBe(false);
  conversation.end();
});
