import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dailyGame } from '@fathom/games';
import { at, type Json, quickRandom, Table, writeLogbook } from '@fathom/kernel';
import { dailySeaName } from '@fathom/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../house.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathom-daily-'));
let house: House;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  house = await openHouse({ site: folder, data: folder });
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const rules = await dailyGame.rules();
/** It is this day in Greenwich, and so somewhere. */
const day = new Date().toISOString().slice(0, 10);
const newSecret = () => randomBytes(32).toString('base64url');

interface Wish {
  readonly luck: string;
  readonly sea?: string;
  readonly options?: Json;
  /** Stops after so many decisions. */
  readonly decisions?: number;
  /** Takes everything back once, past what chance did. */
  readonly regret?: boolean;
}

/** A game of the day's sea, played by somebody who decides by luck. */
function book({
  luck,
  sea = dailySeaName(day),
  options = rules.options.defaults as Json,
  decisions = 1e6,
  regret,
}: Wish) {
  const table = new Table(rules, { seats: 1, options, sea: { kind: 'named', name: sea } });
  const random = quickRandom(luck);
  table.deal();
  let regrets = regret ? 1 : 0;
  for (let made = 0; made < decisions && table.actor === 0; made++) {
    const moves: readonly Json[] = rules.moves(table.state);
    table.play(0, table.at, [at(moves, random.below(moves.length))]);
    table.deal();
    const first = table.line.find((index) => table.log[index]?.by === 0) ?? 0;
    if (regrets > 0 && table.log.slice(first).some(({ by }) => by === 'chance')) {
      regrets--;
      table.rewind(0, first);
      table.deal();
    }
  }
  return { text: writeLogbook(table, 'all'), table };
}

async function ask(method: 'GET' | 'PUT', of: string, secret?: string, text?: string) {
  const answer = await house.app.request(`/api/daily/${of}`, {
    method,
    headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` },
    ...(text === undefined ? {} : { body: JSON.stringify({ book: text }) }),
  });
  return { status: answer.status, json: await answer.json() };
}

test('a finished game of the day’s sea counts once for whoever sends it', async () => {
  const [ann, ben] = [newSecret(), newSecret()];
  expect(await ask('GET', day)).toEqual({ status: 200, json: { counts: [], own: null } });
  const { text, table } = book({ luck: 'ann' });
  const own = { won: table.result()?.ranks[0] === 1, turns: (table.view(null) as { turn: number }).turn };
  const seen = { counts: [{ ...own, people: 1 }], own };
  expect(await ask('PUT', day, ann, text)).toEqual({ status: 200, json: seen });
  expect(await ask('PUT', day, ann, book({ luck: 'ann again' }).text)).toEqual({ status: 200, json: seen });
  expect(await ask('GET', day, ben)).toEqual({ status: 200, json: { ...seen, own: null } });
  expect(await ask('PUT', day, ben, text)).toEqual({
    status: 200,
    json: { counts: [{ ...own, people: 2 }], own },
  });
});

test('nothing else counts: another sea, forged dice, other options, an unfinished game, more taken back than is free', async () => {
  const before = (await ask('GET', day)).json.counts;
  const elsewhere = book({ luck: 'else', sea: 'grey-whale-1' }).text;
  const forged = elsewhere.replace('grey-whale-1', dailySeaName(day));
  expect(forged).not.toBe(elsewhere);
  const options = rules.options.parse({ reserve: 6 });
  const regretted = book({ luck: 'regret', regret: true });
  expect(regretted.table.practised).toBe(true);
  for (const text of [
    elsewhere,
    forged,
    book({ luck: 'rich', options: options.ok ? (options.value as Json) : null }).text,
    book({ luck: 'half', decisions: 5 }).text,
    regretted.text,
    'nonsense',
  ])
    expect(await ask('PUT', day, newSecret(), text)).toMatchObject({
      status: 409,
      json: { sorry: { why: 'refused' } },
    });
  expect((await ask('GET', day)).json.counts).toEqual(before);
});

test('only on its own day, only with a secret, only a day', async () => {
  const { text } = book({ luck: 'late', sea: dailySeaName('2024-02-03') });
  expect(await ask('PUT', '2024-02-03', newSecret(), text)).toMatchObject({
    status: 409,
    json: { sorry: { why: 'too-late' } },
  });
  expect((await ask('PUT', day, undefined, text)).status).toBe(401);
  expect((await ask('GET', 'tomorrow')).status).toBe(400);
});
