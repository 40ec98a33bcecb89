import type { AnyGame, Random, Seat } from '@fathom/kernel';
import { type AnyHabit, playOn } from './habit.ts';
import { type Trodden, textbook } from './textbook.ts';
import type { Thinking } from './thought.ts';

/**
 * The textbook's tree search whose imagined games are played to the end by habit instead of at random: information-set MCTS with heuristic
 * playouts, the other opponent minds are measured against.
 */
export const playouts = (
  game: AnyGame,
  view: unknown,
  seat: Seat,
  habit: AnyHabit,
  random: Random,
  nodes: number,
): Thinking<unknown, Trodden> =>
  textbook(game, view, seat, random, nodes, (state) => playOn(game, state, habit, random));
