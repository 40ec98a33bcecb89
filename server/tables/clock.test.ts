import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Hall, type Node, playsAtRandom } from '../testing/hall.ts';

const hall = new Hall();
let node: Node;
let ann: Client;
let ben: Client;

const second = 1000;
const day = 24 * 3600 * second;

beforeAll(() => {
  node = hall.node();
});
beforeEach(async () => {
  hall.bots = playsAtRandom;
  [ann, ben] = [await hall.client('Ann', node), await hall.client('Ben', node)];
});
afterAll(() => hall.close());

const turns = (table: string): readonly [Client, Client] => (ann.row(table) ? [ann, ben] : [ben, ann]);
const clock = (one: Client, table: string) => {
  const { course } = one.at(table);
  if (!course) throw new Error('no clock yet');
  return course.clock;
};
const left = (one: Client, table: string) => (clock(one, table).runsOut ?? Number.NaN) - hall.time.now();
/** Plays until it is the other's turn. */
async function finish(one: Client, table: string): Promise<void> {
  while (one.row(table)) await one.play(table, one.row(table) ?? []);
}

describe('a live clock', () => {
  const pace = { kind: 'live', turn: 30, bank: 60 } as const;

  test('gives every turn its time, takes the rest from the bank, and everybody sees it', async () => {
    const table = await hall.playing(node, 'nautilus-island', [ann, ben], { pace });
    const [first, second_] = turns(table);
    const [seat, other] = [first.at(table).seat ?? 0, second_.at(table).seat ?? 0];
    expect(clock(second_, table)).toMatchObject({ seat, banks: [60 * second, 60 * second] });
    expect(left(second_, table)).toBe(90 * second);
    await hall.time.pass(50 * second);
    await finish(first, table);
    const after = clock(first, table);
    expect(after.seat).toBe(other);
    expect(after.banks[seat]).toBe(40 * second);
    expect(after.banks[other]).toBe(60 * second);
    expect(left(first, table)).toBe(90 * second);
    await hall.time.pass(10 * second);
    await finish(second_, table);
    expect(clock(first, table).banks[other]).toBe(60 * second);
    expect(left(first, table)).toBe(70 * second);
  });

  test('that runs out gives the seat to a bot, until its player takes it back', async () => {
    const table = await hall.playing(node, 'nautilus-island', [ann, ben], { pace });
    const [first, other] = turns(table);
    const seat = first.at(table).seat ?? 0;
    await hall.time.pass(91 * second);
    await other.until(() => other.row(table) !== null, 'the bot to play');
    expect(
      other.at(table).sights.some(({ entry }) => entry && 'leaving' in entry && entry.leaving === 'timed-out'),
    ).toBe(true);
    expect(other.at(table).card?.places[seat]).toMatchObject({ kind: 'person', bot: 'cook' });
    await first.must({ do: 'return', table });
    expect(clock(first, table).banks[seat]).toBe(0);
    await finish(other, table);
    expect(left(first, table)).toBe(30 * second);
  });

  test('stands while a bot thinks', async () => {
    const thinking: (() => void)[] = [];
    hall.bots = async (task) => {
      await new Promise<void>((resolve) => void thinking.push(resolve));
      return playsAtRandom(task);
    };
    const chairs = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'tinker' }] as const;
    const table = await hall.around(node, 'nautilus-island', [ann, ben], { pace, chairs: [...chairs] });
    await ann.must({ do: 'start', table });
    await ann.until(() => ann.at(table).course !== null);
    for (let i = 0; i < 9 && clock(ann, table).seat !== 2; i++) {
      for (const one of [ann, ben]) await finish(one, table);
    }
    expect(clock(ann, table)).toMatchObject({ seat: 2, turnEnds: null, runsOut: null });
    await hall.time.pass(35 * second);
    const { banks } = clock(ann, table);
    expect(ann.at(table).course?.actor).toBe(2);
    hall.bots = playsAtRandom;
    for (const think of thinking) think();
    await ann.until(() => ann.at(table).course?.actor !== 2, 'the bot to play');
    expect(clock(ann, table).banks).toEqual(banks);
    expect(left(ann, table)).toBeGreaterThanOrEqual(89 * second);
  });

  test('gives nobody time for taking decisions back', async () => {
    const table = await hall.playing(node, 'nautilus-island', [ann, ben], { pace });
    for (let i = 0; i < 40; i++) {
      const [first] = turns(table);
      await hall.time.pass(2 * second);
      const before = left(first, table);
      const seat = first.at(table).seat;
      await first.play(table, (first.row(table) ?? []).slice(0, 1));
      if (first.at(table).course?.actor === seat) continue;
      const undone = await first.ask({ do: 'undo', table, at: first.at(table).at });
      if (!undone.ok) continue;
      expect(first.at(table).course?.actor).toBe(seat);
      expect(left(first, table)).toBeLessThanOrEqual(before);
    }
  });
});

test('days a turn: the seat goes to a bot when they are over, with nobody there', async () => {
  const table = await hall.playing(node, 'nautilus-island', [ann, ben], { pace: { kind: 'days', days: 2 } });
  const [first, other] = turns(table);
  expect(left(first, table)).toBe(2 * day);
  first.drop();
  await hall.time.leap(day);
  expect(other.at(table).course?.clock.seat).toBe(first.at(table).seat);
  await hall.time.leap(day + second);
  await hall.time.pass(5 * second);
  await other.until(() => other.row(table) !== null, 'the bot to play');
});

test('no pace, no clock', async () => {
  const table = await hall.playing(node, 'nautilus-island', [ann, ben]);
  expect(clock(ann, table)).toMatchObject({ turnEnds: null, runsOut: null });
});

describe('a table nobody comes back to', () => {
  test('ends by itself after its patience, and says so', async () => {
    const pace = { kind: 'live', turn: 30, bank: 0 } as const;
    const table = await hall.playing(node, 'nautilus-island', [ann, ben], { pace });
    for (const one of [ann, ben]) one.drop();
    await hall.time.pass(400 * second);
    await ann.connect(node.dial);
    await ann.watch(table);
    expect(ann.at(table).card).toMatchObject({ stage: 'over', ending: 'abandoned' });
  });

  test('is called off if it never began, but not while a link is being passed around', async () => {
    const table = await hall.around(node, 'nautilus-island', [ann], { chairs: [{ kind: 'me' }, { kind: 'open' }] });
    ann.drop();
    await hall.time.leap(3600 * second);
    await hall.time.pass(5 * second);
    expect((await hall.store.table(table))?.stage).toBe('gathering');
    await hall.time.leap(15 * day);
    await hall.time.pass(5 * second);
    expect(await node.tables.card(table, null)).toMatchObject({ card: { stage: 'over', ending: 'called-off' } });
  });

  test('does not end while somebody has it open', async () => {
    const table = await hall.playing(node, 'nautilus-island', [ann, ben]);
    for (let i = 0; i < 3; i++) {
      await hall.time.leap(10 * day);
      await hall.time.pass(20 * second);
    }
    expect((await hall.store.table(table))?.stage).toBe('playing');
  });
});
