import { expect, test } from 'vitest';
import { fellBehindIn } from './loss.ts';

const gaps = (...list: readonly number[]) => list.map((gap, index) => ({ turn: index + 1, gap }));

test('the turn to begin again from is the last one with less than half of the final gap', () => {
  expect(fellBehindIn(gaps(0, 2, 3, 8, 10))).toBe(3);
  expect(fellBehindIn(gaps(0, 9, 9, 2, 9, 10))).toBe(4);
});

test('nobody begins again from the first turn, and nobody after the last', () => {
  expect(fellBehindIn(gaps(9, 10, 10, 10))).toBe(2);
  expect(fellBehindIn(gaps(0, 0, 0))).toBe(2);
  expect(fellBehindIn(gaps(3))).toBe(1);
  expect(fellBehindIn([])).toBe(1);
});
