import type { Census, Seat, Watcher } from '@fathom/kernel';
import type { Options } from './options.ts';
import { copyOf, count, type Pearl, type Pearls } from './pearls.ts';
import { places } from './places.ts';
import { actor, type Phase, type State, type Weather } from './state.ts';

/** A face-down pearl; `pearl` is `null` to all but its seller. */
export interface LaidSeen {
  readonly by: Seat;
  readonly as: Pearl;
  readonly pearl: Pearl | null;
}

export interface View {
  readonly watcher: Watcher;
  readonly seats: number;
  readonly options: Options;
  readonly phase: Phase;
  readonly turn: number;
  /** Whose decision is awaited, as `actor` says. */
  readonly actor: Seat | 'chance' | null;
  readonly sea: Weather | null;
  /** How many pearls the reef still hides. */
  readonly reef: number;
  /** The pearls of the hands this watcher may see, the number of pearls of the others. */
  readonly hands: readonly (Readonly<Pearls> | number)[];
  readonly laid: readonly LaidSeen[];
  readonly beach: Readonly<Pearls>;
  readonly sold: readonly number[];
  readonly caught: readonly number[];
}

export function view(state: State, watcher: Watcher): View {
  return {
    ...own(state, watcher),
    seats: state.seats,
    options: state.options,
    phase: state.phase,
    turn: state.turn,
    actor: actor(state),
    sea: state.sea,
    reef: count(state.reef),
    beach: copyOf(state.beach),
    sold: [...state.sold],
    caught: [...state.caught],
  };
}

export function own(state: State, watcher: Watcher): Pick<View, 'watcher' | 'hands' | 'laid'> {
  const open = state.phase === 'over';
  return {
    watcher,
    hands: state.hands.map((hand, seat) => (open || seat === watcher ? copyOf(hand) : count(hand))),
    laid: state.laid.map(({ by, pearl, as }) => ({ by, as, pearl: by === watcher ? pearl : null })),
  };
}

export function pieces(view: View): Census {
  const all: { [place: string]: { readonly [piece: string]: number } } = {
    [places.reef]: { '?': view.reef },
    [places.beach]: { ...view.beach },
  };
  view.hands.forEach((hand, seat) => {
    all[places.hand(seat)] = typeof hand === 'number' ? { '?': hand } : { ...hand };
  });
  view.laid.forEach(({ pearl }, index) => {
    all[places.laid(index)] = { [pearl ?? '?']: 1 };
  });
  return all;
}
