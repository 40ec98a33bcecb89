import { entryOf } from '@fathom/games';
import type { Entry } from '@fathom/kernel';
import { afterAll, expect, test } from 'vitest';
import { readHead } from '../hosted/head.ts';
import { replayBook } from '../replays/replay.ts';
import { Hall } from '../testing/hall.ts';
import { load } from './loading.ts';
import { Shelf } from './shelf.ts';
import { Slices } from './slices.ts';

const hall = new Hall();
afterAll(() => hall.close());

/** Writes a log of many thousand decisions made and taken back, as somebody may who means no good. */
async function lengthen(table: string, entries: number): Promise<void> {
  const { store } = hall;
  const found = await store.since(table, 0, 500);
  if (!found) throw new Error('there is no such table');
  const { record } = found;
  const loading = { store, replays: { replay: replayBook }, shelf: new Shelf(entryOf), slices: new Slices() };
  const { table: laid } = await load(loading, found, null);
  if (!laid) throw new Error('the game has not begun');
  const fresh: Entry[] = [];
  while (fresh.length < entries) {
    const seat = laid.actor;
    if (typeof seat !== 'number') throw new Error('nobody must decide');
    const played = laid.propose(seat, laid.at, [laid.game.moves(laid.state)[0]]);
    if (!played.ok) throw new Error(played.refusal.rule);
    laid.apply(played.entries);
    const back = laid.proposeRewind(seat, laid.lastDecision(seat) ?? -1);
    if (!back.ok) throw new Error(back.refusal.rule);
    laid.apply(back.entries);
    fresh.push(...played.entries, ...back.entries);
  }
  const change = {
    ...record,
    rev: record.rev + 1,
    at: record.at + fresh.length,
    head: { ...readHead(record.head) } as never,
  };
  expect(await store.commit({ record: change, entries: fresh.map((entry) => ({ entry, key: null })) })).toBe(true);
}

test('a log of ten thousand entries keeps nobody at another table waiting', { timeout: 60_000 }, async () => {
  const before = hall.node();
  const guests = [await hall.client('Mallory', before), await hall.client('Oscar', before)];
  const long = await hall.playing(before, 'abyss', guests);
  for (const one of guests) one.drop();
  await before.tables.close();
  await lengthen(long, 10_000);

  const node = hall.node();
  const friends = [await hall.client('Ann', node), await hall.client('Ben', node)];
  const short = await hall.playing(node, 'nautilion', friends);
  const [ann, mallory] = [friends[0], guests[0]];
  if (!ann || !mallory) throw new Error('nobody is here');
  await mallory.connect(node.dial);
  mallory.known.clear();
  let isLoaded = false;
  const loading = mallory.watch(long).then(() => {
    isLoaded = true;
  });
  const milliseconds = (since: NodeJS.CpuUsage) => {
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1000;
  };
  const answered = ann.must({ do: 'moves', table: short }).then(() => isLoaded);
  let longest = 0;
  while (!isLoaded) {
    const turn = process.cpuUsage();
    await new Promise((resolve) => setImmediate(resolve));
    longest = Math.max(longest, milliseconds(turn));
  }
  await loading;
  expect(mallory.at(long).at).toBeGreaterThan(10_000);
  expect(await answered).toBe(false);
  // Of all threads together, the collector's too.
  expect(longest).toBeLessThan(200);
});

test('however much waits, one slice at a time is done, and everybody gets on', async () => {
  let now = 0;
  const slices = new Slices(() => now);
  const order: number[] = [];
  const work = (name: number, steps: number) =>
    slices.do(() => {
      now++;
      if (order.at(-1) !== name) order.push(name);
      return --steps === 0;
    });
  await Promise.all([work(1, 10), work(2, 10), work(3, 2)]);
  expect(order).toEqual([1, 2, 3, 1, 2]);
});

test('what takes too long in all is given up', async () => {
  let now = 0;
  const endless = new Slices(() => now).do(() => {
    now += 1000;
    return false;
  });
  await expect(endless).rejects.toThrow('it takes too long');
});

test('what fails in the middle fails, and what waits goes on', async () => {
  const slices = new Slices();
  let steps = 0;
  const bad = slices.do(() => {
    if (++steps > 3) throw new Error('no further');
    return false;
  });
  await expect(bad).rejects.toThrow('no further');
  await slices.do(() => true);
});
