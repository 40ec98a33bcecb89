import { at } from '@fathom/kernel';
import { add, colours, PLACES, tokens, total } from './cards.ts';
import type { Tell } from './events.ts';
import { PLACE, tokenFor } from './frames.ts';
import { places } from './places.ts';
import { NONE, type State } from './state.ts';

/**
 * S3, R6, R10: fills the next empty place of the camp, green to orange, and is done when none is left. With fewer tokens than places
 * chance names the place too.
 */
export function fillCamp(state: State, tell: Tell): void {
  const left = total(state.supply);
  const empty = PLACES - tokensInCamp(state);
  if (left === 0 || empty === 0) state.stack.pop();
  else if (left < empty) state.stack.push(PLACE);
  else drawToken(state, state.camp.indexOf(NONE), left, tell);
}

/** With so many left in the supply: what its only kind is needs no chance, everybody can tell. */
export function drawToken(state: State, place: number, left: number, tell: Tell): void {
  const only = state.supply.indexOf(left);
  if (only === NONE) state.stack.push(tokenFor(place));
  else putToken(state, place, only, tell);
}

export function tokensInCamp(state: State): number {
  let count = 0;
  for (let place = 0; place < PLACES; place++) if (state.camp[place] !== NONE) count++;
  return count;
}

export function putToken(state: State, place: number, token: number, tell: Tell): void {
  add(state.supply, token, -1);
  state.camp[place] = token;
  if (tell) {
    const name = at(tokens, token);
    const shifts = [{ piece: name, from: places.supply, to: places.camp(place) }];
    tell({ kind: 'camp', place: at(colours, place), token: name, refill: state.round > 0, shifts });
  }
}
