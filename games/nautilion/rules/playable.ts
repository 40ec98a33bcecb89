import type { Playable } from '@fathom/kernel';
import { bound } from './bound.ts';
import { copy } from './copy.ts';
import { read, write } from './notation.ts';
import { options } from './options.ts';
import { piecesOf } from './pieces.ts';
import { actor, moves, play, weights } from './play.ts';
import { setup } from './setup.ts';
import type { Event, Move, Options, State, View } from './types.ts';

/** One against the sea, or two together: everybody wins or everybody loses (T11). */
const payoff = (state: State): number => (state.outcome === 'won' ? 1 : 0);

export const playable: Playable<State, Move, View, Options, Event> = {
  id: 'nautilion',
  version: 2,
  seats: [1, 2],
  options,
  setup,
  actor,
  moves,
  weights,
  play,
  clone: copy,
  view: (state) => copy(state),
  own: () => ({}),
  imagine: (view) => copy(view),
  reveals: () => false,
  payoffs: (state) => Array.from({ length: state.seats }, () => payoff(state)),
  result: (state) => ({
    ranks: Array.from({ length: state.seats }, () => (state.outcome === 'won' ? 1 : 2)),
    breakdown: [],
    why: state.outcome ?? 'unfinished',
  }),
  census: piecesOf,
  pieces: piecesOf,
  bound,
  write,
  read,
};
