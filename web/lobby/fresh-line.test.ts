import { expect, it } from 'vitest';
import { isFresh } from './fresh-line.ts';

const [second, hour] = [1000, 3_600_000];

it('is one that has just been said, or comes while one is there, whatever this device believes the time to be', () => {
  expect(isFresh(2 * second, 0)).toBe(true);
  expect(isFresh(hour, second)).toBe(false);
  expect(isFresh(hour, 10 * second)).toBe(true);
  expect(isFresh(-hour, 10 * second)).toBe(true);
});
