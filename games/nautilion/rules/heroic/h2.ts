import { heroic } from './card.ts';

/** H2 (house card): the Phantom does not move this turn. */
export const h2 = heroic('H2', (state) => {
  state.still = true;
});
