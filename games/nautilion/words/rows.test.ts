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
