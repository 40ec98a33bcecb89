import { redCard } from './card.ts';

/** D6: the token the Phantom ends on is yours, the one you end on goes to the Phantom. */
export const d6 = redCard('D6', { exchanges: true, offWhenStuck: true });
