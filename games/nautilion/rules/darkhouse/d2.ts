import { redCard } from './card.ts';

/** D2: dice are rolled one at a time, each given before the next. */
export const d2 = redCard('D2', { dice: 'one-by-one' });
