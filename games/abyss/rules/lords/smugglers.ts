/**
 * Smugglers handle nebulis (Kraken).
 *
 * Outlaw and Counterfeiter: `nebulisCap` and `mayPay` in purse.ts. Cleaner: end.ts.
 */
import type { Seat } from '@fathom/kernel';
import { FENCE, FERRYMAN } from '../box/lords.ts';
import type { Tell } from '../events.ts';
import { settleFigure } from '../figure.ts';
import type { FrameOf } from '../frames.ts';
import { FERRY, GIVE, type Move, moveOf, target } from '../notation.ts';
import { NEBULIS, PEARL, purseOf, SUPPLY, shift } from '../places.ts';
import { takeSentinel } from '../sentinels.ts';
import { isReady, playerOf, type State } from '../state.ts';
import { step } from '../step.ts';
import { type Arrival, noEffect } from './arrival.ts';
import type { TurnPower } from './turn-power.ts';

/** Ferryman: a nebulis becomes a pearl. */
export const ferryman: TurnPower = {
  moves: (state, seat) => (playerOf(state, seat).nebulis > 0 ? [FERRY] : []),
  use(state, seat, _what, tell) {
    const player = playerOf(state, seat);
    player.nebulis--;
    player.pearls++;
    if (tell) {
      const purse = purseOf(seat);
      tell({ kind: 'ferried', seat, shifts: [shift(NEBULIS, purse, SUPPLY), shift(PEARL, SUPPLY, purse)] });
    }
    settleFigure(state, tell);
  },
};

/** Fence: one of your nebulis to every opponent; with too few, you choose who gets one. */
export const fenceArrives: Arrival = (state, seat, tell) => {
  if (playerOf(state, seat).nebulis > 0) state.stack.push({ at: 'fence' });
  else noEffect(seat, FENCE, tell);
};

/** How many the Fence hands on. */
const giftsOf = (state: State): number => Math.min(playerOf(state, state.turn).nebulis, state.seats - 1);

/** The opponents that may be next, clockwise, so that no order counts twice; each leaves enough of them for the rest. */
function giveMoves(state: State, left: number, upTo: number): Move[] {
  const moves: Move[] = [];
  for (let steps = upTo + 1; steps <= state.seats - left; steps++) {
    moves.push(moveOf(GIVE, (state.turn + steps) % state.seats));
  }
  return moves;
}

/** The first gift. T2: with a single way to give, asked all the same if that would take the Ferryman its last nebulis. */
export const fence = step<'fence'>({
  powers: 'open',
  run(state, _frame, tell) {
    if (giftsOf(state) > 0) return false;
    state.stack.pop();
    noEffect(state.turn, FENCE, tell);
    return true;
  },
  actor: (state) => state.turn,
  several: (state) => playerOf(state, state.turn).nebulis < state.seats && isReady(state, state.turn, FERRYMAN),
  moves: (state) => giveMoves(state, giftsOf(state), 0),
  play(state, _frame, move, tell) {
    state.stack.pop();
    const frame: FrameOf<'gifts'> = { at: 'gifts', left: giftsOf(state), upTo: 0 };
    state.stack.push(frame);
    give(state, frame, target(move), tell);
  },
});

/** K5: the Fence is one event. Between its gifts there is no power, and the figure is settled after the last. */
export const gifts = step<'gifts'>({
  run(state, { left }, tell) {
    if (left > 0) return false;
    state.stack.pop();
    settleFigure(state, tell);
    return true;
  },
  actor: (state) => state.turn,
  moves: (state, { left, upTo }) => giveMoves(state, left, upTo),
  play: (state, frame, move, tell) => give(state, frame, target(move), tell),
});

function give(state: State, frame: FrameOf<'gifts'>, to: Seat, tell: Tell): void {
  const seat = state.turn;
  frame.left--;
  frame.upTo = (to - seat + state.seats) % state.seats;
  playerOf(state, seat).nebulis--;
  playerOf(state, to).nebulis++;
  if (tell) tell({ kind: 'handed-on', seat, to, shifts: [shift(NEBULIS, purseOf(seat), purseOf(to))] });
}

export const watcherArrives: Arrival = (state, seat, tell) => takeSentinel(state, seat, 0, tell);
export const vigilArrives: Arrival = (state, seat, tell) => takeSentinel(state, seat, 1, tell);
export const lookoutArrives: Arrival = (state, seat, tell) => takeSentinel(state, seat, 2, tell);
