import '../shell/testing/no-browser.ts';
import type { Player } from '@fathom/kernel';
import { expect, test } from 'vitest';
import type { Facts } from '../session/session.ts';
import { challengeOf } from './heading.ts';

const ada: Player = { name: 'Ada', bot: null };
const nobody: Player = { name: '', bot: null };
const murex: Player = { name: 'Murex', bot: 'murex' };

function challenge(players: readonly Player[], ranks: readonly number[], scores?: readonly number[]): string {
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const facts = { players, people } as unknown as Facts;
  return challengeOf(facts, { ranks, ...(scores ? { scores } : {}) }, '13 turns', (seat) => players[seat]?.name ?? '');
}

test('whoever opens a link reads what its sender did, and is asked for better', () => {
  expect(challenge([ada], [1])).toBe('Ada won this sea in 13 turns. Can you?');
  expect(challenge([nobody], [2])).toBe('This sea was lost after 13 turns. Can you do better?');
  expect(challenge([ada, murex], [1, 2], [40, 31])).toBe('Ada won with 40 points. Can you do better?');
});

test('two who won or lost together are both spoken of, a bot beside them is not', () => {
  const tom: Player = { name: 'Tom', bot: null };
  expect(challenge([ada, tom], [1, 1])).toBe('Ada and Tom won this sea in 13 turns. Can you?');
  expect(challenge([ada, murex], [2, 2])).toBe('Ada lost this sea after 13 turns. Can you do better?');
});

test('a sender who lost to a bot is spoken of, not the bot', () => {
  expect(challenge([ada, murex], [2, 1], [31, 57])).toBe('Ada lost to Murex, 31 to 57. Can you do better?');
  expect(challenge([nobody, murex], [2, 1], [31, 57])).toBe('Murex won, 57 to 31. Can you do better?');
});

test('between several people the winner is spoken of', () => {
  expect(challenge([nobody, ada], [2, 1], [31, 57])).toBe('Ada won with 57 points. Can you do better?');
});
