import { colours, PLACES, tokens, total } from './cards.ts';
import type { Listener } from './events.ts';
import { places } from './places.ts';
import { turnFirstTops } from './stacks.ts';
import { NONE, type State } from './state.ts';
import { askClosing } from './storing.ts';

/**
 * S3, R6, R10: fills the empty places of the camp, green to orange, until chance has to say something. With fewer tokens than
 * places chance names the place too. What the supply's only kind is needs no chance: everybody can tell.
 */
export function fillCamp(state: State, tell: Listener): void {
  for (;;) {
    const left = total(state.supply);
    const empty = PLACES - tokensInCamp(state);
    if (left === 0 || empty === 0) break;
    if (state.place === NONE) {
      if (left < empty) {
        state.phase = 'place';
        return;
      }
      state.place = state.camp.indexOf(NONE);
    }
    const only = state.supply.indexOf(left);
    if (only === NONE) {
      state.phase = 'token';
      return;
    }
    putToken(state, only, tell);
  }
  if (state.round === 0) turnFirstTops(state, tell);
  else askClosing(state, tell);
}

export function tokensInCamp(state: State): number {
  let count = 0;
  for (let place = 0; place < PLACES; place++) if (state.camp[place] !== NONE) count++;
  return count;
}

export function putToken(state: State, token: number, tell: Listener): void {
  const { place } = state;
  state.supply[token]--;
  state.camp[place] = token;
  state.place = NONE;
  if (tell) {
    const shifts = [{ piece: tokens[token], from: places.supply, to: places.camp(place) }];
    tell({ kind: 'camp', place: colours[place], token: tokens[token], refill: state.round > 0, shifts });
  }
}
