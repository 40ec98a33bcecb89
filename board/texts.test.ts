import { expect, test } from 'vitest';
import { faultsIn } from '../scripts/words/faults.ts';
import { words as ownData } from './own-data-words.ts';
import { words as plain } from './plain/words.ts';
import { words as text } from './text/words.ts';

test.each([
  ['values from one’s own box', ownData],
  ['the plain table', plain],
  ['the board in words', text],
])('the texts of %s are well set in both languages', (_, words) => {
  expect(faultsIn(words, { values: { option: ['Reef'], choice: ['3'] } })).toEqual([]);
});
