import type { Game } from '@fathom/kernel';
import type { Event } from './events.ts';
import { imagine, reveals, view } from './knowledge.ts';
import { type Move, moves, read, weights, write } from './moves.ts';
import { type Options, options } from './options.ts';
import { census, pieces } from './places.ts';
import { play } from './play.ts';
import { payoffs, result } from './score.ts';
import { bound, setup } from './setup.ts';
import { actor, clone, type State, type View } from './state.ts';
import { rules, whyNot } from './why-not.ts';

/** Nautilus Island: castaways explore a stranded submarine, collect what they find and store it in sets. */
export const nautilusIsland: Game<State, Move, View, Options, Event> = {
  id: 'nautilus-island',
  version: 1,
  seats: [2, 4],
  options,
  rules,
  setup,
  actor,
  moves,
  weights,
  play,
  clone,
  whyNot,
  view,
  imagine: (view, _watcher, random) => imagine(view, random),
  reveals,
  payoffs,
  result,
  census,
  pieces,
  bound,
  write,
  read,
};

export {
  type Card,
  type Colour,
  cards,
  colourIndex,
  colourOf,
  colours,
  objects,
  type Tally,
  type Token,
  type Treasure,
  tokens,
} from './cards.ts';
export type { Event, Side } from './events.ts';
export { type Face, type House, house, type Layout, tints } from './house.ts';
export type { ChanceMove, Move, SeatMove } from './moves.ts';
export type { Options } from './options.ts';
export { places, sideOf, standing } from './places.ts';
export * from './questions.ts';
export { type Item, items } from './score.ts';
export {
  actor,
  type Castaway,
  type Ending,
  handSize,
  NONE,
  onTurn,
  type Phase,
  type Scene,
  type State,
  setSize,
  unseenCards,
  type View,
} from './state.ts';
export { nautilusIsland as game };
