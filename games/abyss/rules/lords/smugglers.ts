/**
 * Smugglers handle nebulis (Kraken).
 *
 * Outlaw and Counterfeiter: `nebulisCap` and `mayPay` in purse.ts. Cleaner: end.ts.
 */
import type { Seat } from '@fathom/kernel';
import { FENCE } from '../box/lords.ts';
import type { Tell } from '../events.ts';
import { settleFigure } from '../figure.ts';
import { FERRY, GIVE, type Move, target } from '../notation.ts';
import { NEBULIS, PEARL, purseOf, SUPPLY, shift } from '../places.ts';
import { takeSentinel } from '../sentinels.ts';
import type { State } from '../state.ts';
import { step } from '../step.ts';
import { type Arrival, noEffect } from './arrival.ts';
import type { TurnPower } from './turn-power.ts';

/** Ferryman: a nebulis becomes a pearl. */
export const ferryman: TurnPower = {
  moves: (state, seat) => (state.players[seat].nebulis > 0 ? [FERRY] : []),
  use(state, seat, _what, tell) {
    const player = state.players[seat];
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
  const left = Math.min(state.players[seat].nebulis, state.seats - 1);
  if (left > 0) state.stack.push({ at: 'fence', left, upTo: 0 });
  else noEffect(seat, FENCE, tell);
};

const clockwise = (state: State, steps: number): Seat => (state.turn + steps) % state.seats;

export const fence = step<'fence'>({
  powers: 'open',
  run(state, frame, tell) {
    frame.left = Math.min(frame.left, state.players[state.turn].nebulis);
    if (frame.left > 0) return false;
    state.stack.pop();
    settleFigure(state, tell);
    return true;
  },
  actor: (state) => state.turn,
  /** Clockwise, so that no order counts twice; each leaves enough opponents for the rest. */
  moves(state, { left, upTo }) {
    const moves: Move[] = [];
    for (let steps = upTo + 1; steps <= state.seats - left; steps++) moves.push(GIVE[clockwise(state, steps)]);
    return moves;
  },
  play(state, frame, move, tell) {
    const seat = state.turn;
    const to = target(move);
    frame.left--;
    frame.upTo = (to - seat + state.seats) % state.seats;
    handOn(state, seat, to, tell);
  },
});

function handOn(state: State, seat: Seat, to: Seat, tell: Tell): void {
  state.players[seat].nebulis--;
  state.players[to].nebulis++;
  if (tell) tell({ kind: 'handed-on', seat, to, shifts: [shift(NEBULIS, purseOf(seat), purseOf(to))] });
}

export const watcherArrives: Arrival = (state, seat, tell) => takeSentinel(state, seat, 0, tell);
export const vigilArrives: Arrival = (state, seat, tell) => takeSentinel(state, seat, 1, tell);
export const lookoutArrives: Arrival = (state, seat, tell) => takeSentinel(state, seat, 2, tell);
