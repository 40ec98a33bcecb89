import { redCard } from './card.ts';

/** D8: choose a figure, roll a die for it, then roll two for the others. */
export const d8 = redCard('D8', { dice: 'figure-first', offWhenStuck: true });
