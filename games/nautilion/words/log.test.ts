import { at } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { event as en } from './log-en.ts';
import { event as fr } from './log-fr.ts';

const english = (seat: number) => at(['You', 'Inés'], seat);
const french = (seat: number) => at(['Vous', 'Inés'], seat);
const paid = { kind: 'paid', token: 'blank', purpose: 'tide', shifts: [] } as const;

test('what a partner did is told of them by name, what you did of you', () => {
  expect(en(paid, english, 1)).toBe('Inés paid a blank token for Tide.');
  expect(en(paid, english, 0)).toBe('You paid a blank token for Tide.');
  expect(en(paid, english)).toBe('You paid a blank token for Tide.');
  expect(fr(paid, french, 1)).toMatch(/^Inés a payé /);
  expect(fr(paid, french, 0)).toMatch(/^Vous avez payé /);
});

test('a roll is told of whoever rolled', () => {
  const rolled = { kind: 'rolled', face: 3, dice: [1, 1, 3], more: 0 } as const;
  expect(en(rolled, english, 1)).toBe('Inés rolled 1, 1, 3.');
  expect(fr(rolled, french, 1)).toBe('Inés obtient 1, 1 et 3.');
});

test('who begins is told of who begins, whoever decided it', () => {
  const starter = { kind: 'starter', seat: 0 } as const;
  expect(en(starter, english, 1)).toBe('You begin.');
  expect(fr(starter, french, 1)).toBe('Vous commencez.');
});

test('whoever arrives is told of once: by how the game ended', () => {
  const moved = { kind: 'moved', die: 3, from: 30, to: 37, backwards: false } as const;
  for (const [figure, end] of [
    ['nautilion', 'abyss'],
    ['phantom', 'home'],
  ] as const) {
    const arrived = { ...moved, figure, end } as unknown as Parameters<typeof en>[0];
    expect(en(arrived, english, 0)).toBe(null);
    expect(fr(arrived, french, 0)).toBe(null);
  }
  const over = { kind: 'over', why: 'abyss-without-crew' } as unknown as Parameters<typeof en>[0];
  expect(en(over, english, 1)).toBe('Inés reached the Abyss before all nine crew were aboard.');
});
