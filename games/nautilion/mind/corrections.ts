import type { Corrections, Promising } from './told.ts';

/** How the values of a net are corrected before they are told; those of the others are told as they are. */
export const corrections: { readonly [who in Promising]?: Corrections } = {
  darkhouse: {
    first: { up: 1.2, down: 1.36, shift: 0.03, fewer: 0.1 },
    second: { up: 1.2, down: 1.37, shift: 0.01, fewer: 0.05 },
  },
  heroic: {
    first: { up: 0.83, down: 0.67, shift: 0.1, fewer: 0.39 },
    second: { up: 0.85, down: 0.69, shift: 0.09, fewer: 0.38 },
  },
  mages: {
    first: { up: 1.02, down: 1.2, shift: 0.03, fewer: 0.13 },
    second: { up: 1.02, down: 1.26, shift: 0.02, fewer: 0.09 },
  },
  mercenaries: {
    first: { up: 0.87, down: 1.02, shift: 0.09, fewer: 0.37 },
    second: { up: 0.86, down: 1.03, shift: 0.08, fewer: 0.34 },
  },
  pair: {
    first: { up: 0.92, down: 0.74, shift: -0.39, fewer: 0 },
    second: { up: 0.93, down: 0.77, shift: -0.38, fewer: 0 },
  },
  reefs: {
    first: { up: 0.98, down: 1.22, shift: 0.1, fewer: 0.4 },
    second: { up: 0.99, down: 1.21, shift: 0.09, fewer: 0.36 },
  },
  together: {
    first: { up: 0.95, down: 0.62, shift: -0.07, fewer: 0.21 },
    second: { up: 0.99, down: 0.61, shift: -0.01, fewer: 0.2 },
  },
};
