import { redCard } from './card.ts';

/** D1: phases 2 to 5 are played twice with the same dice. Stuck on a reef, three dice are rolled: two are given, then all three. */
export const d1 = redCard('D1', { rounds: 2, diceWhenStuck: 3 });
