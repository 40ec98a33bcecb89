import { expect, test } from 'vitest';
import { scoresBy } from './ranks.ts';

test('points are told by seat, or, where it is said whose they are, the most first', () => {
  expect(scoresBy([11, -3, 41])).toEqual(['11', '−3', '41']);
  const names = ['you', 'Murex', 'Lilo'];
  expect(scoresBy([11, -3, 41], (seat, score) => `${names[seat]} ${score}`)).toEqual(['Lilo 41', 'you 11', 'Murex −3']);
});
