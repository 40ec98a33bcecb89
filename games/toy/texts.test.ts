import { expect, test } from 'vitest';
import { faultsIn } from '../../scripts/words/faults.ts';
import { primerWords } from './guide/primer.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

// What happens is heard in whole games: words/words.test.ts.
const elsewhere = /^(event|move|refusal|place|piece|option|item|why)$/;

test.each([
  ['the page that teaches it', primerWords],
  ['the rulebook', { en, fr }],
])('the texts of %s are well set in both languages', (_, words) => {
  expect(faultsIn(words, { elsewhere })).toEqual([]);
});
