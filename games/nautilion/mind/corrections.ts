import type { NetId } from './nets/index.ts';
import type { Corrections } from './told.ts';

/** How the values of a net are corrected before they are told; those of the others are told as they are. */
export const corrections: { readonly [net in NetId]?: Corrections } = {
  pair: {
    first: { up: 1.08, down: 0.61, shift: -0.63, fewer: 0.28 },
    second: { up: 1.11, down: 0.63, shift: -0.61, fewer: 0.27 },
  },
};
