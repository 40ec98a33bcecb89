import '../shell/testing/no-browser.ts';
import type { Player } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { poster } from '../words/poster.ts';
import { posterTitle } from './poster-title.ts';

const ada: Player = { name: 'Ada', bot: null };
const nobody: Player = { name: '', bot: null };
const murex: Player = { name: 'Murex', bot: 'murex' };

function title(players: readonly Player[], ranks: readonly number[], scores?: readonly number[]): string {
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const name = (seat: number) => players[seat]?.name || `Player ${seat + 1}`;
  return posterTitle({ players, people }, { ranks, ...(scores ? { scores } : {}) }, '13 turns', name);
}

test('whoever gets the picture reads who won, and is never told that it was them', () => {
  expect(title([ada], [1])).toBe('Ada won in 13 turns');
  expect(title([ada], [2])).toBe('Ada lost after 13 turns');
  expect(title([ada, { ...ada, name: 'Ben' }], [1, 1])).toBe('Ada and Ben won in 13 turns');
  expect(title([ada, murex], [1, 2], [40, 31])).toBe('Ada won with 40 points');
  expect(title([ada, murex], [2, 1], [31, 57])).toBe('Murex won with 57 points');
});

test('who has given no name is not called by one', () => {
  expect(title([nobody], [1])).toBe('Won in 13 turns');
  expect(title([nobody], [2])).toBe('Lost after 13 turns');
  expect(title([nobody, murex], [1, 2], [40, 31])).toBe('Won with 40 points');
});

test('several winners are all spoken of', () => {
  expect(title([nobody, murex], [1, 1], [40, 40])).toBe('Player 1 and Murex won with 40 points');
});

test('French agrees with how many there are', () => {
  expect(poster.fr.won(['Ada'], '13 tours')).toBe('Ada a gagné en 13 tours');
  expect(poster.fr.lost(['Ada', 'Ben'], '13 tours')).toBe('Ada et Ben ont perdu après 13 tours');
  expect(poster.fr.wonWith([], '40 points')).toBe('Partie gagnée avec 40\u00a0points');
});
