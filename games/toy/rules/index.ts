import type { Game } from '@fathom/kernel';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { type Move, moves, read, weights, write } from './moves.ts';
import { type Options, options } from './options.ts';
import { census } from './places.ts';
import { play, reveals } from './play.ts';
import { restore } from './restore.ts';
import { payoffs, result } from './score.ts';
import { actor, clone, type State, setup } from './state.ts';
import { own, pieces, type View, view } from './view.ts';
import { rules, whyNot } from './why-not.ts';

export type { Event } from './events.ts';
export { unseenPearls } from './imagine.ts';
export type { Move } from './moves.ts';
export type { Options } from './options.ts';
export { kinds, type Pearl, type Pearls, worth } from './pearls.ts';
export { diver, isLastTurn, neighbour, type Phase, type State, type Weather } from './state.ts';
export type { LaidSeen, View } from './view.ts';

/** Pearl Divers: dive for pearls nobody else sees, sell them under any name you like, and doubt your neighbour. */
export const toy: Game<State, Move, View, Options, Event> = {
  id: 'toy',
  version: 1,
  seats: [2, 3],
  options,
  rules,
  setup,
  restore,
  actor,
  moves,
  weights,
  play,
  clone,
  whyNot,
  view,
  own,
  imagine: (seen, _watcher, random) => imagine(seen, random),
  reveals,
  payoffs,
  result,
  census,
  pieces,
  /** A turn is a roll, a choice, and a pearl drawn or an answer given. */
  bound: (seats, { rounds }) => seats * rounds * 3,
  write,
  read,
};

export { toy as game };
