import type { Move, State } from '@fathom/abyss/rules';
import type { Seat } from '@fathom/kernel';
import { evaluator, type Foresight, type Network } from '@fathom/mind';
import { consider, NARROW, WIDE, type Width } from './consider.ts';
import { Sight } from './features.ts';

/** Says what a seat may expect of a position. */
export type Judge = (state: State, seat: Seat) => number;

/** What self-play taught: the chance to end before each opponent, and of those the mean, as payoffs are counted. */
export function learnedJudge(network: Network): Judge {
  const answer = evaluator(network);
  const sight = new Sight();
  return (state, seat) => {
    sight.look(state);
    let total = 0;
    for (let opponent = 0; opponent < state.seats; opponent++) {
      if (opponent !== seat) total += answer(sight.between(seat, opponent))[0] ?? 0;
    }
    return total / (state.seats - 1);
  };
}

/** Margins teach caution: of those it gave 84 % in a hundred games, 92 % won. This much on the odds makes up for it. */
const CONFIDENCE = 1.35;

/** The same judge, whose numbers are chances to win. */
export const confident =
  (judge: Judge): Judge =>
  (state, seat) => {
    const chance = judge(state, seat);
    const odds = (chance / (1 - chance)) ** CONFIDENCE;
    return chance < 1 ? odds / (1 + odds) : 1;
  };

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
    consider: (state, row) => consider(state, row, width),
    glance: (state, row) => consider(state, row, NARROW),
  };
}
