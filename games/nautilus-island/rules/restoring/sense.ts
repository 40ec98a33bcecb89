import { at, last, same } from '@fathom/kernel';
import { add, COPIES, cards, colourOf, KINDS, PLACES, TOKENS, total } from '../cards.ts';
import { CLOSE, FILL, type Frame, TURNS } from '../frames.ts';
import { STACK } from '../house.ts';
import { moves } from '../machine.ts';
import { nextTop } from '../stacks.ts';
import { asked, hasMoved, NONE, onTurn, placesLeft, type State, setSize, stackHeight, storable } from '../state.ts';
import { isBeyondClosing, mayStoreMore } from '../storing.ts';
import { mayStore } from '../turn.ts';

/** What can be so in no game, in one sentence; `null` if play can go on. `first` is the state before anything was drawn. */
export function wrongIn(state: State, first: State): string | null {
  return (
    wrongInLength(state, first) ??
    wrongInStack(state, first) ??
    wrongInOrder(state) ??
    wrongOnDeck(state) ??
    wrongInTops(state) ??
    wrongInHands(state) ??
    wrongInSets(state) ??
    wrongInCamp(state, first) ??
    wrongInRow(state) ??
    wrongInQuestion(state)
  );
}

function wrongInLength(state: State, first: State): string | null {
  for (const list of ['heights', 'taken', 'castaways', 'hidden', 'tops'] as const) {
    const [found, wanted] = [state[list].length, first[list].length];
    if (found !== wanted) return `In the position, ${list} must have ${wanted} entries.`;
  }
  const odd = state.tops.some((tops, column) => tops.length !== at(first.tops, column).length);
  return odd ? 'In the position, tops must have an entry for each stack.' : null;
}

/** S4, R1, E1. */
function wrongInOrder(state: State): string | null {
  const { stack, round, order, turn, ending, heights, seats } = state;
  const named = asked(state) === 'first' ? 0 : seats;
  if (order.length !== named || new Set(order).size !== named || order.some((seat) => seat >= seats))
    return 'In the position, the order of play does not name every player once.';
  if (turn > seats || (stack.length === 0) !== (turn === seats) || (round === 0 && turn > 0))
    return 'In the position, it is nobody’s turn.';
  if ((ending === 'no') === heights.includes(0))
    return 'In the position, the end has come without an empty column, or not with one.';
  if (stack.length === 0 && ending !== 'now') return 'In the position, the game is over before its last round.';
  return null;
}

/** R1, R2: where the castaways stand. */
function wrongOnDeck(state: State): string | null {
  const sides = [new Set<number>(), new Set<number>()];
  for (const [seat, castaway] of state.castaways.entries()) {
    const moved = hasMoved(state, seat);
    const ashore = state.round === 0 || (state.round === 1 && !moved);
    if (ashore !== (castaway.at === NONE) || castaway.at >= state.layout.length)
      return 'In the position, a castaway stands where none can be now.';
    if (ashore) continue;
    const side = at(sides, moved ? 1 : 0);
    if (side.has(castaway.at)) return 'In the position, two castaways stand at one column of a side.';
    side.add(castaway.at);
  }
  return null;
}

/** S2, S6: which stacks show a card. */
function wrongInTops(state: State): string | null {
  if (state.round === 0 && state.heights.some((height) => height !== STACK))
    return 'In the position, cards are gone before the first round.';
  for (const [column, faces] of state.layout.entries()) {
    for (const [stack, face] of faces.entries()) {
      const shows = at(at(state.tops, column), stack) !== NONE;
      if (shows !== (face === 'up' && mustShow(state, column, stack)))
        return 'In the position, a stack shows a card it cannot show, or none where it must.';
    }
  }
  return null;
}

/** Whether a face-up stack has its top turned by now. */
function mustShow(state: State, column: number, stack: number): boolean {
  const frame = state.stack.at(-1);
  if (state.heights[column] === 0) return false;
  if (frame?.at === 'turn' && frame.column === column) return stack < frame.stack;
  if (state.round === 0) return frame?.at === 'turn' && column < frame.column;
  return frame?.at !== 'draw' || frame.column !== column;
}

/** C1, K1, R8: every card once, as many drawn as are gone, and who has passed holds nothing to store. */
function wrongInHands(state: State): string | null {
  const found = state.pool.slice();
  const count = (tally: readonly number[]): void => {
    for (const [card, howMany] of tally.entries()) add(found, card, howMany);
  };
  for (const { open, laid } of state.castaways) {
    count(open);
    count(laid);
  }
  for (const hidden of state.hidden) count(hidden);
  const shown = state.tops.flat().filter((top) => top !== NONE);
  for (const top of shown) add(found, top, 1);
  const odd = found.findIndex((howMany) => howMany !== COPIES);
  if (odd !== NONE) return `In the position, there are ${found[odd]} cards of a kind: ${cards[odd]}.`;
  let undrawn = KINDS * COPIES - shown.length;
  for (const [column, faces] of state.layout.entries()) {
    for (const stack of faces.keys()) undrawn -= STACK - stackHeight(state, column, stack);
  }
  if (total(state.pool) !== undrawn)
    return 'In the position, more or fewer cards are drawn than are gone from the stacks.';
  for (const [seat, castaway] of state.castaways.entries()) {
    const hidden = at(state.hidden, seat);
    if (total(hidden) !== castaway.unseen) return 'In the position, a hand has not as many unseen cards as it says.';
    if (!castaway.passed) continue;
    const { open } = castaway;
    const could = open.some((howMany, card) => howMany + at(hidden, card) > 0 && storable(castaway, card));
    const turnDone = state.order.indexOf(seat) < state.turn;
    if (could || state.ending !== 'now' || !turnDone || state.heights[castaway.at] !== 0)
      return 'In the position, somebody has passed who could not.';
  }
  return null;
}

/** C4, R7: every porthole is in its pile or on a set of its size. */
function wrongInSets(state: State): string | null {
  for (const [index, size] of state.sizes.entries()) {
    const prizes = at(state.prizes, index);
    const gone = at(state.taken, index);
    if (gone > prizes.length) return 'In the position, more portholes are gone than there were.';
    const given = state.castaways.flatMap((castaway) =>
      castaway.portholes.filter((points, colour) => points > 0 && setSize(castaway, colour) === size),
    );
    given.sort((a, b) => b - a);
    if (given.join() !== prizes.slice(0, gone).join()) return 'In the position, portholes are missing or invented.';
  }
  const closed = state.castaways.flatMap((castaway) => castaway.portholes.filter((points) => points > 0));
  return closed.length === total(state.taken) ? null : 'In the position, portholes are missing or invented.';
}

/** C5, R5, R6: every token once, and no token on a set that was never begun. */
function wrongInCamp(state: State, first: State): string | null {
  const found = state.supply.slice();
  for (const token of state.camp) if (token !== NONE) add(found, token, 1);
  for (const castaway of state.castaways) {
    for (const [index, howMany] of castaway.tokens.entries()) add(found, index % TOKENS, howMany);
    for (let colour = 0; colour < PLACES; colour++) {
      const tokens = castaway.tokens.slice(colour * TOKENS, (colour + 1) * TOKENS);
      if (total(tokens) > setSize(castaway, colour)) return 'In the position, a set has more tokens than cards.';
    }
  }
  if (found.join() !== first.supply.join()) return 'In the position, tokens are missing or invented.';
  const { camp, supply } = state;
  const frame = state.stack.at(-1);
  const empty = camp.filter((token) => token === NONE).length;
  const left = total(supply);
  switch (frame?.at) {
    case 'first':
      return empty === PLACES ? null : 'In the position, the camp is filled too early.';
    case 'turn':
      return state.round > 0 || empty === 0 ? null : 'In the position, the camp is not filled yet.';
    case 'place':
      return left > 0 && left < empty ? null : 'In the position, no place of the camp has to be named.';
    case 'token':
      if (camp[frame.place] !== NONE || supply.includes(left)) return 'In the position, no token has to be drawn.';
      if (left < empty || frame.place === camp.indexOf(NONE)) return null;
      return 'In the position, the camp is not filled in its order.';
    default:
      return null;
  }
}

/** R4: the cards stored in this turn. */
function wrongInRow(state: State): string | null {
  const { row } = state;
  const storing = state.stack.some((frame) => frame.at === 'more' || frame.at === 'close');
  if (storing !== row.length > 0) return 'In the position, cards are stored at no time for it.';
  if (!storing) return null;
  const castaway = at(state.castaways, onTurn(state));
  const [lead = NONE] = row;
  const rising = row.every((card, i) => i === 0 || card >= at(row, i - 1));
  if (
    !rising ||
    row.some((card) => colourOf(card) !== colourOf(lead)) ||
    row.length > at(state.layout, castaway.at).length
  )
    return 'In the position, other cards are stored than can be in one turn.';
  if (row.some((card) => row.filter((one) => one === card).length > at(castaway.laid, card)))
    return 'In the position, a card just stored does not lie in its set.';
  return castaway.portholes[colourOf(lead)] === 0 ? null : 'In the position, cards are stored into a closed set.';
}

/** What is asked comes in this round, about a stack that lies so, and below it lies what always follows. */
function wrongInStack(state: State, first: State): string | null {
  const frame = state.stack.at(-1);
  if (frame === undefined) return null;
  const below = state.round === 0 ? followingInSetup(frame, first) : following(state, frame);
  if (below === null || !same([...below, frame], state.stack))
    return 'In the position, something is asked that cannot be asked now.';
  if (frame.at !== 'draw' && frame.at !== 'turn') return null;
  const lies = state.layout[frame.column]?.[frame.stack];
  const here = state.castaways[onTurn(state)]?.at;
  const fits = lies === (frame.at === 'draw' ? 'down' : 'up') && (state.round === 0 || frame.column === here);
  const left = frame.at === 'draw' || (state.heights[frame.column] ?? 0) > 0;
  return fits && left ? null : 'In the position, a card comes from a stack it cannot come from.';
}

function followingInSetup(frame: Frame, first: State): readonly Frame[] | null {
  switch (frame.at) {
    case 'first':
    case 'place':
    case 'token':
      return first.stack.slice(0, -1);
    case 'turn':
      return [TURNS];
    default:
      return null;
  }
}

function following(state: State, frame: Frame): readonly Frame[] | null {
  switch (frame.at) {
    case 'place':
    case 'token':
      return [TURNS, CLOSE, FILL];
    case 'draw': {
      const top = frame.column < state.layout.length ? nextTop(state, frame.column, NONE) : null;
      return top === null ? [TURNS] : [TURNS, top];
    }
    case 'turn':
    case 'column':
    case 'action':
    case 'more':
    case 'close':
      return [TURNS];
    default:
      return null;
  }
}

/** R2, R3, R4, R7: what is asked is worth asking. */
function wrongInQuestion(state: State): string | null {
  return isIdle(state) ? 'In the position, there is nothing to decide, and yet the game goes on.' : null;
}

function isIdle(state: State): boolean {
  const frame = state.stack.at(-1);
  const castaway = state.castaways[onTurn(state)];
  if (frame === undefined || castaway === undefined) return false;
  switch (frame.at) {
    case 'column':
      return moves(state).length < 2;
    case 'action':
      return !mayStore(castaway);
    case 'more':
      return placesLeft(state) === 0 || !mayStoreMore(castaway, last(state.row));
    case 'close':
      return isBeyondClosing(state);
    default:
      return false;
  }
}
