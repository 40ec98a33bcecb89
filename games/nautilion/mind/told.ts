import { EXPANSIONS, type Expansion, type Options } from '@fathom/nautilion/rules';
import { corrections } from './corrections.ts';
import { type NetId, netFor } from './nets/index.ts';
import { singleCorrections } from './single-corrections.ts';

/**
 * How a value becomes the chance told, so that of all games promised so much about as many are won: beta calibration. The logarithm of the odds
 * is `up` × ln(value) − `down` × ln(1 − value) + `shift`, and so much more for each expansion left out of all five. Neither `up` nor `down` is negative,
 * so the better of two values stays the better.
 */
export interface Correction {
  readonly up: number;
  readonly down: number;
  readonly shift: number;
  readonly without?: { readonly [expansion in Expansion]?: number };
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

/** What the weights of a correction are multiplied with: `up`, `down`, `shift`, and each expansion in its order. */
export const partsOf = (value: number, expansions: readonly Expansion[]): readonly number[] => [
  Math.log(value),
  -Math.log1p(-value),
  1,
  ...EXPANSIONS.map((one) => (expansions.includes(one) ? 0 : 1)),
];

/** What a correction makes of a value in a game with these expansions. */
export function corrected(
  value: number,
  expansions: readonly Expansion[],
  { up, down, shift, without = {} }: Correction,
): number {
  // What is won or lost needs no judgement.
  if (value <= 0 || value >= 1) return value;
  const weights = [up, down, shift, ...EXPANSIONS.map((one) => without[one] ?? 0)];
  const odds = partsOf(value, expansions).reduce((sum, part, i) => sum + part * (weights[i] ?? 0), 0);
  return 1 / (1 + Math.exp(-odds));
}

/** The chance to tell of a value found in the game these options make, looked at further or not. */
export function chanceTold(value: number, seats: number, options: Options, isLookedAt: boolean): number {
  const who = promisingIn(options, seats);
  const correction = (corrections[who] ?? singleCorrections[who])?.[isLookedAt ? 'second' : 'first'];
  return correction === undefined ? value : corrected(value, options.expansions, correction);
}
