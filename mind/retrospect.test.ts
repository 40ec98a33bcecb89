import { at, quickRandom, sum } from '@fathom/kernel';
import { type Move, type State, toy, worth } from '@fathom/toy/rules';
import { describe, expect, test } from 'vitest';
import type { Played } from './analysis.ts';
import { luckOf, retrospect } from './retrospect.ts';
import type { Foresight } from './search.ts';

const purse: Foresight<State, Move> = {
  consider: (state) => toy.moves(state),
  value(state, seat) {
    const points = state.hands.map((hand, i) => {
      const held = hand.white * worth.white + hand.pink * worth.pink + hand.black * worth.black;
      return at(state.sold, i) + at(state.caught, i) + 0.8 * held;
    });
    const best = Math.max(...points.filter((_, i) => i !== seat));
    return 1 / (1 + Math.exp(-(at(points, seat) - best) / 2));
  },
};

function played(seats: number, seed: string): { opening: State; steps: Played<Move>[]; states: State[] } {
  const random = quickRandom(seed);
  const opening = toy.setup(seats, toy.options.defaults);
  const state = toy.clone(opening);
  const steps: Played<Move>[] = [];
  const states = [toy.clone(state)];
  for (;;) {
    const by = toy.actor(state);
    if (by === null) return { opening, steps, states };
    const moves = toy.moves(state);
    const move = at(moves, random.below(moves.length));
    steps.push({ by, move });
    toy.play(state, move);
    states.push(toy.clone(state));
  }
}

describe('looking back on a game between rivals', () => {
  test.each([2, 3])(
    'payoff − start = luck + others − given, and every move begins where the last one ended: %i',
    (seats) => {
      let givenByAll = 0;
      for (let seat = 0; seat < seats; seat++) {
        const { opening, steps, states } = played(seats, 'back');
        const thinking = retrospect(toy, opening, steps, seat, purse, 2);
        let next = thinking.next();
        while (!next.done) next = thinking.next();
        const { start, payoff, luck, others, given, moves } = next.value;
        expect(payoff).toBe(toy.payoffs(at(states, steps.length))[seat]);
        expect(payoff - start).toBeCloseTo(luck + others - given, 10);
        const by = (who: (one: Played<Move>['by']) => boolean) =>
          moves.filter((move) => who(move.by)).reduce((total, { before, after }) => total + after - before, 0);
        expect(luck).toBeCloseTo(
          by((one) => one === 'chance'),
          10,
        );
        expect(given).toBeCloseTo(-by((one) => one === seat), 10);
        moves.forEach((move, i) => {
          expect(move.before).toBe(i === 0 ? start : at(moves, i - 1).after);
          if (move.by === seat) expect(move.after).toBeLessThanOrEqual(move.before);
          if (move.by !== seat) expect(move.best).toBeNull();
        });
        givenByAll += given;
      }
      expect(givenByAll).toBeGreaterThan(0.1);
    },
  );

  test('the luck of all that could be drawn, by its weight, is nought', () => {
    const { steps, states } = played(3, 'luck');
    let draws = 0;
    let felt = 0;
    steps.forEach(({ by }, i) => {
      if (by !== 'chance') return;
      const weights = toy.weights(at(states, i));
      const lucks = toy.moves(at(states, i)).map((move) => luckOf(toy, states[i], move, 1, purse));
      const total = lucks.reduce((so, luck, o) => so + at(weights, o) * luck, 0);
      expect(total / sum(weights)).toBeCloseTo(0, 10);
      felt += Math.max(...lucks);
      draws++;
    });
    expect(draws).toBeGreaterThan(5);
    expect(felt).toBeGreaterThan(0.05);
  });
});
