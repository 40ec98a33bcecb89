import { expect, test } from 'vitest';
import { barsOf, betterThan, finishers } from './daily-shares.ts';

const counts = [
  { won: true, turns: 11, people: 1 },
  { won: true, turns: 13, people: 4 },
  { won: false, turns: 9, people: 3 },
  { won: false, turns: 12, people: 2 },
];

test('wins stand by their turns without a gap, losses together at the end, one’s own marked', () => {
  expect(barsOf({ counts, own: { won: true, turns: 13 } })).toEqual([
    { turns: 11, andMore: false, people: 1, own: false },
    { turns: 12, andMore: false, people: 0, own: false },
    { turns: 13, andMore: false, people: 4, own: true },
    { turns: null, andMore: false, people: 5, own: false },
  ]);
  expect(barsOf({ counts: [], own: null })).toEqual([{ turns: null, andMore: false, people: 0, own: false }]);
});

test('wins that took very long share the last bar', () => {
  const slow = [...counts, { won: true, turns: 40, people: 2 }];
  const bars = barsOf({ counts: slow, own: { won: true, turns: 40 } });
  expect(bars.filter(({ turns }) => turns !== null)).toHaveLength(10);
  expect(bars.at(-2)).toEqual({ turns: 20, andMore: true, people: 2, own: true });
  expect(bars.reduce((people, bar) => people + bar.people, 0)).toBe(finishers({ counts: slow, own: null }));
});

test('a win is better than losses and slower wins of the others; whoever lost or is alone is not compared', () => {
  expect(betterThan({ counts, own: { won: true, turns: 13 } })).toBeCloseTo(5 / 9);
  expect(betterThan({ counts, own: { won: true, turns: 11 } })).toBe(1);
  expect(betterThan({ counts, own: { won: false, turns: 12 } })).toBeNull();
  expect(betterThan({ counts: [{ won: true, turns: 9, people: 1 }], own: { won: true, turns: 9 } })).toBeNull();
});
