import type { Game } from '@fathom/kernel';
import { bound } from './bound.ts';
import { clone } from './clone.ts';
import type { Event } from './events.ts';
import { actor, moves, play, weights } from './machine.ts';
import { type Move, read, write } from './notation.ts';
import { type Options, options } from './options.ts';
import { census, pieces } from './pieces.ts';
import { restore } from './restore.ts';
import { reveals } from './reveals.ts';
import { payoffs, result } from './scoring.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { imagine, own, type View, view } from './view.ts';
import { rules, whyNot } from './why-not.ts';

/** Abyss, with Kraken or without: explore, ask the council, recruit lords, control locations. */
export const abyss: Game<State, Move, View, Options, Event> = {
  id: 'abyss',
  version: 2,
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
  imagine,
  reveals,
  payoffs,
  result,
  census,
  pieces,
  bound,
  write,
  read,
};

export * from './box/cards.ts';
export * from './box/locations.ts';
export * from './box/lords.ts';
export * from './box/tracks.ts';
export type { Event, EventKind } from './events.ts';
export type { Frame, FrameAt, JoinedBy } from './frames.ts';
export { BRIBE } from './lords/politicians.ts';
export type { Decoded, Deed, Move } from './notation.ts';
export type { Options } from './options.ts';
export * from './places.ts';
export * from './questions.ts';
export { allyPoints, lootPoints, lordPoints, strongestLord } from './scoring.ts';
export type { Area, Holding, Open, OpenPlayer, Player, Sentinel, State } from './state.ts';
export { LORDS_TO_END } from './turn.ts';
export type { PlayerView, View } from './view.ts';
export { abyss as game };
