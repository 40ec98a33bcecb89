/**
 * Merchants bring pearls.
 *
 * Ship Master: `explored` in explore.ts. Shareholder: `join` in recruit.ts. Landlord's pearl of each turn: turn.ts.
 */

import type { EarnedFor } from '../events.ts';
import { discardCard, kindsIn } from '../hands.ts';
import { each, SLAVE } from '../notation.ts';
import { earn } from '../purse.ts';
import { playerOf } from '../state.ts';
import type { Arrival } from './arrival.ts';
import type { TurnPower } from './turn-power.ts';

const brings =
  (pearls: number, why: EarnedFor): Arrival =>
  (state, seat, tell) =>
    earn(state, seat, pearls, why, tell);

export const traderArrives = brings(3, 'trader');
export const peddlerArrives = brings(2, 'peddler');
export const shopkeeperArrives = brings(1, 'shopkeeper');
export const inheritorArrives = brings(5, 'inheritor');
/** W1: however it arrives, but not when it is freed. */
export const landlordArrives = brings(1, 'landlord');

/** Slaver: discard an ally from hand for two pearls. */
export const slaver: TurnPower = {
  moves: (state, seat) => each(SLAVE, kindsIn(playerOf(state, seat))),
  use(state, seat, card, tell) {
    discardCard(state, seat, card, 'slaver', tell);
    earn(state, seat, 2, 'slaver', tell);
  },
};
