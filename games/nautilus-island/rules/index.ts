import type { Game } from '@fathom/kernel';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { own, reveals, view } from './knowledge.ts';
import { actor, moves, play, weights } from './machine.ts';
import { type Move, read, write } from './moves.ts';
import { type Options, options } from './options.ts';
import { census, pieces } from './places.ts';
import { restore } from './restore.ts';
import { payoffs, result } from './score.ts';
import { bound, setup } from './setup.ts';
import { clone, type State, type View } from './state.ts';
import { rules, whyNot } from './why-not.ts';

/** Nautilus Island: castaways explore a stranded submarine, collect what they find and store it in sets. */
export const nautilusIsland: Game<State, Move, View, Options, Event> = {
  id: 'nautilus-island',
  version: 1,
  seats: [2, 4],
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
  add,
  type Card,
  type Colour,
  cardIndex,
  cards,
  colourIndex,
  colourOf,
  colours,
  countOf,
  OBJECTS_PER_COLOUR,
  objects,
  PLACES,
  STORABLE,
  type Tally,
  TOKENS,
  type Token,
  TREASURES,
  type Treasure,
  tokenIndex,
  tokens,
} from './cards.ts';
export type { Event, Side } from './events.ts';
export type { CardFrame, Frame } from './frames.ts';
export { type Face, type House, house, type Layout, tints } from './house.ts';
export { actor } from './machine.ts';
export type { ChanceMove, Move, SeatMove } from './moves.ts';
export type { Options } from './options.ts';
export { places, sideOf, standing } from './places.ts';
export * from './questions.ts';
export { type Item, items } from './score.ts';
export {
  asked,
  type Castaway,
  castawayOf,
  type Ending,
  handSize,
  hiddenOf,
  NONE,
  type Open,
  onTurn,
  placesAt,
  type State,
  setSize,
  unseenCards,
  type View,
} from './state.ts';
export { nautilusIsland as game };
