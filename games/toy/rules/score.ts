import { at, type GameResult, type ScoreLine } from '@fathom/kernel';
import type { State } from './state.ts';

/** D12: points for sales, for doubts, and a point for every black pearl still in hand. */
function breakdown({ seats, sold, caught, hands }: State): readonly ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (let seat = 0; seat < seats; seat++) {
    lines.push({ seat, item: 'sold', points: at(sold, seat) });
    lines.push({ seat, item: 'caught', points: at(caught, seat) });
    lines.push({ seat, item: 'kept', points: at(hands, seat).black });
  }
  return lines;
}

export function scores(state: State): readonly number[] {
  const totals = state.hands.map(() => 0);
  for (const { seat, points } of breakdown(state)) totals[seat] = at(totals, seat) + points;
  return totals;
}

/** The share of the other divers one has beaten; half for each one tied with. */
export function payoffs(state: State): readonly number[] {
  const totals = scores(state);
  return totals.map((own, seat) => {
    let beaten = 0;
    totals.forEach((other, rival) => {
      if (rival !== seat) beaten += own > other ? 1 : own === other ? 0.5 : 0;
    });
    return beaten / (totals.length - 1);
  });
}

export function result(state: State): GameResult {
  const totals = scores(state);
  return {
    ranks: totals.map((own) => 1 + totals.filter((other) => other > own).length),
    scores: totals,
    breakdown: breakdown(state),
    why: 'last-turn',
  };
}
