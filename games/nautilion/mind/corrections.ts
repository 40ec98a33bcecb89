import type { NetId } from './nets/index.ts';
import type { Corrections } from './told.ts';

/**
 * Where several expansions meet, whoever plays alone wins more often than the net thinks: it learned from a player who looks less far. How much was
 * learned from 700 games with two expansions and checked on others: see docs/minds.md.
 */
const ALONE = { up: 1, down: 1, shift: 0.5, pair: -0.5, fewer: 0 };

/** How the values of a net are corrected before they are told; those of the others are told as they are. */
export const corrections: { readonly [net in NetId]?: Corrections } = {
  expansions: { first: ALONE, second: ALONE },
};
