import { putIn, reefKind, tokenOf } from '../kinds.ts';
import { spotOf } from '../path.ts';
import type { CrewNumber, State } from '../types.ts';
import { heroic } from './card.ts';

/** H12: paid with 3, 6 or 9, all reefs of that number on the path leave the game. */
export const h12 = heroic(
  'H12',
  (state, paid, tell) => {
    if (!acts(state, paid)) return;
    const kind = reefKind(paid);
    const shifts = [];
    let count = 0;
    for (let place = 0; place < state.reefs.length; place++) {
      if (state.reefs[place] !== paid) continue;
      state.reefs[place] = 0;
      putIn(state.bag, kind);
      count++;
      if (tell) shifts.push({ piece: tokenOf(kind), from: `reef:${spotOf(state, place)}`, to: 'bag' });
    }
    if (tell) tell({ kind: 'reefs-removed', reef: paid, count, shifts });
  },
  { acts },
);

function acts(state: State, paid: CrewNumber): boolean {
  return state.reefs.includes(paid);
}
