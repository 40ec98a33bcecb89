import { collide } from './collision.ts';
import { inForce } from './darkhouse/index.ts';
import { isHeld } from './dice.ts';
import { arrive } from './ending.ts';
import { sweep } from './heroic/h9.ts';
import { NAUTILION } from './kinds.ts';
import { givePhantom, moveFigure } from './moving.ts';
import { ahead, behind, collides } from './path.ts';
import { takeFromPath } from './placing.ts';
import { gainReef } from './reefs.ts';
import { happening } from './step.ts';

/** Phase 5, T7: the Nautilion moves toward the Abyss (D7: backwards) and takes what it ends on (D6: the Phantom does). */
export const nautilion = happening((state, tell) => {
  if (isHeld(state)) {
    if (tell) tell({ kind: 'held', figure: 'nautilion' });
    gainReef(state, tell);
    return;
  }
  const die = state.given[NAUTILION];
  const { backwards, exchanges } = inForce(state);
  if (!backwards && collides(state, die)) return collide(state, 'nautilion', die, tell);
  const place = backwards ? behind(state, state.nautilion, die) : ahead(state, state.nautilion, die);
  moveFigure(state, 'nautilion', die, backwards, place, tell);
  if (place === state.path.length - 1) return arrive(state, tell);
  if (state.path[place] === 0) return;
  if (state.sweeping) sweep(state, place, tell);
  else if (exchanges) givePhantom(state, place, tell);
  else takeFromPath(state, place, 'T7', tell);
});
