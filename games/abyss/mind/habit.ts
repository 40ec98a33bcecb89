import { type Card, decode, HAND_KINDS, LORDS, type Move, type State, VALUE_OF, wouldScore } from '@fathom/abyss/rules';
import { at, last, type Random } from '@fathom/kernel';
import type { Habit } from '@fathom/mind';

/** Once in so many decisions anything is played, so that nothing is left out for good. */
const WHIM = 10;
/** What exploring seems to bring, in points of a stack of the council. */
const EXPLORING = 4;

/**
 * How a simple player of Abyss goes on: recruits the best lord there is to be had, else takes a rich stack or explores; takes and buys
 * good allies, fights monsters that have waited a while, pays with high cards, and takes the location that counts most.
 */
export const habit: Habit<State, Move> = (state, moves, random) => {
  const any = at(moves, moves.length === 1 ? 0 : random.below(moves.length));
  if (moves.length === 1 || random.below(WHIM) === 0) return any;
  switch (last(state.stack).at) {
    case 'action':
      return best(moves, (deed, what) => actionWorth(state, deed, what, random));
    case 'stack':
      return best(moves, (deed, what) => (deed === 'council' ? stackWorth(state, what) : 0));
    case 'offer':
      return best(moves, (deed) => (deed === 'buy' ? shown(state) - 2 * (state.sales + 1) : 0));
    case 'ally':
      return best(moves, (deed) => (deed === 'take' ? shown(state) - 2 : deed === 'leave' ? random.below(2) : -1));
    case 'monster':
      return best(moves, (deed) => (deed === 'fight' ? state.threat : deed === 'leave' ? 1 + random.below(3) : 0));
    case 'pay':
      return best(moves, (deed, what) => (deed === 'spend' ? worthOf(what) + random.below(2) : 3));
    case 'affiliate':
      return best(moves, (_deed, what) => worthOf(what));
    case 'location':
    case 'keep':
      return best(moves, (deed, what) => (deed === 'draw' ? 5 + random.below(4) : locationWorth(state, deed, what)));
    case 'pay-keys':
      return best(moves, (deed, what) => (deed === 'key-tokens' ? 9 : -at(LORDS, what).cost));
    default:
      return any;
  }
};

/** The move worth most, the first of equals. */
function best(moves: readonly Move[], worth: (deed: string, what: number) => number): Move {
  let top = at(moves, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const decoded = decode(move);
    const value = worth(decoded?.deed ?? '', decoded?.what ?? -1);
    if (value > most) [top, most] = [move, value];
  }
  return top;
}

const worthOf = (card: Card): number => VALUE_OF[card] ?? 0;

/** The value of the card on offer. */
const shown = ({ track }: State): number => worthOf(track[track.length - 1] ?? -1);

function actionWorth(state: State, deed: string, what: number, random: Random): number {
  if (deed === 'recruit') return 20 + at(LORDS, what).influence + 2 * at(LORDS, what).keys + random.below(3);
  if (deed === 'council') return stackWorth(state, what);
  return deed === 'explore' ? EXPLORING + random.below(3) : 0;
}

function stackWorth({ council }: State, race: number): number {
  const stack = at(council, race);
  let sum = 0;
  for (let card = 0; card < HAND_KINDS; card++) sum += (stack[card] ?? 0) * worthOf(card);
  return sum;
}

const locationWorth = (state: State, deed: string, what: number): number =>
  deed === 'control' || deed === 'keep' ? wouldScore(state, state.turn, what) : 0;
