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

it('says every die of a turn, also those that are left alike and go by themselves', () => {
  const view = {
    path: [],
    spots: [],
    nautilion: 0,
    phantom: 0,
    dice: [2, 3, 3],
    given: [0, 0, 0],
    stuck: false,
    round: 1,
  };
  const give = (die: number, to: 'darkhouse' | 'phantom' | 'nautilion'): Move => ({ do: 'give', die, to });
  const take: Move = { do: 'place', token: '4', to: 'aboard', cabin: 4 };
  expect(rowEn([give(2, 'nautilion'), take], view)).toBe('Darkhouse 3 · Phantom 3 · Nautilion 2: take the 4');
  // One of two different ones is still to be chosen.
  expect(rowEn([give(3, 'darkhouse')], view)).toBe('Darkhouse 3');
  // Tide has turned a die.
  expect(rowEn([{ do: 'tide', die: 3, to: 2 }, give(3, 'darkhouse'), take], view)).toBe(
    'Tide: turn the 3 to 2, Darkhouse 3 · Phantom 2 · Nautilion 2: take the 4',
  );
  // D1: in the first of two rounds a Nautilion stuck on a reef gets none.
  expect(rowEn([give(2, 'darkhouse')], { ...view, stuck: true })).toBe('Darkhouse 2 · Phantom 3');
});
