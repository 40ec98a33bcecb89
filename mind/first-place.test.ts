import { expect, test } from 'vitest';
import { wins } from './first-place.ts';

test('who ends first has won, whatever others were paid for their places, and those who share it have won a part', () => {
  expect(wins([1, 0])).toEqual([1, 0]);
  expect(wins([0.5, 0.5])).toEqual([0.5, 0.5]);
  expect(wins([2 / 3, 1, 0, 1 / 3])).toEqual([0, 1, 0, 0]);
  expect(wins([5 / 6, 5 / 6, 0, 1 / 3])).toEqual([0.5, 0.5, 0, 0]);
});
