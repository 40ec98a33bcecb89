import { abyss, type State } from '@fathom/abyss/rules';
import { at, playChance, quickRandom, sum } from '@fathom/kernel';
import { evaluator, readNetwork, reply } from '@fathom/mind';
import { beforeAll, expect, test } from 'vitest';
import { FEATURES, Sight, STAGES } from './features.ts';
import { foresight, learnedJudge, stagedOdds, teller, written } from './knowledge.ts';
import { network } from './nets/court.ts';
import { network as nuance } from './nets/nuance.ts';

const net = readNetwork(network);
const judge = learnedJudge(net);
/** With what the hidden layer adds. */
const whole = learnedJudge(net, undefined, readNetwork(nuance));

/** Positions of a game by the net, where somebody decides. */
function positions(seats: number, seed: string): State[] {
  const random = quickRandom(seed);
  const state = abyss.setup(seats, abyss.options.defaults);
  const found: State[] = [];
  for (;;) {
    while (abyss.actor(state) === 'chance') playChance(abyss, state, random);
    const actor = abyss.actor(state);
    if (typeof actor !== 'number') return found;
    found.push(abyss.clone(state));
    for (const move of reply(abyss, state, actor, foresight(judge))) abyss.play(state, move);
  }
}

let duel: State[] = [];
let four: State[] = [];

/** The same position without monster tokens: whoever has some knows more than the other. */
function open(state: State): State {
  const same = abyss.clone(state);
  for (const { tokens } of same.players) tokens.fill(0);
  return same;
}

beforeAll(() => {
  duel = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].flatMap((seed) => positions(2, seed));
  four = positions(4, 'judge');
});

test('the sum by stages is what the network says of the entries written out once for each', () => {
  const sight = new Sight();
  // But for its constant, which would favour whoever is asked for.
  const answer = evaluator({ ...net, layers: net.layers.map((layer) => layer.with(-1, 0)) });
  const page = new Float32Array(STAGES * FEATURES);
  const most = new Array(STAGES).fill(0);
  for (const state of duel) {
    sight.look(state);
    const input = sight.between(0, 1);
    const chance = 1 / (1 + Math.exp(-stagedOdds(net)(input, sight.stages)));
    expect(chance).toBeCloseTo(at(answer(written(input, sight.stages, page)), 0), 4);
    for (const [stage, share] of sight.stages.entries()) most[stage] = Math.max(most[stage], share);
  }
  // The whole way from the first lord to the last turns.
  expect(most).toEqual([1, 1, 1, 1]);
});

test.each([
  ['by the sum', judge],
  ['with what is added to it', whole],
])(
  'what one seat may expect, another may not: the chances of two add up to all, those of four to about as much: %s',
  (_name, told) => {
    const all = (state: State) => sum(state.players.map((_, seat) => told(state, seat)));
    for (const state of duel) expect(all(open(state))).toBeCloseTo(1, 5);
    for (const state of [...duel, ...four]) {
      expect(all(state)).toBeGreaterThan(0.8);
      expect(all(state)).toBeLessThan(1.25);
    }
  },
);

test('that somebody may end the game and is ahead then is seen once they have six lords, by either alike', () => {
  const sight = new Sight();
  let told = 0;
  for (const state of duel.map(open)) {
    const seat = state.turn;
    sight.look(state);
    const entries = sight.between(seat, 1 - seat).slice(-4);
    if (entries.every((entry) => entry === 0)) continue;
    told++;
    // Somebody has six lords, and what one gains by it the other loses.
    expect(
      Math.max(
        ...state.players.map(({ lords, locations }) => lords.length + sum(locations.map((one) => one.lords.length))),
      ),
    ).toBeGreaterThanOrEqual(6);
    const theirs = sight.between(1 - seat, seat).slice(-4);
    for (const [i, entry] of entries.entries()) expect(at([...theirs], i)).toBeCloseTo(-entry, 5);
  }
  expect(told).toBeGreaterThan(0);
});

test('what is added to the sum knows no more of monster tokens than the seat does', () => {
  let seen = 0;
  for (const state of duel) {
    const [owner, other] = [0, 1].map((seat) => at(state.players, seat).tokens);
    if (!owner || !other || sum(other) === 0) continue;
    seen++;
    // The same number of tokens, all of the least or of the highest value.
    const [poor, rich] = [0, 2].map((value) => {
      const same = abyss.clone(state);
      at(same.players, 1).tokens = other.map((_, i) => (i === value ? sum(other) : 0));
      return whole(same, 0);
    });
    expect(at([poor], 0)).toBeCloseTo(at([rich], 0) ?? 0, 5);
  }
  expect(seen).toBeGreaterThan(0);
});

test('a chance is told less surely than it was found, at every table, and the better row stays the better', () => {
  for (const seats of [2, 3, 4]) {
    const told = [0, 0.05, 0.2, 1 / seats, 0.6, 0.9, 1].map(teller(seats));
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect([told[0], told[6]]).toEqual([0, 1]);
    // Who has an even share keeps it.
    expect(told[3]).toBeCloseTo(1 / seats);
    expect(told[1]).toBeGreaterThan(0.05);
    expect(told[5]).toBeLessThan(0.9);
    expect(told[5]).toBeGreaterThan(0.75);
  }
});
