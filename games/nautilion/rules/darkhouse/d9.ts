import { redCard } from './card.ts';

/** D9: no roll; the dice are 2, 3 and 4, and neither Whirlwind nor Tide nor a pair touches them. */
export const d9 = redCard('D9', { dice: 'fixed' });

export const FIXED_DICE: readonly number[] = [2, 3, 4];
