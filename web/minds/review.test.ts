import type { Json } from '@fathom/kernel';
import type { Analysis, Judged } from '@fathom/mind';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf } from './review.ts';

/** A game of these steps, each with what it did to the chance of seat 0. */
function played(
  start: number,
  steps: readonly (readonly [by: Judged<Json>['by'], change: number, light: number])[],
): Analysis<Json> {
  let before = start;
  const sums = { luck: 0, others: 0, light: 0, given: 0 };
  const moves = steps.map(([by, change, light], at): Judged<Json> => {
    const judged = { at, by, move: null, before, after: before + change + light, light, best: null };
    before += change + light;
    sums.light += light;
    if (by === 'chance') sums.luck += change;
    else if (by === 0) sums.given -= change;
    else sums.others += change;
    return judged;
  });
  return { seat: 0, start, payoff: before, ...sums, moves, costliest: [] };
}

describe('a game looked back on', () => {
  it('balances exactly as it is written, to a tenth of a point, and close to the truth', () => {
    const change = fc.double({ min: -0.2, max: 0.2, noNaN: true });
    const step = fc.tuple(fc.constantFrom('chance' as const, 0, 1), change, change);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.array(step, { maxLength: 30 }), (start, steps) => {
        const game = played(
          start,
          steps.map(([by, one, light]) => [by, by === 0 ? -Math.abs(one) : one, light] as const),
        );
        const balance = balanceOf(game);
        const tenth = (points: number) => Math.round(10 * points) + 0;
        for (const points of Object.values(balance)) expect(Math.abs(10 * points - tenth(points))).toBeLessThan(1e-6);
        expect(tenth(balance.payoff) - tenth(balance.start)).toBe(
          tenth(balance.luck) + tenth(balance.others) + tenth(balance.light) - tenth(balance.given),
        );
        expect(balance.given).toBeGreaterThanOrEqual(0);
        for (const part of ['luck', 'others', 'light', 'given'] as const)
          expect(Math.abs(balance[part] - 100 * game[part])).toBeLessThan(0.31);
      }),
    );
  });
});
