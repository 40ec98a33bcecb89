import { EXPANSIONS, type Options } from '@fathom/nautilion/rules';
import { corrections } from './corrections.ts';
import { type NetId, netFor } from './nets/index.ts';

/**
 * How a value becomes the chance told, so that of all games promised so much about as many are won: beta calibration. The logarithm of the odds
 * is `up` × ln(value) − `down` × ln(1 − value) + `shift`, and `fewer` more for every expansion left out. Neither `up` nor `down` is negative, so the
 * better of two values stays the better.
 */
export interface Correction {
  readonly up: number;
  readonly down: number;
  readonly shift: number;
  readonly fewer: number;
}

/** Of values where rows end, and of those looked at further. */
export interface Corrections {
  readonly first: Correction;
  readonly second: Correction;
}

/** Whose values are corrected alike: those of a net, for one and for two. */
export type Promising = NetId | `${NetId} for two`;

/** Who promises in the game these options make. */
export function promisingIn(options: Options, seats: number): Promising {
  const net = netFor(options, seats);
  // A net that only two play by means two anyway.
  return seats === 1 || net !== netFor(options, 1) ? net : `${net} for two`;
}

/** What the weights of a correction are multiplied with, in their order. */
export const partsOf = (value: number, expansions: number): readonly number[] => [
  Math.log(value),
  -Math.log1p(-value),
  1,
  EXPANSIONS.length - expansions,
];

/** What a correction makes of a value. */
export function corrected(value: number, expansions: number, { up, down, shift, fewer }: Correction): number {
  // What is won or lost needs no judgement.
  if (value <= 0 || value >= 1) return value;
  const parts = partsOf(value, expansions);
  const odds = [up, down, shift, fewer].reduce((sum, weight, i) => sum + weight * (parts[i] ?? 0), 0);
  return 1 / (1 + Math.exp(-odds));
}

/** The chance to tell of a value found in the game these options make, looked at further or not. */
export function chanceTold(value: number, seats: number, options: Options, isLookedAt: boolean): number {
  const correction = corrections[promisingIn(options, seats)]?.[isLookedAt ? 'second' : 'first'];
  return correction === undefined ? value : corrected(value, options.expansions.length, correction);
}
