import type { Seat } from '@fathom/kernel';
import { named, STORABLE } from './cards.ts';
import type { Tell } from './events.ts';
import { ACTION, COLUMN } from './frames.ts';
import { places, sideOf, standing } from './places.ts';
import { result } from './score.ts';
import { collectCards } from './stacks.ts';
import { type Castaway, castawayOf, NONE, onTurn, type State, storable } from './state.ts';

/** S4, R1: clockwise from the first player. */
export function decideFirst(state: State, seat: Seat, tell: Tell): void {
  for (let i = 0; i < state.seats; i++) state.order.push((seat + i) % state.seats);
  if (tell) tell({ kind: 'first', seat });
}

/** Whoever is next in this round, or first in the next one; nobody once the last round is played (E1). */
export function nextTurn(state: State, tell: Tell): void {
  while (state.row.length > 0) state.row.pop();
  if (state.round > 0) state.turn++;
  if (state.round === 0 || state.turn === state.seats) {
    if (state.ending === 'now') {
      end(state, tell);
      return;
    }
    beginRound(state, tell);
  }
  state.stack.push(COLUMN);
}

function beginRound(state: State, tell: Tell): void {
  state.round++;
  state.turn = 0;
  if (state.round > 1) lineUp(state);
  if (state.ending === 'next') state.ending = 'now';
  if (tell) {
    tell({ kind: 'round', round: state.round, order: state.order.slice(), last: state.ending === 'now' });
  }
}

/** R1: furthest back first. No two castaways stand at one column of a side. */
function lineUp(state: State): void {
  const { order } = state;
  for (let i = 1; i < order.length; i++) {
    const seat = order[i] ?? NONE;
    const { at: column } = castawayOf(state, seat);
    let place = i;
    for (; place > 0; place--) {
      const other = order[place - 1] ?? NONE;
      if (castawayOf(state, other).at < column) break;
      order[place] = other;
    }
    order[place] = seat;
  }
}

/** R2; then R3, unless everybody knows that there is only one thing to do. */
export function go(state: State, column: number, tell: Tell): void {
  const seat = onTurn(state);
  const castaway = castawayOf(state, seat);
  const from = tell ? standing(state, seat, false) : '';
  castaway.at = column;
  if (tell) {
    const side = sideOf(state.round);
    const shifts = [{ piece: places.castaway(seat), from, to: places.beside(side, column) }];
    tell({ kind: 'moved', seat, column, side, shifts });
  }
  if (mayStore(castaway)) state.stack.push(ACTION);
  else if (state.heights[column] !== 0) collectCards(state, tell);
  else pass(state, tell);
}

/** As far as everybody knows. To skip a question because of unseen cards would betray them. */
export function mayStore(castaway: Castaway): boolean {
  if (castaway.unseen > 0) return true;
  for (let card = 0; card < STORABLE; card++) if (castaway.open[card] !== 0 && storable(castaway, card)) return true;
  return false;
}

/** R8. */
export function pass(state: State, tell: Tell): void {
  const seat = onTurn(state);
  const castaway = castawayOf(state, seat);
  castaway.passed = true;
  if (tell) tell({ kind: 'passed', seat, column: castaway.at });
}

/** E1, K2: hands are open at the end. */
function end(state: State, tell: Tell): void {
  state.stack.pop();
  if (!tell) return;
  for (const [seat, hidden] of state.hidden.entries()) {
    const shown = named(hidden);
    if (shown.length === 0) continue;
    const place = places.hand(seat);
    const shifts = shown.map((piece) => ({ piece, was: '?', from: place, to: place }));
    tell({ kind: 'shown', seat, cards: shown, shifts });
  }
  const { ranks, scores = [], why } = result(state);
  tell({ kind: 'over', winner: ranks.indexOf(1), why, scores });
}
