import { pathPlace } from '../kinds.ts';
import { ahead, behind, spotOf } from '../path.ts';
import { putInReserve } from '../placing.ts';
import type { Tell } from '../step.ts';
import type { State } from '../types.ts';
import { heroic } from './card.ts';

/** H9: the token the Nautilion ends on and its nearest neighbours all go to the reserve. */
export const h9 = heroic('H9', (state) => {
  state.sweeping = true;
});

/** H9, H9a: neighbours are counted across gaps and figures; an end token is not taken. */
export function sweep(state: State, place: number, tell: Tell): void {
  for (const swept of [behind(state, place, 1), place, ahead(state, place, 1)]) {
    const kind = state.path[swept] ?? 0;
    if (kind === 0) continue;
    state.path[swept] = 0;
    putInReserve(state, kind, pathPlace(spotOf(state, swept)), tell);
  }
}
