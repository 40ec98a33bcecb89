import { abyss, type Move, type State } from '@fathom/abyss/rules';
import { at, playChance, quickRandom, type Random } from '@fathom/kernel';
import { type Habit, playOn } from '@fathom/mind';
import { expect, test } from 'vitest';
import { habit } from './habit.ts';

const anything: Habit<State, Move> = (_state, moves, random) => at(moves, random.below(moves.length));

/** One game, a habit for each seat; what each seat gets. */
function play(habits: readonly Habit<State, Move>[], kraken: boolean, random: Random): readonly number[] {
  const state = abyss.setup(habits.length, { ...abyss.options.defaults, kraken });
  for (let actor = abyss.actor(state); actor !== null; actor = abyss.actor(state)) {
    if (actor === 'chance') {
      playChance(abyss, state, random);
      continue;
    }
    const moves = abyss.moves(state);
    const move = at(habits, actor)(state, moves, random);
    expect(moves).toContain(move);
    abyss.play(state, move);
  }
  return abyss.payoffs(state);
}

test.each([2, 3, 4])('by habit a game for %i is played to its end by listed moves', (seats) => {
  const habits = Array.from({ length: seats }, () => habit);
  for (const kraken of [true, false]) {
    const payoffs = play(habits, kraken, quickRandom(`habit ${seats} ${kraken}`));
    expect(payoffs).toHaveLength(seats);
  }
  const state = abyss.setup(seats, abyss.options.defaults);
  playOn(abyss, state, habit, quickRandom('on'));
  expect(abyss.actor(state)).toBeNull();
});

test('a simple player beats one who plays anything nearly always', () => {
  let points = 0;
  for (let game = 0; game < 40; game++) {
    const seat = game % 2;
    const habits = seat === 0 ? [habit, anything] : [anything, habit];
    points += at(play(habits, true, quickRandom(`against anything ${game}`)), seat);
  }
  expect(points).toBeGreaterThanOrEqual(36);
});
