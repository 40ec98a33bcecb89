import { at, quickRandom } from '@fathom/kernel';
import { type Move, type State, toy } from '@fathom/toy/rules';
import { expect, test } from 'vitest';
import type { Habit } from './habit.ts';
import { playouts } from './playouts.ts';
import { ponder } from './thought.ts';

const first: Habit<State, Move> = (_state, moves) => at(moves, 0);

/** The first decision of a random game with more than one choice, and who decides it. */
function decision(seed: string): { state: State; seat: number } {
  const random = quickRandom(seed);
  const state = toy.setup(2, toy.options.defaults);
  for (;;) {
    const actor = toy.actor(state);
    const moves = toy.moves(state);
    if (typeof actor === 'number' && moves.length > 1) return { state, seat: actor };
    toy.play(state, at(moves, random.below(moves.length)));
  }
}

test('imagined games are played to their end by habit, among the moves listed, and no more of them than allowed', () => {
  const { state, seat } = decision('listed');
  let ends = 0;
  const watched: Habit<State, Move> = (here, moves, random) => {
    expect(moves).toEqual(toy.moves(here));
    if (toy.actor(here) !== null) ends++;
    return first(here, moves, random);
  };
  const thought = ponder(playouts(toy, toy.view(state, seat), seat, watched, quickRandom('x'), 80));
  expect(thought.nodes).toBe(80);
  expect(ends).toBeGreaterThan(80);
  expect(toy.moves(state)).toContainEqual(at(thought.ideas, 0).moves[0]);
});

test('with everything hidden swapped, the same seed and budget make the same choice', () => {
  const { state, seat } = decision('swapped');
  const choice = (here: State) =>
    ponder(playouts(toy, toy.view(here, seat), seat, first, quickRandom('same'), 200)).ideas;
  const others = [1, 2, 3, 4].map((n) => toy.imagine(toy.view(state, seat), seat, quickRandom(`swap ${n}`)));
  for (const other of others) expect(choice(other)).toEqual(choice(state));
});
