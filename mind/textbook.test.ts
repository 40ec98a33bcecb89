import { at, quickRandom } from '@fathom/kernel';
import { toy } from '@fathom/toy/rules';
import { expect, test } from 'vitest';
import { textbook } from './textbook.ts';
import { ponder } from './thought.ts';

const choice = (view: unknown, seat: number, seed: string) =>
  at(ponder(textbook(toy, view, seat, quickRandom(seed), 300)).ideas, 0).moves[0];

/** Positions of a random game where a seat decides, each with what that seat sees. */
function* decisions(seed: string) {
  const random = quickRandom(seed);
  const options = toy.options.defaults;
  const state = toy.setup(2, options);
  for (;;) {
    const actor = toy.actor(state);
    if (actor === null) return;
    const moves = toy.moves(state);
    if (typeof actor === 'number' && moves.length > 1) yield { state, seat: actor };
    toy.play(state, at(moves, random.below(moves.length)));
  }
}

test('with everything hidden swapped, the same seed and budget make the same choice', () => {
  let compared = 0;
  let swapped = 0;
  for (const { state, seat } of decisions('swapped')) {
    const view = toy.view(state, seat);
    const other = toy.imagine(view, seat, quickRandom(`swap ${compared}`));
    if (JSON.stringify(other) !== JSON.stringify(state)) swapped++;
    expect(choice(toy.view(other, seat), seat, 'same')).toEqual(choice(view, seat, 'same'));
    compared++;
  }
  expect(compared).toBeGreaterThan(3);
  expect(swapped).toBeGreaterThan(0);
});

test('it plays legal moves, keeps to its budget and can be stopped at its first answer', () => {
  for (const { state, seat } of decisions('legal')) {
    const view = toy.view(state, seat);
    const thought = ponder(textbook(toy, view, seat, quickRandom('x'), 100));
    expect(thought.nodes).toBe(100);
    expect(toy.moves(state)).toContainEqual(at(thought.ideas, 0).moves[0]);
    expect(ponder(textbook(toy, view, seat, quickRandom('x'), 10_000), () => true).nodes).toBe(64);
  }
});
