import { at } from '@fathom/kernel';
import { tokensInCamp } from './camp.ts';
import { add, cards, colourOf, colours, countOf, TOKENS, tokens } from './cards.ts';
import type { Tell } from './events.ts';
import { CLOSE, FILL, MORE } from './frames.ts';
import { places } from './places.ts';
import {
  type Castaway,
  castawayOf,
  hiddenOf,
  NONE,
  type Open,
  onTurn,
  portholeFor,
  type State,
  setSize,
  stacksOf,
} from './state.ts';

/** R4, K2. */
export function store(state: State, card: number, tell: Tell): void {
  const seat = onTurn(state);
  const castaway = castawayOf(state, seat);
  const seen = countOf(castaway.open, card) > 0;
  if (seen) {
    add(castaway.open, card, -1);
  } else {
    add(hiddenOf(state, seat), card, -1);
    castaway.unseen--;
  }
  add(castaway.laid, card, 1);
  state.row.push(card);
  if (tell) {
    const name = at(cards, card);
    const way = { piece: name, from: places.hand(seat), to: places.set(seat, colourOf(card)) };
    tell({ kind: 'stored', seat, card: name, shifts: [seen ? way : { ...way, was: '?' }] });
  }
  if (state.row.length < stacksOf(state, castaway.at).length && mayStoreMore(castaway, card)) state.stack.push(MORE);
  else takeBonus(state, tell);
}

/** As far as everybody knows, like `mayStore`. */
export function mayStoreMore(castaway: Castaway, latest: number): boolean {
  if (castaway.unseen > 0) return true;
  for (let card = latest; colourOf(card) === colourOf(latest); card++) if (castaway.open[card] !== 0) return true;
  return false;
}

/** The colour of the cards stored in this turn. */
const colourStored = (scene: Open): number => colourOf(scene.row[0] ?? NONE);

/** R5, R6, R9: the token, then the refill, then closing. */
export function takeBonus(state: State, tell: Tell): void {
  const seat = onTurn(state);
  const castaway = castawayOf(state, seat);
  const colour = colourStored(state);
  const token = countOf(state.camp, colour);
  if (tell) {
    const laid = state.row.map((card) => at(cards, card));
    tell({ kind: 'laid', seat, colour: at(colours, colour), cards: laid, size: setSize(castaway, colour) });
  }
  state.stack.push(CLOSE);
  if (token === NONE) return;
  state.camp[colour] = NONE;
  add(castaway.tokens, colour * TOKENS + token, 1);
  if (tell) {
    const name = at(tokens, token);
    const shifts = [{ piece: name, from: places.camp(colour), to: places.set(seat, colour) }];
    tell({ kind: 'bonus', seat, colour: at(colours, colour), token: name, shifts });
  }
  if (tokensInCamp(state) === 1) state.stack.push(FILL);
}

/** R7, R9: closing is not asked where no porthole of that size is left. */
export const isBeyondClosing = (scene: Open): boolean =>
  portholeFor(scene, setSize(castawayOf(scene, onTurn(scene)), colourStored(scene))) === NONE;

export function close(state: State, tell: Tell): void {
  const seat = onTurn(state);
  const castaway = castawayOf(state, seat);
  const colour = colourStored(state);
  const size = setSize(castaway, colour);
  const index = portholeFor(state, size);
  const points = at(at(state.prizes, index), countOf(state.taken, index));
  add(state.taken, index, 1);
  castaway.portholes[colour] = points;
  if (tell) {
    const shifts = [{ piece: places.porthole(size, points), from: places.portholes, to: places.set(seat, colour) }];
    tell({ kind: 'closed', seat, colour: at(colours, colour), size, points, shifts });
  }
}

export function leave(state: State, tell: Tell): void {
  if (!tell) return;
  const seat = onTurn(state);
  const colour = colourStored(state);
  tell({ kind: 'left-open', seat, colour: at(colours, colour), size: setSize(castawayOf(state, seat), colour) });
}
