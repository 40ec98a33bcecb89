import { named, STORABLE } from './cards.ts';
import type { Listener } from './events.ts';
import { openColumns } from './moves.ts';
import { places, sideOf, standing } from './places.ts';
import { result } from './score.ts';
import { collectCards } from './stacks.ts';
import { type Castaway, onTurn, type State, storable } from './state.ts';

export function beginRound(state: State, tell: Listener): void {
  state.round++;
  state.turn = 0;
  if (state.round > 1) lineUp(state);
  if (state.ending === 'next') state.ending = 'now';
  if (tell) {
    tell({ kind: 'round', round: state.round, order: state.order.slice(), last: state.ending === 'now' });
  }
  beginTurn(state, tell);
}

/** R1: furthest back first. No two castaways stand at one column of a side. */
function lineUp(state: State): void {
  const { order, castaways } = state;
  for (let i = 1; i < order.length; i++) {
    const seat = order[i];
    let place = i;
    for (; place > 0 && castaways[order[place - 1]].at > castaways[seat].at; place--) order[place] = order[place - 1];
    order[place] = seat;
  }
}

/** R2: at worst every castaway bars one column; where that leaves just one, there is nothing to ask. */
function beginTurn(state: State, tell: Listener): void {
  state.phase = 'column';
  if (state.layout.length > state.seats + 1) return;
  const [only, ...others] = openColumns(state);
  if (others.length === 0 && only.do === 'go') go(state, only.column, tell);
}

/** R2; then R3, unless everybody knows that there is only one thing to do. */
export function go(state: State, column: number, tell: Listener): void {
  const seat = onTurn(state);
  const castaway = state.castaways[seat];
  const from = tell ? standing(state, seat) : '';
  castaway.at = column;
  state.phase = 'action';
  if (tell) {
    const side = sideOf(state.round);
    const shifts = [{ piece: places.castaway(seat), from, to: places.beside(side, column) }];
    tell({ kind: 'moved', seat, column, side, shifts });
  }
  if (mayStore(castaway)) return;
  if (state.heights[column] > 0) collectCards(state, tell);
  else pass(state, tell);
}

/** As far as everybody knows. To skip a question because of unseen cards would betray them. */
export function mayStore(castaway: Castaway): boolean {
  if (castaway.unseen > 0) return true;
  for (let card = 0; card < STORABLE; card++) if (castaway.open[card] > 0 && storable(castaway, card)) return true;
  return false;
}

/** R8. */
export function pass(state: State, tell: Listener): void {
  const seat = onTurn(state);
  const castaway = state.castaways[seat];
  castaway.passed = true;
  if (tell) tell({ kind: 'passed', seat, column: castaway.at });
  endTurn(state, tell);
}

export function endTurn(state: State, tell: Listener): void {
  if (state.row.length > 0) state.row = [];
  state.turn++;
  if (state.turn < state.seats) beginTurn(state, tell);
  else if (state.ending === 'now') end(state, tell);
  else beginRound(state, tell);
}

/** E1, K2: hands are open at the end. */
function end(state: State, tell: Listener): void {
  state.phase = 'over';
  if (!tell) return;
  for (let seat = 0; seat < state.seats; seat++) {
    const shown = named(state.hidden[seat]);
    if (shown.length === 0) continue;
    const place = places.hand(seat);
    const shifts = shown.map((piece) => ({ piece, was: '?', from: place, to: place }));
    tell({ kind: 'shown', seat, cards: shown, shifts });
  }
  const { ranks, scores = [], why } = result(state);
  tell({ kind: 'over', winner: ranks.indexOf(1), why, scores });
}
