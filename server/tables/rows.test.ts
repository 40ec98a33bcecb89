import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Hall, type Node, playsAtRandom } from '../testing/hall.ts';
import { quiet } from '../testing/time.ts';

const hall = new Hall();
let node: Node;
let ann: Client;
let ben: Client;

beforeAll(async () => {
  node = hall.node();
  [ann, ben] = [await hall.client('Ann', node), await hall.client('Ben', node)];
});
afterAll(() => hall.close());

/** Whoever must decide, and the other. */
const turns = (table: string): readonly [Client, Client] => (ann.row(table) ? [ann, ben] : [ben, ann]);

describe('a row', () => {
  test('sent again is played once and answered alike, also after the game has gone on', async () => {
    const table = await hall.playing(node, 'toy', [ann, ben]);
    const [first, second] = turns(table);
    const ask = {
      do: 'play',
      table,
      at: first.at(table).at,
      key: 'the-same-row-twice',
      row: [...(first.row(table) ?? [])],
    } as const;
    const [one, again] = await Promise.all([first.ask(ask), first.ask(ask)]);
    expect(one).toMatchObject({ ok: true, done: null });
    expect(again).toMatchObject({ ok: true, done: null });
    const { at } = first.at(table);
    for (const one of turns(table)) if (one.row(table)) await one.play(table, one.row(table) ?? []);
    const now = second.at(table).at;
    expect(now).toBeGreaterThan(at);
    expect(await first.ask(ask)).toMatchObject({ ok: true, done: null });
    expect(second.at(table).at).toBe(now);
    expect(await second.ask(ask)).toMatchObject({ ok: false, sorry: { why: 'malformed' } });
  });

  test('from two tabs of one person at once: one is played, the other is stale, and both tabs end alike', async () => {
    const table = await hall.playing(node, 'toy', [ann, ben]);
    const [first] = turns(table);
    const tab = await hall.client('the same person', node);
    Object.assign(tab, { secret: first.secret });
    tab.drop();
    await tab.connect(node.dial);
    await tab.watch(table);
    expect(tab.person).toBe(first.person);
    const row = first.row(table) ?? [];
    const answers = await Promise.all([first.play(table, row), tab.play(table, row)]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ sorry: { why: 'refused', refusal: { rule: 'stale' } } });
    expect(tab.at(table).view).toEqual(first.at(table).view);
    expect(tab.at(table).sights).toEqual(first.at(table).sights);
    tab.drop();
  });

  test('that is refused names the rule and brings the table as it stands', async () => {
    const table = await hall.playing(node, 'toy', [ann, ben]);
    const [first, second] = turns(table);
    const { at } = first.at(table);
    const news: string[] = [];
    const stop = second.onNews((one) => void news.push(one.is));
    const other = await second.ask({ do: 'play', table, at, key: 'not-my-turn-at-all', row: [{ any: 1 }] });
    stop();
    expect(other).toMatchObject({ sorry: { why: 'refused', index: 0, refusal: { rule: 'not-your-turn' } } });
    // Before it, what the sealing asked may still be answered.
    expect(news.slice(-2)).toEqual(['course', 'answer']);
    expect(second.at(table).course?.scenes).toMatchObject([{ by: null, sights: [], view: second.at(table).view }]);
    expect(await first.ask({ do: 'play', table, at, key: 'no-such-move-here', row: ['nonsense'] })).toMatchObject({
      sorry: { why: 'refused', refusal: { rule: 'not-a-move' } },
    });
    const row = [...(first.row(table) ?? []), 'and then nonsense'];
    const half = await first.ask({ do: 'play', table, at, key: 'half-of-it-is-fine', row });
    expect(half).toMatchObject({ ok: false, sorry: { why: 'refused', index: row.length - 1 } });
    expect(first.at(table).at).toBe(at);
  });

  test('is nobody’s to play without a seat', async () => {
    const table = await hall.playing(node, 'toy', [ann, ben]);
    const cleo = await hall.client('Cleo', node);
    await cleo.watch(table);
    const answer = await cleo.ask({ do: 'play', table, at: cleo.at(table).at, key: 'i-am-not-even-here', row: [1] });
    expect(answer).toMatchObject({ ok: false, sorry: { why: 'not-seated' } });
  });

  test('and a moment earlier is seen as it was', async () => {
    const table = await hall.playing(node, 'toy', [ann, ben]);
    const [first] = turns(table);
    const { at, view } = first.at(table);
    await first.play(table, first.row(table) ?? []);
    expect(await first.must({ do: 'moment', table, count: at })).toEqual(view);
    expect(await first.must({ do: 'logbook', table })).toContain(`seen by: seat ${first.at(table).seat}`);
  });
});

describe('a bot', () => {
  const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'minnow' }] as const;

  test('plays when it is its turn, whatever of its row is legal', async () => {
    hall.bots = async (task) => [...(await playsAtRandom(task)), 'nonsense'];
    const table = await hall.playing(node, 'toy', [ann], { chairs: [...chairs] });
    await ann.playOut(table);
    expect(ann.at(table).card?.ending).toBe('played');
    hall.bots = playsAtRandom;
  });

  test('whose mind fails plays something legal all the same', async () => {
    hall.bots = () => Promise.reject(new Error('no idea'));
    const table = await hall.playing(node, 'toy', [ann], { chairs: [...chairs] });
    await ann.playOut(table);
    expect(ann.at(table).card?.ending).toBe('played');
    expect(hall.complaints).toContain('a bot is at a loss');
    hall.bots = playsAtRandom;
  });

  test('sees its own seat and nothing else', async () => {
    const asked: unknown[] = [];
    hall.bots = (task) => {
      asked.push(task);
      return playsAtRandom(task);
    };
    const table = await hall.playing(node, 'toy', [ann], { chairs: [...chairs] });
    await ann.playOut(table);
    expect(asked.length).toBeGreaterThan(0);
    const seed = (await hall.store.seed(table)) ?? '';
    expect(JSON.stringify(asked)).not.toContain(seed);
    for (const task of asked)
      expect(Object.keys(task as object).sort()).toEqual(['game', 'level', 'options', 'seat', 'seed', 'view']);
    hall.bots = playsAtRandom;
  });

  test('takes its time where everybody has left their seat to one, so that whoever looks on can take theirs back', async () => {
    const table = await hall.playing(node, 'nautilus-island', [ann, ben]);
    await ann.must({ do: 'leave', table });
    await ben.must({ do: 'leave', table });
    const decided = () => ann.at(table).sights.filter(({ by }) => typeof by === 'number').length;
    await hall.time.pass(5000);
    expect(decided()).toBeLessThan(6);
    await hall.time.pass(10_000);
    expect(decided()).toBeGreaterThan(2);
    await ann.must({ do: 'return', table });
    expect(ann.at(table).course?.result).toBeNull();
  });

  test('does not play on for empty chairs', async () => {
    const table = await hall.playing(node, 'toy', [ann, ben]);
    await ann.must({ do: 'leave', table });
    await ben.must({ do: 'leave', table });
    ann.drop();
    ben.drop();
    await hall.time.pass(5000);
    const { at } = (await hall.store.table(table)) ?? { at: -1 };
    await hall.time.pass(120_000);
    await quiet();
    expect((await hall.store.table(table))?.at).toBe(at);
    for (const one of [ann, ben]) await one.connect(node.dial);
  });
});
