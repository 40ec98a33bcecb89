import { at, type GameResult, type ScoreLine, type Seat } from '@fathom/kernel';
import { add, countOf, OBJECTS_PER_COLOUR, PLACES, STORABLE, TOKENS, tokens } from './cards.ts';
import { type Castaway, castawayOf, hiddenOf, type Open, type State, setSize } from './state.ts';

/** E2: what points are for, in the order they are counted. */
export const items = [...tokens, 'portholes', 'treasures'] as const;
export type Item = (typeof items)[number];

const ODD = 4;
const PAIR = 5;

/** What a token can look at: the set it lies on. */
export interface SetShape {
  readonly size: number;
  /** Pairs of the same object. */
  readonly pairs: number;
  /** The points of its porthole, 0 while it is open. */
  readonly porthole: number;
}

export function shapeOf(castaway: Castaway, colour: number): SetShape {
  let pairs = 0;
  for (let i = 0; i < OBJECTS_PER_COLOUR; i++) pairs += countOf(castaway.laid, colour * OBJECTS_PER_COLOUR + i) >> 1;
  return { size: setSize(castaway, colour), pairs, porthole: countOf(castaway.portholes, colour) };
}

/** E3: what `count` tokens of one kind pay on a set. */
export function tokenPoints(token: number, count: number, set: SetShape): number {
  switch (at(tokens, token)) {
    case 'two':
      return 2 * count;
    case 'three':
      return 3 * count;
    case 'each':
      return set.size * count;
    case 'odd':
      return set.size % 2 === 1 ? ODD * count : 0;
    case 'pair':
      return PAIR * Math.min(count, set.pairs);
    case 'double':
      return set.porthole * count;
  }
}

/** E2: treasures among these cards. */
export function treasurePoints(scene: Open, hand: readonly number[]): number {
  let points = 0;
  for (const [i, worth] of scene.treasures.entries()) points += worth * countOf(hand, STORABLE + i);
  return points;
}

/** Points by item for what everybody sees; the hidden part of the hand comes on top. */
export function openScore(scene: Open, seat: Seat): { [item in Item]: number } {
  const castaway = castawayOf(scene, seat);
  const score = { two: 0, three: 0, each: 0, odd: 0, pair: 0, double: 0, portholes: 0, treasures: 0 };
  for (let colour = 0; colour < PLACES; colour++) {
    const set = shapeOf(castaway, colour);
    for (const [token, name] of tokens.entries()) {
      score[name] += tokenPoints(token, countOf(castaway.tokens, colour * TOKENS + token), set);
    }
    score.portholes += set.porthole;
  }
  score.treasures = treasurePoints(scene, castaway.open);
  return score;
}

function scoreLines(state: State, seat: Seat): ScoreLine[] {
  const score = openScore(state, seat);
  score.treasures += treasurePoints(state, hiddenOf(state, seat));
  return items.map((item) => ({ seat, item, points: score[item] }));
}

/** E4: best first. Castaways stand on one side at the end, so no two of them in the same column. */
function ranking(scene: Open, scores: readonly number[]): Seat[] {
  return scores
    .map((_, seat) => seat)
    .sort((a, b) => at(scores, b) - at(scores, a) || at(scene.castaways, a).at - at(scene.castaways, b).at);
}

export function result(state: State): GameResult {
  const breakdown = state.castaways.flatMap((_, seat) => scoreLines(state, seat));
  const scores = state.castaways.map(() => 0);
  for (const { seat, points } of breakdown) add(scores, seat, points);
  const best = ranking(state, scores);
  const ranks = scores.map((_, seat) => best.indexOf(seat) + 1);
  return {
    ranks,
    scores,
    breakdown,
    why: at(scores, at(best, 0)) > at(scores, at(best, 1)) ? 'most-points' : 'tie-break-back',
  };
}

/** 1 for the winner, 0 for the last, the others evenly between. */
export function payoffs(state: State): number[] {
  return result(state).ranks.map((rank) => (state.seats - rank) / (state.seats - 1));
}
