import type { Move, State } from '@fathom/abyss/rules';
import type { Seat } from '@fathom/kernel';
import { type Foresight, forward, type Network, tempered, wins } from '@fathom/mind';
import { consider, NARROW, WIDE, type Width } from './consider.ts';
import { FEATURES, Sight, STAGES } from './features.ts';

/** Says what a seat may expect of a position. */
export type Judge = (state: State, seat: Seat) => number;

/**
 * What self-play taught: the chance to end before each opponent, and of those the chance to win. As if everybody had a strength and won
 * as often as its share of all strengths (Plackett and Luce): then the odds against each opponent add up.
 */
export function learnedJudge(network: Network, confidence: Confidence = AS_LEARNED, beyond?: Network): Judge {
  const oddsFor = stagedOdds(network);
  const differs = beyond && nuanced(beyond);
  const sight = new Sight();
  return (state, seat) => {
    sight.look(state);
    let sure = 0;
    for (let stage = 0; stage < STAGES; stage++) sure += (confidence[stage] ?? 0) * (sight.stages[stage] ?? 0);
    let against = 0;
    for (let opponent = 0; opponent < state.seats; opponent++) {
      if (opponent === seat) continue;
      let odds = oddsFor(sight.between(seat, opponent), sight.stages);
      if (differs) {
        sight.portray(seat, opponent);
        odds += differs(sight.own, sight.other);
      }
      against += Math.exp(-sure * odds);
    }
    return 1 / (1 + against);
  };
}

/**
 * What a network without hidden layers, with a set of weights for each stage of the game, says of what one seat has more than another, as a
 * logarithm of odds: the same as of the entries written out once for each stage, times how much of it has come; without the network's constant, which
 * would favour whoever is asked for.
 */
export function stagedOdds({ layers }: Network): (input: ArrayLike<number>, stages: ArrayLike<number>) => number {
  const [weights = new Float32Array()] = layers;
  return (input, stages) => {
    let total = 0;
    for (let stage = 0, row = 0; stage < STAGES; stage++, row += FEATURES) {
      const share = stages[stage] ?? 0;
      if (share === 0) continue;
      let sum = 0;
      for (let i = 0; i < FEATURES; i++) {
        const x = input[i] ?? 0;
        if (x !== 0) sum += x * (weights[row + i] ?? 0);
      }
      total += share * sum;
    }
    return total;
  };
}

/**
 * What a network with a hidden layer adds to that sum: it looks at either seat by itself, for what several entries mean together, and by how much it
 * thinks more of the one counts (Siamese networks). So it is as bad for the other, too.
 */
export function nuanced({ sizes, layers }: Network): (own: ArrayLike<number>, other: ArrayLike<number>) => number {
  const [inner = new Float32Array(), outer = new Float32Array()] = layers;
  const hidden = new Float32Array(sizes[1] ?? 0);
  const worth = (portrait: ArrayLike<number>): number => {
    forward(inner, portrait, hidden);
    let total = 0;
    for (let i = 0; i < hidden.length; i++) {
      const lit = hidden[i] ?? 0;
      if (lit > 0) total += lit * (outer[i] ?? 0);
    }
    return total;
  };
  return (own, other) => worth(own) - worth(other);
}

/** The entries once for each stage, as a network learns them. */
export function written(input: ArrayLike<number>, stages: ArrayLike<number>, out: Float32Array): Float32Array {
  for (let stage = 0, row = 0; stage < STAGES; stage++, row += FEATURES) {
    const share = stages[stage] ?? 0;
    for (let i = 0; i < FEATURES; i++) out[row + i] = share * (input[i] ?? 0);
  }
  return out;
}

/** What odds count for, stage by stage: each adds to the one before, as weights do. */
export type Confidence = readonly number[];

const AS_LEARNED: Confidence = [1];

/**
 * Margins teach too much of small leads early on, and too little of them in the last turns. About so much on the odds (temperature scaling, by stage) made
 * chances of what was learned fit best who won, in 250 games of the regent against itself for two and 120 for four.
 */
export const CONFIDENCE: Confidence = [0.85, 0.4, 0.3, 0.6];

/**
 * What speaks for a seat or against it counts for so much when it is told as a chance (temperature scaling): where everybody looks ahead, everybody picks
 * what the network thinks most of, its mistakes with it, and a lead says less. Counted in games of the queen among her like.
 */
const SURE = 0.77;

/** What odds of the network count for where people are told of them. */
export const TOLD: Confidence = CONFIDENCE.map((sure) => SURE * sure);

/** How a value the search found at a table of so many is told as a chance. */
export const teller =
  (seats: number) =>
  (value: number): number =>
    tempered(value, seats, SURE);

/** A turn of one's own that begins is a row of its own: one may have been asked to buy just before. */
function pauses(state: State): boolean {
  return state.stack[state.stack.length - 1]?.at === 'action' && state.used.length === 0;
}

/** A judgement of positions, made into all a search may ask. */
export function foresight(judge: Judge, width: Width = WIDE): Foresight<State, Move> {
  return {
    candid: true,
    pauses,
    value: judge,
    prizes: wins,
    consider: (state, row) => consider(state, row, width),
    glance: (state, row) => consider(state, row, NARROW),
  };
}
