import type { Seat, Tell } from '@fathom/kernel';
import { fillCamp, putToken } from './camp.ts';
import { cardIndex, colourIndex, tokenIndex } from './cards.ts';
import type { Event, Listener } from './events.ts';
import type { Move } from './moves.ts';
import { collectCards, draw, turnUp } from './stacks.ts';
import type { State } from './state.ts';
import { close, leave, store, takeBonus } from './storing.ts';
import { go, pass } from './turn.ts';

export function play(state: State, move: Move, tell?: Tell<Event>): void {
  switch (move.do) {
    case 'go':
      go(state, move.column, tell);
      break;
    case 'collect':
      collectCards(state, tell);
      break;
    case 'store':
      store(state, cardIndex[move.card], tell);
      break;
    case 'done':
      takeBonus(state, tell);
      break;
    case 'close':
      close(state, tell);
      break;
    case 'leave':
      leave(state, tell);
      break;
    case 'pass':
      pass(state, tell);
      break;
    case 'draw':
      draw(state, cardIndex[move.card], tell);
      break;
    case 'turn':
      turnUp(state, cardIndex[move.card], tell);
      break;
    case 'token':
      putToken(state, tokenIndex[move.token], tell);
      fillCamp(state, tell);
      break;
    case 'place':
      state.place = colourIndex[move.place];
      fillCamp(state, tell);
      break;
    case 'first':
      first(state, move.seat, tell);
      break;
  }
}

/** S4, R1: clockwise from the first player. */
function first(state: State, seat: Seat, tell: Listener): void {
  for (let i = 0; i < state.seats; i++) state.order.push((seat + i) % state.seats);
  if (tell) tell({ kind: 'first', seat });
  fillCamp(state, tell);
}
