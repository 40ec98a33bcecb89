import { heroic } from './card.ts';

/** H1, H1a: this turn and the next, the Darkhouse costs nothing. */
export const h1 = heroic('H1', (state) => {
  state.calm = 2;
});
