import { redCard } from './card.ts';

/** D5: a 2 given to the Darkhouse is rolled again, and then counts as usual. */
export const d5 = redCard('D5', { rerolls: 2 });
