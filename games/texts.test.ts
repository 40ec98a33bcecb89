import { expect, test } from 'vitest';
import { faultsIn } from '../scripts/words/faults.ts';
import { games } from './index.ts';
import { primerWords } from './toy/guide/primer.ts';
import { en } from './toy/words/en.ts';
import { fr } from './toy/words/fr.ts';

test.each(games.map(({ id, names }) => [id, names] as const))(
  'what %s is called is well set in both languages',
  (_, names) => {
    expect(faultsIn(names)).toEqual([]);
  },
);

test('the texts of the game for tests are well set in both languages', () => {
  // Heard in whole games: toy/words/words.test.ts.
  const elsewhere = /^(event|move|refusal|place|piece|option|item|why)$/;
  expect(faultsIn(primerWords)).toEqual([]);
  expect(faultsIn({ en, fr }, { elsewhere })).toEqual([]);
});
