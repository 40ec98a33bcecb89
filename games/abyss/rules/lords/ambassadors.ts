/** Ambassadors bring a location and go under it (W7). With a short pile they draw what is there; with none they stay free (W13). */
import { ELDER, HERMIT, type Lord, SAGE } from '../box/lords.ts';
import { survey } from '../locations.ts';
import { type Arrival, noEffect } from './arrival.ts';

const draws =
  (count: number, ambassador: Lord): Arrival =>
  (state, seat, tell) => {
    const there = Math.min(count, state.locationPile.length);
    if (there > 0) survey(state, there, ambassador, tell);
    else noEffect(seat, ambassador, tell);
  };

export const sageArrives = draws(2, SAGE);
export const hermitArrives = draws(1, HERMIT);
export const elderArrives = draws(3, ELDER);
