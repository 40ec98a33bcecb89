import { at, last } from '@fathom/kernel';
import type { Tell } from './events.ts';
import { choices, type Move } from './moves.ts';
import { copyOf, kinds, type Pearl, worth } from './pearls.ts';
import { places } from './places.ts';
import { diver, isLastTurn, neighbour, type State, type Weather } from './state.ts';

/** What a doubt is about besides the pearl: D2. */
const stake: { readonly [sea in Weather]: number } = { calm: 1, swell: 2, storm: 3 };

export function play(state: State, move: Move, tell?: Tell): void {
  switch (move.do) {
    case 'roll':
      roll(state, move.sea, tell);
      return;
    case 'dive':
      if (tell) tell({ kind: 'dives', seat: diver(state) });
      state.phase = 'draw';
      return;
    case 'draw':
      draw(state, move.pearl, tell);
      return;
    case 'sell':
      sell(state, move.pearl, move.as, tell);
      return;
    case 'rest':
      if (tell) tell({ kind: 'rests', seat: diver(state) });
      endTurn(state, tell);
      return;
    case 'believe':
      believe(state, tell);
      return;
    case 'doubt':
      doubt(state, tell);
      return;
  }
}

/** D2, and D11: a diver who could only rest is not asked. */
function roll(state: State, sea: Weather, tell?: Tell): void {
  const seat = diver(state);
  state.sea = sea;
  state.phase = 'choice';
  if (tell) tell({ kind: 'sea', turn: state.turn, seat, sea });
  if (choices(state).length > 1) return;
  if (tell) tell({ kind: 'waits', seat });
  endTurn(state, tell);
}

/** D4: the diver alone sees what was found. */
function draw(state: State, pearl: Pearl, tell?: Tell): void {
  const seat = diver(state);
  state.reef[pearl]--;
  at(state.hands, seat)[pearl]++;
  if (tell) {
    const way = { from: places.reef, to: places.hand(seat) };
    tell({ kind: 'finds', seat, pearl, shifts: [{ piece: pearl, was: '?', ...way }] }, [seat], {
      kind: 'finds',
      seat,
      pearl: null,
      shifts: [{ piece: '?', ...way }],
    });
  }
  endTurn(state, tell);
}

/** D7: everybody hears the name, the seller alone knows the pearl. */
function sell(state: State, pearl: Pearl, as: Pearl, tell?: Tell): void {
  const seat = diver(state);
  const way = { from: places.hand(seat), to: places.laid(state.laid.length) };
  at(state.hands, seat)[pearl]--;
  state.laid.push({ by: seat, pearl, as });
  state.phase = 'answer';
  if (tell) {
    const to = neighbour(state);
    tell({ kind: 'sells', seat, to, as, pearl, shifts: [{ piece: pearl, ...way }] }, [seat], {
      kind: 'sells',
      seat,
      to,
      as,
      pearl: null,
      shifts: [{ piece: '?', ...way }],
    });
  }
}

/** D9: the name is paid for, and the pearl stays face down. */
function believe(state: State, tell?: Tell): void {
  const { as } = last(state.laid);
  const seller = diver(state);
  state.sold[seller] = at(state.sold, seller) + worth[as];
  if (tell) tell({ kind: 'believes', seat: neighbour(state), seller, as, points: worth[as] });
  endTurn(state, tell);
}

/** D10: the pearl is turned up; honesty is paid for with the stake on top, a lie pays the doubter the stake. */
function doubt(state: State, tell?: Tell): void {
  const { pearl, as } = last(state.laid);
  const seat = neighbour(state);
  const seller = diver(state);
  const risk = state.sea === null ? 0 : stake[state.sea];
  const points = pearl === as ? worth[as] + risk : risk;
  state.laid.pop();
  state.beach[pearl]++;
  if (pearl === as) state.sold[seller] = at(state.sold, seller) + points;
  else state.caught[seat] = at(state.caught, seat) + points;
  if (tell) {
    const shift = { piece: pearl, was: '?', from: places.laid(state.laid.length), to: places.beach };
    tell({ kind: 'doubts', seat, seller, pearl, as, points, shifts: [shift] });
  }
  endTurn(state, tell);
}

function endTurn(state: State, tell?: Tell): void {
  if (!isLastTurn(state)) {
    state.turn++;
    state.phase = 'sea';
    return;
  }
  state.phase = 'over';
  if (tell) showHands(state, tell);
}

/** D12: at the end every hand is laid open. */
function showHands(state: State, tell: NonNullable<Tell>): void {
  state.hands.forEach((hand, seat) => {
    const place = places.hand(seat);
    const held = kinds.filter((kind) => hand[kind] > 0);
    if (held.length === 0) return;
    const shifts = held.map((kind) => ({ piece: kind, was: '?', from: place, to: place, count: hand[kind] }));
    tell({ kind: 'shows', seat, hand: copyOf(hand), shifts });
  });
  tell({ kind: 'ends' });
}

/** A doubt turns a pearl up, and what ends the last turn opens the hands. */
export function reveals(state: State, move: Move): boolean {
  if (move.do === 'doubt') return true;
  return isLastTurn(state) && (move.do === 'rest' || move.do === 'believe' || move.do === 'draw');
}
