import { collide } from './collision.ts';
import { inForce } from './darkhouse/index.ts';
import { end } from './ending.ts';
import { PHANTOM } from './kinds.ts';
import { givePhantom, moveFigure, sinkReef } from './moving.ts';
import { ahead, behind, collides } from './path.ts';
import { takeFromPath } from './placing.ts';
import { happening } from './step.ts';

/** Phase 4, T6: the Phantom moves toward home (H4: backwards; H2: not at all) and discards what it ends on (D6: it is yours). */
export const phantom = happening((state, tell) => {
  if (state.still) {
    if (tell) tell({ kind: 'held', figure: 'phantom' });
    return;
  }
  const die = state.given[PHANTOM];
  if (!state.reversed && collides(state, die)) return collide(state, 'phantom', die, tell);
  const place = state.reversed ? ahead(state, state.phantom, die) : behind(state, state.phantom, die);
  moveFigure(state, 'phantom', die, state.reversed, place, tell);
  if (place === 0) return end(state, 'phantom-home', tell);
  if (state.path[place] === 0) return;
  if (inForce(state).exchanges) return takeFromPath(state, place, 'D6', tell);
  givePhantom(state, place, tell);
  if (state.charter.reefs && state.reefs[place] !== 0) sinkReef(state, place, tell);
});
