import type { State } from './types.ts';

/**
 * Every field, listed. It is both a state's clone and anybody's view of it (K1): nothing on this table is hidden, and the Heroic deck has
 * contents but no order. Frames and the charter are never written to, so they are shared.
 */
export function copy(state: State): State {
  return {
    charter: state.charter,
    seats: state.seats,
    turn: state.turn,
    active: state.active,
    stack: state.stack.slice(),
    outcome: state.outcome,
    path: state.path.slice(),
    reefs: state.reefs.slice(),
    spots: state.spots.slice(),
    nautilion: state.nautilion,
    phantom: state.phantom,
    bag: [...state.bag],
    reserve: [...state.reserve],
    discard: [...state.discard],
    cabins: state.cabins.slice(),
    mages: state.mages.slice(),
    hold: state.hold.slice(),
    collided: state.collided,
    dice: state.dice.slice(),
    rolling: state.rolling,
    given: [state.given[0], state.given[1], state.given[2]],
    named: state.named,
    stuck: state.stuck,
    round: state.round,
    pairsUsed: state.pairsUsed,
    row: state.row.slice(),
    card: state.card,
    recalled: state.recalled,
    deck: state.deck.slice(),
    revealed: state.revealed.slice(),
    gone: state.gone.slice(),
    calm: state.calm,
    still: state.still,
    reversed: state.reversed,
    sweeping: state.sweeping,
    lowAdmiral: state.lowAdmiral,
  };
}
