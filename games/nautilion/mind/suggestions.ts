import { EXPANSIONS, LEVELS, nautilion, type Options } from '@fathom/nautilion/rules';

/**
 * Whole choices of options, besides what the rules give. With all five expansions the gentlest the booklet has is still hard: only where every
 * spell costs one token does the navigator win about every other game.
 */
const made = {
  first: { reserve: 6 },
  mages: { reserve: 6, expansions: ['mages'] },
  fair: { board: 'B1' },
  stormy: { reserve: 5, expansions: ['reefs', 'darkhouse'] },
  fairFive: {
    reserve: 5,
    expansions: EXPANSIONS,
    darkhouse: LEVELS[0],
    spellCosts: { whirlwind: 1, tide: 1, translation: 1 },
  },
  printed: { expansions: EXPANSIONS },
} as const satisfies { readonly [suggestion: string]: Partial<Options> };

export type Suggestion = keyof typeof made;

export const suggestions = Object.keys(made) as readonly Suggestion[];

export const suggested = (suggestion: Suggestion): Options => ({
  ...nautilion.options.defaults,
  ...made[suggestion],
});
