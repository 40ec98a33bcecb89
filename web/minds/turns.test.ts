import type { Json } from '@fathom/kernel';
import type { Analysis, Judged } from '@fathom/mind';
import { describe, expect, it } from 'vitest';
import type { ReplayStep } from '../session/story.ts';
import { chaptersOf } from '../session/story.ts';
import { chancesOf, curveOf, judgeTurns, turningPoints } from './turns.ts';

type By = Judged<Json>['by'];

/** A game of these moves, by whom, with what each did to the chance of seat 0 and what would have been better. */
function judged(list: readonly (readonly [by: By, change: number, best?: readonly Json[]])[]): Analysis<Json> {
  let before = 0.5;
  const moves = list.map(([by, change, best], at): Judged<Json> => {
    const one = {
      at,
      by,
      move: `m${at}`,
      before,
      after: before + change,
      light: 0,
      best: best ?? null,
      ...(best ? { reasons: [{ of: best[0] }] } : {}),
    };
    before += change;
    return one;
  });
  return { seat: 0, start: 0.5, payoff: before, luck: 0, others: 0, light: 0, given: 0, moves, costliest: [] };
}

const step = (from: number, to: number, by: ReplayStep['by'], turn: number): ReplayStep => ({
  from,
  to,
  by,
  turn,
  mover: by,
  beats: [],
});

/** Turn 1: two decisions, a draw, one decision more. Turn 2: one of somebody else. Turn 3: one decision. */
const analysis = judged([
  ['chance', 0.1],
  [0, 0],
  [0, -0.04, ['better']],
  ['chance', 0.02],
  [0, -0.02, ['other']],
  [1, -0.2],
  [0, -0.01, ['third']],
]);
const steps = [
  step(0, 1, null, 0),
  step(1, 2, 0, 1),
  step(2, 4, 0, 1),
  step(4, 5, 0, 1),
  step(5, 6, 1, 2),
  step(6, 7, 0, 3),
];

describe('a game judged', () => {
  const chapters = chaptersOf(steps);

  it('is judged by turns, the costliest first, with what was decided in a row and what would have been better', () => {
    const turns = judgeTurns(analysis, steps, chapters);
    expect(turns.map(({ chapter, count }) => [chapter, count])).toEqual([
      [1, 1],
      [3, 6],
    ]);
    expect(turns[0]?.cost).toBeCloseTo(6);
    expect(turns[0]?.played).toEqual(['m1', 'm2']);
    expect(turns[0]?.better).toEqual(['m1', 'better']);
    expect(turns[1]?.better).toEqual(['third']);
    expect(turns.slice(0, 2).map(({ reasons }) => reasons)).toEqual([[{ of: 'better' }], [{ of: 'third' }]]);
  });

  it('has at most one row for a turn, and none for a turn that cost nothing', () => {
    const turns = judgeTurns(analysis, steps, chapters);
    expect(new Set(turns.map(({ chapter }) => chapter)).size).toBe(turns.length);
    expect(judgeTurns(judged([[0, 0]]), [step(0, 0, null, 0), step(0, 1, 0, 1)], chaptersOf([]))).toEqual([]);
  });

  it('has a chance after every step, and turns where that changed much', () => {
    const curve = curveOf(chancesOf(analysis), steps);
    expect(curve.map(Math.round)).toEqual([60, 60, 58, 56, 36, 35]);
    expect(turningPoints(curve, chapters).map(({ chapter, change }) => [chapter, Math.round(change)])).toEqual([
      [2, -20],
    ]);
  });
});
