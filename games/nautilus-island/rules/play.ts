import type { Seat, Shift, Tell } from '@fathom/kernel';
import {
  type Card,
  cardIndex,
  cards,
  colourIndex,
  colourOf,
  colours,
  named,
  PLACES,
  STORABLE,
  TOKENS,
  tokenIndex,
  tokens,
  total,
} from './cards.ts';
import type { Event } from './events.ts';
import { type Move, openColumns } from './moves.ts';
import { places, sideOf, standing } from './places.ts';
import { result } from './score.ts';
import { type Castaway, NONE, onTurn, portholeFor, type State, setSize, storable } from './state.ts';

type Listener = Tell<Event> | undefined;

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

/**
 * S3, R6, R10: fills the empty places of the camp, green to orange, until chance has to say something. With fewer tokens than
 * places chance names the place too. What the supply's only kind is needs no chance: everybody can tell.
 */
function fillCamp(state: State, tell: Listener): void {
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

function tokensInCamp(state: State): number {
  let count = 0;
  for (let place = 0; place < PLACES; place++) if (state.camp[place] !== NONE) count++;
  return count;
}

function putToken(state: State, token: number, tell: Listener): void {
  const { place } = state;
  state.supply[token]--;
  state.camp[place] = token;
  state.place = NONE;
  if (tell) {
    const shifts = [{ piece: tokens[token], from: places.supply, to: places.camp(place) }];
    tell({ kind: 'camp', place: colours[place], token: tokens[token], refill: state.round > 0, shifts });
  }
}

/** S5: the tops of the face-up stacks, back to front. */
function turnFirstTops(state: State, tell: Listener): void {
  state.column = 0;
  state.stack = NONE;
  nextTop(state, tell);
}

/** S6: every face-up stack of the column shows its top card, if it has one left. */
function nextTop(state: State, tell: Listener): void {
  for (;;) {
    const stacks = state.layout[state.column];
    if (state.heights[state.column] > 0) {
      for (let stack = state.stack + 1; stack < stacks.length; stack++) {
        if (stacks[stack] === 'up') {
          state.stack = stack;
          state.phase = 'turn';
          return;
        }
      }
    }
    state.stack = NONE;
    if (state.round > 0) {
      state.column = NONE;
      endTurn(state, tell);
      return;
    }
    if (++state.column === state.layout.length) {
      state.column = NONE;
      beginRound(state, tell);
      return;
    }
  }
}

function turnUp(state: State, card: number, tell: Listener): void {
  const { column, stack } = state;
  state.pool[card]--;
  state.tops[column][stack] = card;
  if (tell) {
    const shifts = [{ piece: cards[card], was: '?', from: places.pool, to: places.top(column, stack) }];
    tell({ kind: 'turned', column, stack, card: cards[card], shifts });
  }
  nextTop(state, tell);
}

function beginRound(state: State, tell: Listener): void {
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
function go(state: State, column: number, tell: Listener): void {
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

/** R3: the seen tops come to hand at once, the cards of the face-down stacks one by one from chance. */
function collectCards(state: State, tell: Listener): void {
  const seat = onTurn(state);
  const { at: column, open } = state.castaways[seat];
  const tops = state.tops[column];
  if (tell) tellCollected(state, seat, column, tell);
  state.heights[column]--;
  for (let stack = 0; stack < tops.length; stack++) {
    const card = tops[stack];
    if (card === NONE) continue;
    open[card]++;
    tops[stack] = NONE;
  }
  if (state.heights[column] === 0 && state.ending === 'no') {
    state.ending = 'next';
    if (tell) tell({ kind: 'emptied', column });
  }
  state.column = column;
  state.stack = NONE;
  nextDraw(state, tell);
}

function tellCollected(state: State, seat: Seat, column: number, tell: Tell<Event>): void {
  const seen: Card[] = [];
  const shifts: Shift[] = [];
  state.tops[column].forEach((card, stack) => {
    if (card === NONE) return;
    seen.push(cards[card]);
    shifts.push({ piece: cards[card], from: places.top(column, stack), to: places.hand(seat) });
  });
  const unseen = state.layout[column].length - seen.length;
  tell({ kind: 'collected', seat, column, cards: seen, unseen, shifts });
}

function nextDraw(state: State, tell: Listener): void {
  const stacks = state.layout[state.column];
  for (let stack = state.stack + 1; stack < stacks.length; stack++) {
    if (stacks[stack] === 'down') {
      state.stack = stack;
      state.phase = 'draw';
      return;
    }
  }
  state.stack = NONE;
  nextTop(state, tell);
}

/** K1: seen by the taker alone. */
function draw(state: State, card: number, tell: Listener): void {
  const seat = onTurn(state);
  const { column, stack } = state;
  state.pool[card]--;
  state.hidden[seat][card]++;
  state.castaways[seat].unseen++;
  if (tell) {
    const way = { from: places.pool, to: places.hand(seat) };
    const event = { kind: 'drew', seat, column, stack } as const;
    tell({ ...event, card: cards[card], shifts: [{ piece: cards[card], was: '?', ...way }] }, [seat], {
      ...event,
      card: '?',
      shifts: [{ piece: '?', ...way }],
    });
  }
  nextDraw(state, tell);
}

/** R4, K2. */
function store(state: State, card: number, tell: Listener): void {
  const seat = onTurn(state);
  const castaway = state.castaways[seat];
  const seen = castaway.open[card] > 0;
  if (seen) {
    castaway.open[card]--;
  } else {
    state.hidden[seat][card]--;
    castaway.unseen--;
  }
  castaway.laid[card]++;
  state.row.push(card);
  if (tell) {
    const way = { piece: cards[card], from: places.hand(seat), to: places.set(seat, colourOf(card)) };
    tell({ kind: 'stored', seat, card: cards[card], shifts: [seen ? way : { ...way, was: '?' }] });
  }
  if (state.row.length < state.layout[castaway.at].length && mayStoreMore(castaway, card)) state.phase = 'more';
  else takeBonus(state, tell);
}

/** As far as everybody knows, like `mayStore`. */
export function mayStoreMore(castaway: Castaway, last: number): boolean {
  if (castaway.unseen > 0) return true;
  for (let card = last; colourOf(card) === colourOf(last); card++) if (castaway.open[card] > 0) return true;
  return false;
}

/** R5, R6. */
function takeBonus(state: State, tell: Listener): void {
  const seat = onTurn(state);
  const castaway = state.castaways[seat];
  const colour = colourOf(state.row[0]);
  const token = state.camp[colour];
  if (tell) {
    const laid = state.row.map((card) => cards[card]);
    tell({ kind: 'laid', seat, colour: colours[colour], cards: laid, size: setSize(castaway, colour) });
  }
  if (token === NONE) {
    askClosing(state, tell);
    return;
  }
  state.camp[colour] = NONE;
  castaway.tokens[colour * TOKENS + token]++;
  if (tell) {
    const shifts = [{ piece: tokens[token], from: places.camp(colour), to: places.set(seat, colour) }];
    tell({ kind: 'bonus', seat, colour: colours[colour], token: tokens[token], shifts });
  }
  if (tokensInCamp(state) === 1) fillCamp(state, tell);
  else askClosing(state, tell);
}

/** R7, R9. */
function askClosing(state: State, tell: Listener): void {
  const size = setSize(state.castaways[onTurn(state)], colourOf(state.row[0]));
  if (portholeFor(state, size) === NONE) endTurn(state, tell);
  else state.phase = 'close';
}

function close(state: State, tell: Listener): void {
  const seat = onTurn(state);
  const castaway = state.castaways[seat];
  const colour = colourOf(state.row[0]);
  const size = setSize(castaway, colour);
  const index = portholeFor(state, size);
  const points = state.prizes[index][state.taken[index]++];
  castaway.portholes[colour] = points;
  if (tell) {
    const shifts = [{ piece: places.porthole(size, points), from: places.portholes, to: places.set(seat, colour) }];
    tell({ kind: 'closed', seat, colour: colours[colour], size, points, shifts });
  }
  endTurn(state, tell);
}

function leave(state: State, tell: Listener): void {
  if (tell) {
    const seat = onTurn(state);
    const colour = colourOf(state.row[0]);
    tell({ kind: 'left-open', seat, colour: colours[colour], size: setSize(state.castaways[seat], colour) });
  }
  endTurn(state, tell);
}

/** R8. */
function pass(state: State, tell: Listener): void {
  const seat = onTurn(state);
  const castaway = state.castaways[seat];
  castaway.passed = true;
  if (tell) tell({ kind: 'passed', seat, column: castaway.at });
  endTurn(state, tell);
}

function endTurn(state: State, tell: Listener): void {
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
