// npx fathom study nautilion single-corrections --games 200 --seed tell
import type { Corrections, Promising } from './told.ts';

/** How what is found with one expansion, or for two without any, is corrected before it is told. */
export const singleCorrections: { readonly [who in Promising]?: Corrections } = {
  'A1 for two': {
    first: { up: 1, down: 0.97, shift: 0.4 },
    second: { up: 1.09, down: 0.98, shift: 0.38 },
  },
  darkhouse: {
    first: { up: 0.81, down: 1.02, shift: 0.4 },
    second: { up: 0.75, down: 1.06, shift: 0.29 },
  },
  heroic: {
    first: { up: 0.9, down: 1.25, shift: 1.2 },
    second: { up: 0.97, down: 1.3, shift: 1.14 },
  },
  mages: {
    first: { up: 1.02, down: 1.18, shift: 0.95 },
    second: { up: 1, down: 1.29, shift: 0.71 },
  },
  mercenaries: {
    first: { up: 1.16, down: 0.92, shift: 1.04 },
    second: { up: 1.2, down: 1.03, shift: 0.95 },
  },
};
