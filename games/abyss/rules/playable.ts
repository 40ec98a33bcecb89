import type { Playable } from '@fathom/kernel';
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
import { imagine, own, type View, view } from './view.ts';

/** What a table plays with: the rules without what only a position from outside or a refusal asks for. */
export const playable: Playable<State, Move, View, Options, Event> = {
  id: 'abyss',
  version: 2,
  seats: [2, 4],
  options,
  setup,
  actor,
  moves,
  weights,
  play,
  clone,
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
