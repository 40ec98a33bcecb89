// npx fathom study nautilion corrections --games 1863 --seed spring
import type { Corrections, Promising } from './told.ts';

/** How the values of a net are corrected before they are told; those of the others are told as they are. */
export const corrections: { readonly [who in Promising]?: Corrections } = {
  darkhouse: {
    first: { up: 1.02, down: 1.3, shift: 0.15 },
    second: { up: 1.09, down: 1.27, shift: 0.04 },
  },
  heroic: {
    first: { up: 0.54, down: 1.32, shift: 0.88 },
    second: { up: 0.61, down: 1.32, shift: 0.81 },
  },
  mages: {
    first: { up: 0.78, down: 1.32, shift: 0.3 },
    second: { up: 0.82, down: 1.33, shift: 0.2 },
  },
  mercenaries: {
    first: { up: 0.62, down: 1.19, shift: 0.85 },
    second: { up: 0.63, down: 1.21, shift: 0.73 },
  },
  pair: {
    first: {
      up: 0.95,
      down: 0.6,
      shift: -0.58,
      without: { mages: 0.98, mercenaries: 0.19, reefs: -0.06, darkhouse: 0.04, heroic: 0.92 },
    },
    second: {
      up: 0.94,
      down: 0.62,
      shift: -0.58,
      without: { mages: 0.97, mercenaries: 0.17, reefs: -0.09, darkhouse: 0.08, heroic: 0.92 },
    },
  },
  reefs: {
    first: { up: 0.93, down: 1.63, shift: 0.33 },
    second: { up: 0.94, down: 1.59, shift: 0.28 },
  },
  together: {
    first: {
      up: 0.94,
      down: 0.61,
      shift: -0.18,
      without: { mages: 0.33, mercenaries: 1.07, reefs: 0.41, darkhouse: 0.02, heroic: 0.22 },
    },
    second: {
      up: 0.97,
      down: 0.62,
      shift: -0.14,
      without: { mages: 0.35, mercenaries: 0.99, reefs: 0.42, darkhouse: 0.04, heroic: 0.22 },
    },
  },
};
