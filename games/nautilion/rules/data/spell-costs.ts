import type { SpellCosts } from '../types.ts';

/** T1, house data: how many reserve tokens each spell costs. */
export const SPELL_COSTS: SpellCosts = { whirlwind: 1, tide: 2, translation: 2 };
