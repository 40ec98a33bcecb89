import { type Actor, at, type Seat } from '@fathom/kernel';
import type { Options } from './options.ts';
import { copyOf, count, noPearls, type Pearl, type Pearls } from './pearls.ts';

export type Weather = 'calm' | 'swell' | 'storm';

/** What the table waits for: the sea's die, the diver's choice, the reef's pearl, the neighbour's answer, or nothing more. */
export type Phase = 'sea' | 'choice' | 'draw' | 'answer' | 'over';

/** A pearl lying face down for good, unless it is doubted, with what its seller called it. */
export interface Laid {
  readonly by: Seat;
  readonly pearl: Pearl;
  readonly as: Pearl;
}

export interface State {
  readonly seats: number;
  readonly options: Options;
  phase: Phase;
  /** Turns finished so far by all divers together. */
  turn: number;
  /** The die as it lies; `null` until the first roll. */
  sea: Weather | null;
  reef: Pearls;
  hands: Pearls[];
  /** Pearls laid face down and not turned up, in the order laid. During an answer the last one is the one on offer. */
  laid: Laid[];
  /** Pearls turned up by a doubt. */
  beach: Pearls;
  /** Points won by selling, and by doubting. */
  sold: number[];
  caught: number[];
}

export function setup(seats: number, options: Options): State {
  const each = Array.from({ length: seats });
  return {
    seats,
    options,
    phase: 'sea',
    turn: 0,
    sea: null,
    reef: copyOf(options.reef),
    hands: each.map(noPearls),
    laid: [],
    beach: noPearls(),
    sold: each.map(() => 0),
    caught: each.map(() => 0),
  };
}

export function clone(state: State): State {
  return {
    seats: state.seats,
    options: state.options,
    phase: state.phase,
    turn: state.turn,
    sea: state.sea,
    reef: copyOf(state.reef),
    hands: state.hands.map(copyOf),
    laid: [...state.laid],
    beach: copyOf(state.beach),
    sold: [...state.sold],
    caught: [...state.caught],
  };
}

/** What state and view both say of the turn, so that questions can be asked of either. */
type Moment = Pick<State, 'seats' | 'options' | 'turn'>;

/** Whose turn it is: D2. */
export function diver({ turn, seats }: Moment): Seat {
  return turn % seats;
}

/** Who answers an offer: the diver's left neighbour, D8. */
export function neighbour({ turn, seats }: Moment): Seat {
  return (turn + 1) % seats;
}

export function isLastTurn({ turn, seats, options }: Moment): boolean {
  return turn + 1 === seats * options.rounds;
}

export function actor(state: State): Actor {
  switch (state.phase) {
    case 'sea':
    case 'draw':
      return 'chance';
    case 'choice':
      return diver(state);
    case 'answer':
      return neighbour(state);
    case 'over':
      return null;
  }
}

/** Why the diver cannot dive now, by rule, or `null`. */
export function noDive(state: State): 'D4' | 'D5' | 'D6' | null {
  if (count(at(state.hands, diver(state))) >= state.options.hold) return 'D4';
  if (state.sea === 'storm') return 'D5';
  if (count(state.reef) === 0) return 'D6';
  return null;
}
