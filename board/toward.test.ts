import { describe, expect, test } from 'vitest';
import { type Point, toward } from './toward.ts';

const up: Point = [0, -1];
const down: Point = [0, 1];
const left: Point = [-1, 0];

describe('an arrow goes', () => {
  test('from a die up to the spells, not to the figures that stand beside it, a little taller', () => {
    const pieces: readonly Point[] = [
      [131, 165], // Whirlwind
      [131, 358], // free re-roll
      [390, 630], // another die
      [554, 616], // Darkhouse
    ];
    expect(toward(pieces, [315, 630], up)).toBe(1);
    expect(toward(pieces, [131, 358], up)).toBe(0);
    expect(toward(pieces, [554, 616], left)).toBe(2);
  });

  test('to the next token of a row, also where the row bends', () => {
    expect(
      toward(
        [
          [20, 30],
          [45, 4],
        ],
        [0, 0],
        down,
      ),
    ).toBe(0);
  });

  test('almost sideways where nothing else lies in that direction, and nowhere from itself', () => {
    expect(toward([[200, 4]], [0, 0], down)).toBe(0);
    expect(toward([[0, 0]], [0, 0], down)).toBe(-1);
  });
});
