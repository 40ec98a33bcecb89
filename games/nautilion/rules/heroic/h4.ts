import { heroic } from './card.ts';

/** H4: the Phantom moves backwards this turn, at most to the Abyss. */
export const h4 = heroic('H4', (state) => {
  state.reversed = true;
});
