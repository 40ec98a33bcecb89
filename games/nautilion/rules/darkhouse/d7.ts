import { redCard } from './card.ts';

/** D7: the Nautilion moves backwards, at most to home. */
export const d7 = redCard('D7', { backwards: true, offOnTurnOne: true, offWhenStuck: true });
