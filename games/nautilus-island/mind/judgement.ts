import { at, type Seat } from '@fathom/kernel';
import { evaluator, type Foresight, type Network, tempered, wins } from '@fathom/mind';
import {
  add,
  asked,
  castawayOf,
  colourOf,
  type Move,
  onTurn,
  type State,
  setSize,
} from '@fathom/nautilus-island/rules';
import { considering } from './consider.ts';
import { FEATURES, features } from './features.ts';
import { nextPorthole } from './prospects.ts';

/** Ways to store looked at in each column: for a choice of one's own, and for others' answers to it. */
const WIDE = 8;
const NARROW = 4;

/** How good a position is for a seat that looks at it, between 0 and 1. */
export type Judge = (state: State, seat: Seat) => number;

/** A judge of positions, made into all a search may ask. */
export function foresight(judge: Judge): Foresight<State, Move> {
  return {
    consider: considering(WIDE),
    glance: considering(NARROW),
    candid: true,
    pauses: (state) => asked(state) === 'column',
    value: (state, seat) => withClosing(state, seat, judge),
    prizes: wins,
  };
}

/** The same of somebody who asks for every seat where an imagined world is left. */
export const evenHanded = (judge: Judge): Foresight<State, Move> => ({
  ...foresight(judge),
  afar: (state, seat) => shareOf(state, seat, judge),
});

/**
 * What speaks for a seat or against it counts for so much when it is told as a chance (temperature scaling): where everybody looks ahead, everybody picks
 * what the network thinks most of, its mistakes with it, and a lead says less. Counted in games of the keeper among her like, for two, three and four.
 */
const SURE = 0.74;

/** How a value found at a table of so many is told as a chance. */
export const teller =
  (seats: number) =>
  (value: number): number =>
    tempered(value, seats, SURE);

/** The same judge, no surer than what comes of it. */
export const sober =
  (judge: Judge): Judge =>
  (state, seat) =>
    tempered(judge(state, seat), state.seats, SURE);

/** What self-play taught. */
export function networkJudge(network: Network): Judge {
  const answer = evaluator(network);
  const input = new Float32Array(FEATURES);
  return (state, seat) => answer(features(state, seat, input))[0] ?? 0;
}

/**
 * R9: while the camp is filled up in the middle of a turn, the question whether to close the set is still to come. Its answer is
 * foreseen here: whoever is on turn takes what is better for them.
 */
function withClosing(state: State, seat: Seat, judge: Judge): number {
  const isFilling = (asked(state) === 'token' || asked(state) === 'place') && state.round > 0;
  if (!isFilling) return judge(state, seat);
  const castaway = castawayOf(state, onTurn(state));
  const colour = colourOf(at(state.row, 0));
  const size = setSize(castaway, colour);
  const points = nextPorthole(state, size);
  const open = judge(state, seat);
  if (points === 0) return open;
  const index = state.sizes.indexOf(size);
  castaway.portholes[colour] = points;
  add(state.taken, index, 1);
  const closed = judge(state, seat);
  castaway.portholes[colour] = 0;
  add(state.taken, index, -1);
  return seat === onTurn(state) ? Math.max(open, closed) : Math.min(open, closed);
}

/**
 * One of all seats wins, so what each may expect should add up to 1. A network that sees one rival well and the others dimly does not know that:
 * asked for everybody, it is off by less.
 */
function shareOf(state: State, seat: Seat, judge: Judge): number {
  let total = 0;
  for (let player = 0; player < state.seats; player++) total += withClosing(state, player, judge);
  return withClosing(state, seat, judge) / total;
}
