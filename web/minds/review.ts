import type { Json } from '@fathom/kernel';
import type { Analysis, Judged } from '@fathom/mind';

/** What one turn did to a chance, in points of a hundred, and what it came to be. */
export interface TurnOfPlay {
  readonly turn: number;
  readonly luck: number;
  readonly others: number;
  readonly given: number;
  /** The chance at its end, from 0 to 100. */
  readonly after: number;
}

/** A game turn by turn. `turnOf` says in which turn a move was made, by its number. */
export function byTurn({ moves, seat }: Analysis<Json>, turnOf: (at: number) => number): readonly TurnOfPlay[] {
  const turns = new Map<number, { luck: number; others: number; given: number; after: number }>();
  for (const { at, by, before, after } of moves) {
    const turn = turnOf(at);
    const sum = turns.get(turn) ?? { luck: 0, others: 0, given: 0, after: 0 };
    const change = 100 * (after - before);
    if (by === 'chance') sum.luck += change;
    else if (by === seat) sum.given -= change;
    else sum.others += change;
    sum.after = 100 * after;
    turns.set(turn, sum);
  }
  return [...turns].map(([turn, sum]) => ({ turn, ...sum }));
}

/** The whole in points of a hundred, each to a tenth, so that payoff − start = luck + others − given holds as it is written. */
export interface Balance {
  readonly start: number;
  readonly payoff: number;
  readonly luck: number;
  readonly others: number;
  readonly given: number;
}

const tenths = (chance: number): number => Math.round(1000 * chance);

/** Rounds so that the sum stays exact: what rounding took from one is given to the one it took most from. */
export function balanceOf({ start, payoff, luck, others, given }: Analysis<Json>): Balance {
  const exact = [luck, others, -given].map((part) => 1000 * part);
  const parts = exact.map(Math.floor);
  const first = tenths(start);
  const last = tenths(payoff);
  let missing = last - first - parts.reduce((sum, part) => sum + part, 0);
  const byLoss = exact.map((_, i) => i).sort((a, b) => exact[b] - parts[b] - (exact[a] - parts[a]));
  for (let i = 0; missing !== 0; i = (i + 1) % byLoss.length) {
    const step = Math.sign(missing);
    // Nobody gives away less than nothing.
    if (byLoss[i] === 2 && parts[2] + step > 0) continue;
    parts[byLoss[i]] += step;
    missing -= step;
  }
  const [sea, rest, own] = parts.map((part) => part / 10);
  return { start: first / 10, payoff: last / 10, luck: sea, others: rest, given: own === 0 ? 0 : -own };
}

/** What a decision cost, in points of a hundred. */
export const costOf = ({ before, after }: Judged<Json>): number => 100 * (before - after);
