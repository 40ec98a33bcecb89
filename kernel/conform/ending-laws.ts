import { at } from '../at.ts';
import type { AnyGame } from '../contract.ts';
import { same } from '../json.ts';
import { brief } from './copy.ts';
import type { Finding, Law, Position } from './law.ts';

export const payoffs: Law = {
  id: 'payoffs',
  says: 'at the end every seat has a payoff between 0 and 1 that agrees with its rank',
  often: Number.POSITIVE_INFINITY,
  position(position) {
    return atEnd(position, (game, state, seats) => {
      const list = game.payoffs(state);
      if (list.length !== seats) return `${list.length} payoffs for ${seats} seats`;
      const bad = list.find((payoff) => !(payoff >= 0 && payoff <= 1));
      if (bad !== undefined) return `${brief(bad)} is no payoff`;
      const { ranks } = game.result(state);
      const results = list.map((payoff, seat) => ({ payoff, rank: at(ranks, seat) }));
      const disagree = results.some((a) => results.some((b) => !agree(a, b)));
      return disagree ? `ranks ${brief(ranks)}, but payoffs ${brief(list)}` : null;
    });
  },
};

interface Paid {
  readonly rank: number;
  readonly payoff: number;
}

/** Equal ranks are paid alike, a better one no less, the best one more. */
function agree(a: Paid, b: Paid): boolean {
  if (a.rank === b.rank) return a.payoff === b.payoff;
  return a.rank > b.rank || (a.rank === 1 ? a.payoff > b.payoff : a.payoff >= b.payoff);
}

export const result: Law = {
  id: 'result',
  says: 'the result ranks every seat, and its breakdown adds up to the scores',
  often: Number.POSITIVE_INFINITY,
  position(position) {
    return atEnd(position, (game, state, seats) => {
      const { ranks, scores, breakdown, why } = game.result(state);
      if (ranks.length !== seats) return `${ranks.length} ranks for ${seats} seats`;
      const lostTogether = ranks.every((rank) => rank === 2);
      for (const rank of ranks) {
        const better = ranks.filter((other) => other < rank).length;
        if (rank !== better + 1 && !lostTogether) return `${brief(ranks)} are no ranks`;
      }
      if (typeof why !== 'string' || why === '') return 'it does not say why the game ended';
      const sums = ranks.map(() => 0);
      for (const { seat, item, points } of breakdown) {
        if (!(seat in sums)) return `the breakdown names seat ${brief(seat)}`;
        if (typeof item !== 'string' || item === '') return 'a line of the breakdown does not say what it is for';
        sums[seat] = at(sums, seat) + points;
      }
      if (scores !== undefined && !same(scores, sums))
        return `scores ${brief(scores)}, but the breakdown says ${brief(sums)}`;
      return null;
    });
  },
};

function atEnd(
  { playout, state, actor }: Position,
  look: (game: AnyGame, state: unknown, seats: number) => Finding,
): Finding {
  return actor === null ? look(playout.game, state, playout.configuration.seats) : undefined;
}
