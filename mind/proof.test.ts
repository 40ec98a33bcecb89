import type { AnyGame } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { foundBy } from './proof.ts';
import { gradeOf } from './puzzle.ts';
import type { AnyMind } from './thought.ts';

/** A game in which a turn is one move, and where it leads is the move. */
const game = {
  imagine: () => ({ played: '' }),
  play: (state: { played: string }, move: string) => {
    state.played = move;
  },
  view: ({ played }: { played: string }) => played,
} as unknown as AnyGame;

/** Levels that see two turns, `right` and `wrong`, each as far apart as its name says. */
const mindOf = (...gaps: readonly number[]): AnyMind =>
  ({
    levels: [...gaps, 'strongest'].map((id) => ({ id: String(id), nodes: 1, milliseconds: 1 })),
    *think(_view: unknown, _seat: number, level: string) {
      const chance = 0.5 + Number(level);
      const ideas = [
        { moves: ['right'], chance },
        { moves: ['wrong'], chance: 0.5 },
      ].sort((a, b) => b.chance - a.chance);
      return { ideas, nodes: 1 };
    },
  }) as unknown as AnyMind;

test('what a level sees clearly it finds nearly always, what it hardly prefers every other time, and what it misses hardly ever', () => {
  const [clearly = 0, hardly = 0, missed = 0] = foundBy(game, mindOf(0.2, 0, -0.2), 'view', 0, [['right']], 'seed');
  expect(clearly).toBeGreaterThan(95);
  expect(hardly).toBeGreaterThan(35);
  expect(hardly).toBeLessThan(65);
  expect(missed).toBeLessThan(5);
});

test('the same seed gives the same answer, and the strongest is not asked', () => {
  const ask = () => foundBy(game, mindOf(0.03, 0.01), 'view', 0, [['right']], 'seed');
  expect(ask()).toEqual(ask());
  expect(ask()).toHaveLength(2);
});

test('a puzzle is rated by how often the middle level finds it', () => {
  expect(gradeOf({ found: [0, 0, 60, 100] })).toBe('easy');
  expect(gradeOf({ found: [90, 90, 59, 100] })).toBe('tricky');
  expect(gradeOf({ found: [90, 90, 20, 100] })).toBe('tricky');
  expect(gradeOf({ found: [90, 90, 19, 100] })).toBe('deep');
});
