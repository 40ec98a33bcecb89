import { expect, it } from 'vitest';
import { subject } from '../../games/toy/rules/conform.ts';
import { type State, toy, type View } from '../../games/toy/rules/index.ts';
import type { Random, Watcher } from '../contract.ts';
import { quickRandom } from '../random.ts';
import { imagineRange } from './imagine-laws.ts';

/** A sea of pearls: far more arrangements than can be listed. */
function wide(): State {
  const options = { rounds: 6, hold: 4, reef: { white: 12, pink: 12, black: 12 } };
  const hands = [
    { white: 2, pink: 1, black: 1 },
    { white: 1, pink: 2, black: 1 },
    { white: 1, pink: 1, black: 2 },
  ];
  return { ...toy.setup(3, options), reef: { white: 8, pink: 8, black: 8 }, hands };
}

function finding(imagine: typeof toy.imagine): unknown {
  const game = { ...toy, imagine };
  const configuration = { seats: 3, options: wide().options };
  const playout = { subject, game, configuration, watchers: [null, 0, 1, 2], log: [], finished: false };
  const position = { playout, state: wide(), ply: 0, actor: 'chance' as const, moves: toy.moves(wide()) };
  const random = quickRandom('wide');
  return Array.from({ length: 8 }, () => imagineRange.position?.(position, random)).find((found) => found !== null);
}

it('where arrangements are too many to list, each hidden exchange must still be imagined', () => {
  expect(finding(toy.imagine)).toBeUndefined();
  const first: Random = { below: () => 0 };
  const dull = (view: View, watcher: Watcher) => toy.imagine(view, watcher, first);
  expect(finding(dull)).toMatch(/never imagines (pink|black) in hand:\d/);
});
