import type { Game } from '@fathom/kernel';
import { bound } from './bound.ts';
import { clone } from './clone.ts';
import type { Event } from './events.ts';
import { actor, moves, play, weights } from './machine.ts';
import { type Move, read, write } from './notation.ts';
import { type Options, options } from './options.ts';
import { census, pieces } from './pieces.ts';
import { reveals } from './reveals.ts';
import { payoffs, result } from './scoring.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { imagine, type View, view } from './view.ts';
import { rules, whyNot } from './why-not.ts';

/** Abyss, with Kraken or without: explore, ask the council, recruit lords, control locations. */
export const abyss: Game<State, Move, View, Options, Event> = {
  id: 'abyss',
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

export { abyss as game };
