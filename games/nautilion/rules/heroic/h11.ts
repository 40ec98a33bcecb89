import { MERCENARY, putIn, tokenOf } from '../kinds.ts';
import type { CrewNumber, State } from '../types.ts';
import { heroic } from './card.ts';

/** H11, H11a: paid with 2, 5 or 8, a mercenary leaves the Phantom's board, if there is one. */
export const h11 = heroic(
  'H11',
  (state, paid, tell) => {
    if (!acts(state, paid)) return;
    state.hold.splice(state.hold.indexOf(MERCENARY), 1);
    putIn(state.discard, MERCENARY);
    if (tell) {
      tell({ kind: 'mercenary-gone', shifts: [{ piece: tokenOf(MERCENARY), from: 'hold', to: 'discard' }] });
    }
  },
  { acts },
);

function acts(state: State, paid: CrewNumber): boolean {
  return (paid === 2 || paid === 5 || paid === 8) && state.hold.includes(MERCENARY);
}
