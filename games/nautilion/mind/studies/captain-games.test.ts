import { expect, test } from 'vitest';
import { ladder } from '../courses.ts';
import { watch } from './captain-games.ts';

const course = ladder.courses.find(({ name }) => name === 'A1, reserve 4, mercenaries');
if (!course) throw new Error('the ladder has no such waters');

test('a game in doubt is played on several times, the first time as the ladder plays it, and a choice counts by what came of all', async () => {
  const plain = await watch(course, 3, 'doubts');
  // The first choice is in doubt.
  const [most = 0] = plain.seen.filter(({ isLast }) => isLast).map(({ value }) => value);
  const doubted = await watch(course, 3, 'doubts', [most + 0.01]);
  expect(doubted.won).toBe(plain.won);
  expect(doubted.who).toBe('mercenaries');
  const weightOf = (weight: number) => doubted.seen.filter((one) => Math.abs(one.weight - weight) < 1e-9);
  // The first choice is seen once, what follows three times, each a third as heavy.
  const first = weightOf(1).filter(({ isLast }) => isLast);
  expect(first.map(({ value }) => value)).toEqual([most]);
  expect(weightOf(1 / 3).length).toBeGreaterThan(plain.seen.length);
  for (const { won } of doubted.seen) expect((3 * won) % 1).toBeCloseTo(0, 5);
  // Every choice of the ladder's own game is among those seen.
  const values = new Set(doubted.seen.map(({ value }) => value));
  for (const { value } of plain.seen) expect(values).toContain(value);
});
