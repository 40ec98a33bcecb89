import { expect, test } from 'vitest';
import { faultsIn } from '../scripts/words/faults.ts';
import { previewWords } from './door/preview-words.ts';
import { turnWords } from './push/words.ts';

test.each([
  ['notifications', turnWords],
  ['previews of links', previewWords],
])('the texts of %s are well set in both languages', (_, words) => {
  expect(faultsIn(words, { never: /^(others|host)$/ })).toEqual([]);
});
