import type { Seat } from '@fathom/kernel';
import { evaluator, type Foresight, type Network } from '@fathom/mind';
import { colourOf, type Move, NONE, onTurn, type State, setSize } from '@fathom/nautilus-island/rules';
import { considering } from './consider.ts';
import { FEATURES, features } from './features.ts';

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
    pauses: (state) => state.phase === 'column',
    value: (state, seat) => withClosing(state, seat, judge),
  };
}

/** What self-play taught. */
export function networkJudge(network: Network): Judge {
  const answer = evaluator(network);
  const input = new Float32Array(FEATURES);
  return (state, seat) => answer(features(state, seat, input))[0];
}

/**
 * R9: while the camp is filled up in the middle of a turn, the question whether to close the set is still to come. Its answer is
 * foreseen here: whoever is on turn takes what is better for them.
 */
function withClosing(state: State, seat: Seat, judge: Judge): number {
  const isFilling = (state.phase === 'token' || state.phase === 'place') && state.round > 0;
  if (!isFilling) return judge(state, seat);
  const castaway = state.castaways[onTurn(state)];
  const colour = colourOf(state.row[0]);
  const index = state.sizes.indexOf(setSize(castaway, colour));
  const points = index === NONE ? undefined : state.prizes[index][state.taken[index]];
  const open = judge(state, seat);
  if (points === undefined) return open;
  castaway.portholes[colour] = points;
  state.taken[index]++;
  const closed = judge(state, seat);
  castaway.portholes[colour] = 0;
  state.taken[index]--;
  return seat === onTurn(state) ? Math.max(open, closed) : Math.min(open, closed);
}
