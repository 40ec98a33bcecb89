import { COSTLY, redCard } from './card.ts';

/** D4: a 3 or 4 costs two tokens. */
export const d4 = redCard('D4', { demands: (die) => (die >= COSTLY ? 2 : 0) });
