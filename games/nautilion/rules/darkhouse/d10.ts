import { blueCard } from './card.ts';

/** D10: only a 4 costs a token. */
export const d10 = blueCard('D10', { demands: (die) => (die === 4 ? 1 : 0) });
