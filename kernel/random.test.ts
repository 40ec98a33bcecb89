import { describe, expect, it } from 'vitest';
import { at as itemAt } from './at.ts';
import { draw, pick, quickRandom, sum } from './random.ts';

/** A source that says these words, one after the other. */
function saying(...words: number[]) {
  const random = quickRandom('');
  random.word = () => words.shift() ?? Number.NaN;
  return { below: (n: number) => random.below(n), left: () => words.length };
}

describe('quickRandom', () => {
  it('gives the same row for the same seed', () => {
    const random = quickRandom('a whale');
    expect(Array.from({ length: 16 }, () => random.below(10)).join('')).toBe('2817473602032297');
    expect(Array.from({ length: 3 }, () => random.below(2 ** 32))).toEqual([876748289, 973440568, 1183781518]);
  });

  it('gives every number equally many words, and no number a word too many', () => {
    for (const n of [1, 2, 3, 6, 7, 10, 997, 65_537, 999_999, 2 ** 21 - 1, 2 ** 21]) {
      const each = Math.floor(2 ** 32 / n);
      for (const number of [0, n >> 1, n - 1]) {
        const first = Math.ceil((number * 2 ** 32 + (2 ** 32 % n)) / n);
        expect(saying(first).below(n)).toBe(number);
        expect(saying(first + each - 1).below(n)).toBe(number);
        // The words around these are refused, and then the next word answers, or they are a neighbour's.
        const [before, after] = [first - 1, first + each];
        if (before >= 0) expect(saying(before, number === 0 ? 2 ** 32 - 1 : 1).below(n)).not.toBe(number);
        if (after < 2 ** 32) expect(saying(after, number === 0 ? 2 ** 32 - 1 : 1).below(n)).not.toBe(number);
      }
    }
  });

  it('refuses the words that would favour a number', () => {
    // 2^32 mod 3 is 1: of all words only 0 is too many.
    const three = saying(0, 0, 1);
    expect([three.below(3), three.left()]).toEqual([0, 0]);
    // 2^32 mod (2^31 + 1) is 2^31 - 1: almost half of all words are too many.
    const half = saying(2 ** 32 - 1, 2 ** 31 + 1, 2 ** 31);
    expect([half.below(2 ** 31 + 1), half.left()]).toEqual([2 ** 31, 0]);
    expect(saying(-1).below(2 ** 32)).toBe(2 ** 32 - 1);
  });

  it('is even over small and large ranges', () => {
    const random = quickRandom('fair');
    for (const n of [2, 3, 6, 17, 64, 3 * 2 ** 19, 2 ** 21, 2 ** 21 + 1, 3 * 2 ** 30, 2 ** 32]) {
      const bins = Math.min(n, 64);
      const counts = new Array<number>(bins).fill(0);
      for (let i = 0; i < bins * 2000; i++)
        counts[Math.floor((random.below(n) * bins) / n)] = itemAt(counts, Math.floor((random.below(n) * bins) / n)) + 1;
      const chiSquared = sum(counts.map((count) => (count - 2000) ** 2 / 2000));
      expect(chiSquared).toBeLessThan(bins - 1 + 5 * Math.sqrt(2 * (bins - 1)));
    }
  });

  it('never leaves its range', () => {
    const random = quickRandom('range');
    for (const n of [1, 2, 2 ** 21, 2 ** 21 + 1, 2 ** 32]) {
      for (let i = 0; i < 1000; i++)
        expect([n, random.below(n)]).toSatisfy(([end, at]) => at >= 0 && at < end && at % 1 === 0);
    }
  });
});

describe('a pick by weights', () => {
  it('gives every choice as many tickets as its weight', () => {
    expect([0, 1, 2, 3, 4, 5].map((ticket) => pick([2, 1, 3], ticket))).toEqual([0, 0, 1, 2, 2, 2]);
    expect(() => pick([2, 1, 3], 6)).toThrow(RangeError);
  });

  it('draws one ticket of all there are', () => {
    const halfway = { below: (n: number) => Math.floor(n / 2) };
    expect(draw([2, 1, 3], halfway)).toBe(2);
    expect(draw([3, 1, 1], halfway)).toBe(0);
    expect(draw([1, 1, 1, 1], halfway)).toBe(2);
  });
});
