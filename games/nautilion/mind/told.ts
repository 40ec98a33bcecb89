import { EXPANSIONS, type Options } from '@fathom/nautilion/rules';
import { corrections } from './corrections.ts';
import { netFor } from './nets/index.ts';

/**
 * How a value becomes the chance told, so that of all games promised so much about as many are won: beta calibration. The logarithm of the odds
 * is `up` × ln(value) − `down` × ln(1 − value) + `shift`, and `pair` more for two players, and `fewer` more for every expansion left out.
 * Neither `up` nor `down` is negative, so the better of two values stays the better.
 */
export interface Correction {
  readonly up: number;
  readonly down: number;
  readonly shift: number;
  readonly pair: number;
  readonly fewer: number;
}

/** Of values where rows end, and of those looked at further. */
export interface Corrections {
  readonly first: Correction;
  readonly second: Correction;
}

/** What the weights of a correction are multiplied with, in their order. */
export const partsOf = (value: number, seats: number, expansions: number): readonly number[] => [
  Math.log(value),
  -Math.log1p(-value),
  1,
  seats === 2 ? 1 : 0,
  EXPANSIONS.length - expansions,
];

/** The chance to tell of a value found in the game these options make, looked at further or not. */
export function chanceTold(value: number, seats: number, options: Options, isLookedAt: boolean): number {
  const correction = corrections[netFor(options)]?.[isLookedAt ? 'second' : 'first'];
  // What is won or lost needs no judgement.
  if (correction === undefined || value <= 0 || value >= 1) return value;
  const { up, down, shift, pair, fewer } = correction;
  const parts = partsOf(value, seats, options.expansions.length);
  const odds = [up, down, shift, pair, fewer].reduce((sum, weight, i) => sum + weight * (parts[i] ?? 0), 0);
  return 1 / (1 + Math.exp(-odds));
}
