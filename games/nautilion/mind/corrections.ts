import type { Corrections, Promising } from './told.ts';

/** How the values of a net are corrected before they are told; those of the others are told as they are. */
export const corrections: { readonly [who in Promising]?: Corrections } = {
  pair: {
    first: { up: 1.04, down: 0.81, shift: -0.2, fewer: 0.13 },
    second: { up: 1.06, down: 0.82, shift: -0.18, fewer: 0.14 },
  },
};
