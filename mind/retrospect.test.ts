import { at, quickRandom, sum } from '@fathom/kernel';
import { type Move, type State, toy, worth } from '@fathom/toy/rules';
import { describe, expect, test } from 'vitest';
import type { Analysis, Played } from './analysis.ts';
import { lucksOf, outline, retrospect } from './retrospect.ts';
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

function accounts(seats: number, seed: string): readonly Analysis<Move>[] {
  const { opening, steps } = played(seats, seed);
  return Array.from({ length: seats }, (_, seat) => {
    const thinking = retrospect(toy, opening, steps, seat, purse, 2);
    let next = thinking.next();
    while (!next.done) next = thinking.next();
    return next.value;
  });
}

describe('looking back on a game between rivals', () => {
  test.each([2, 3])(
    'payoff − start = luck + others + light − given, and every move begins where the last one ended: %i',
    (seats) => {
      const { states, steps } = played(seats, 'back');
      let givenByAll = 0;
      for (const [seat, { start, payoff, luck, others, light, given, moves }] of accounts(seats, 'back').entries()) {
        expect(payoff).toBe(toy.payoffs(at(states, steps.length))[seat]);
        expect(payoff - start).toBeCloseTo(luck + others + light - given, 10);
        const by = (who: (one: Played<Move>['by']) => boolean) =>
          sum(
            moves.filter((move) => who(move.by)).map(({ before, after, light: unknown }) => after - before - unknown),
          );
        expect(luck).toBeCloseTo(
          by((one) => one === 'chance'),
          10,
        );
        expect(given).toBeCloseTo(-by((one) => one === seat), 10);
        moves.forEach((move, i) => {
          expect(move.before).toBe(i === 0 ? start : at(moves, i - 1).after);
          if (move.by === seat) expect(move.after - move.light).toBeLessThanOrEqual(move.before + 1e-12);
          if (move.by !== seat) expect(move.best).toBeNull();
          // Only the end shows what was hidden.
          if (i < moves.length - 1) expect(move.light).toBe(0);
        });
        givenByAll += given;
      }
      expect(givenByAll).toBeGreaterThan(0.1);
    },
  );

  test.each([2, 3])('a glance says what the account says wherever somebody decides after a draw: %i', (seats) => {
    let compared = 0;
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { opening, steps } = played(seats, seed);
      const lastDraw = steps.findLastIndex(({ by }) => by === 'chance');
      for (const [seat, { moves, payoff }] of accounts(seats, seed).entries()) {
        const glanced = outline(toy, opening, steps, seat, purse);
        expect(glanced.length).toBe(steps.length + 1);
        expect(glanced.at(-1)).toBe(payoff);
        for (const { at: i, by, before } of moves) {
          if (by === 'chance' || i > lastDraw || steps[i - 1]?.by !== 'chance') continue;
          expect(glanced[i]).toBeCloseTo(before, 10);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  test.each([2, 3])('the accounts of all seats are one: %i', (seats) => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const all = accounts(seats, seed);
      expect(sum(all.map(({ luck }) => luck))).toBeCloseTo(0, 10);
      expect(sum(all.map(({ light }) => light))).toBeCloseTo(0, 10);
      expect(sum(all.map(({ start }) => start))).toBeCloseTo(sum(all.map(({ payoff }) => payoff)), 10);
      for (const { seat, others, given } of all) {
        const rivals = all.filter((one) => one.seat !== seat);
        expect(others).toBeCloseTo(sum(rivals.map((one) => one.given)) / rivals.length, 10);
        expect(given).toBeLessThanOrEqual(1);
      }
    }
  });

  test('the luck of all that could be drawn, by its weight, is nought for every seat, and so is that of all seats', () => {
    const { steps, states } = played(3, 'luck');
    let draws = 0;
    let felt = 0;
    steps.forEach(({ by }, i) => {
      if (by !== 'chance') return;
      const weights = toy.weights(at(states, i));
      const lucks = toy.moves(at(states, i)).map((move) => lucksOf(toy, at(states, i), move, [1, 0, 0], purse));
      for (let seat = 0; seat < 3; seat++) {
        const total = sum(lucks.map((luck, o) => at(weights, o) * at(luck, seat)));
        expect(total / sum(weights)).toBeCloseTo(0, 10);
      }
      for (const luck of lucks) expect(sum(luck)).toBeCloseTo(0, 10);
      felt += Math.max(...lucks.map((luck) => at(luck, 1)));
      draws++;
    });
    expect(draws).toBeGreaterThan(5);
    expect(felt).toBeGreaterThan(0.05);
  });
});
