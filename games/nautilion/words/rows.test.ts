import type { Move, Token } from '@fathom/nautilion/rules';
import { expect, it } from 'vitest';
import { row as rowEn } from './rows-en.ts';
import { row as rowFr } from './rows-fr.ts';

const plan = (token: Token): readonly Move[] => [
  { do: 'give', die: 2, to: 'darkhouse' },
  { do: 'give', die: 1, to: 'phantom' },
  { do: 'place', token, to: 'aboard', cabin: 7 },
];

it('says a turn as one plan, and what is taken with its article unless it has a name', () => {
  expect(rowEn(plan('7'))).toBe('Darkhouse 2 · Phantom 1: take the 7');
  expect(rowEn(plan('mercenary'))).toBe('Darkhouse 2 · Phantom 1: take the mercenary');
  expect(rowEn(plan('A'))).toBe('Darkhouse 2 · Phantom 1: take mage A');
  const french = (token: Token) => rowFr(plan(token)).replace(/[\u00a0\u202f]/g, ' ');
  expect(french('7')).toBe('Phare 2 · Fantôme 1 : prendre le 7');
  expect(french('mercenary')).toBe('Phare 2 · Fantôme 1 : prendre le mercenaire');
  expect(french('A')).toBe('Phare 2 · Fantôme 1 : prendre le mage A');
});

it('says a token on the path by how far it lies from the Nautilion, gaps not counted', () => {
  const path = [0, 1, 0, 2, 0, 3, 4, 0, 5, 0];
  const view = { path, spots: path.map((_, place) => place), nautilion: 4, phantom: 7, dice: [], given: [0, 0, 0] };
  const swap: readonly Move[] = [{ do: 'translation' }, { do: 'swap', spot: 1 }, { do: 'swap', spot: 8 }];
  expect(rowEn(swap, view)).toBe('Translation: the 1 (2 behind) with the 5 (3 ahead)');
  expect(rowFr(swap, view).replace(/[\u00a0\u202f]/g, ' ')).toBe(
    'Translation : le 1 (2 derrière) avec le 5 (3 devant)',
  );
  expect(rowEn([{ do: 'pick', spot: 3 }], view)).toBe('Take the 2 (1 behind)');
  expect(rowEn([{ do: 'insert', before: 6 }], view)).toBe('Slide it in before the 4 (2 ahead)');
});
