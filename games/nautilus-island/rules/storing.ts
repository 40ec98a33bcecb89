import { fillCamp, tokensInCamp } from './camp.ts';
import { cards, colourOf, colours, TOKENS, tokens } from './cards.ts';
import type { Listener } from './events.ts';
import { places } from './places.ts';
import { type Castaway, NONE, onTurn, portholeFor, type State, setSize } from './state.ts';
import { endTurn } from './turn.ts';

/** R4, K2. */
export function store(state: State, card: number, tell: Listener): void {
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
export function takeBonus(state: State, tell: Listener): void {
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
export function askClosing(state: State, tell: Listener): void {
  const size = setSize(state.castaways[onTurn(state)], colourOf(state.row[0]));
  if (portholeFor(state, size) === NONE) endTurn(state, tell);
  else state.phase = 'close';
}

export function close(state: State, tell: Listener): void {
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

export function leave(state: State, tell: Listener): void {
  if (tell) {
    const seat = onTurn(state);
    const colour = colourOf(state.row[0]);
    tell({ kind: 'left-open', seat, colour: colours[colour], size: setSize(state.castaways[seat], colour) });
  }
  endTurn(state, tell);
}
