// npx fathom study nautilion corrections --games 810 --seed spring
import type { Corrections, Promising } from './told.ts';

/** How what is found with several expansions is corrected before it is told. */
export const corrections: { readonly [who in Promising]?: Corrections } = {
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
