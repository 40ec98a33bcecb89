import type { DailySeen, DailyShare } from '@fathom/wire';

/** One bar of the day's results: wins of so many turns, the last one of all slower wins too, or losses (`null`). */
export interface Bar {
  readonly turns: number | null;
  /** Also counts wins that took longer. */
  readonly andMore: boolean;
  readonly people: number;
  readonly own: boolean;
}

/** As many bars of wins as fit on a phone. */
const MOST = 10;

const sum = (shares: readonly DailyShare[]): number => shares.reduce((people, one) => people + one.people, 0);

/** Everybody's results as bars: every number of turns between the quickest win and the slowest, then losses. */
export function barsOf({ counts, own }: DailySeen): readonly Bar[] {
  const wins = counts.filter(({ won }) => won);
  const turns = wins.map((one) => one.turns);
  const [least, most] = [Math.min(...turns), Math.max(...turns)];
  const last = Math.min(most, least + MOST - 1);
  const bars: Bar[] = [];
  for (let turn = least; turn <= last; turn++) {
    const isLast = turn === last && most > last;
    const isHere = (one: number) => one === turn || (isLast && one > turn);
    bars.push({
      turns: turn,
      andMore: isLast,
      people: sum(wins.filter((one) => isHere(one.turns))),
      own: own?.won === true && isHere(own.turns),
    });
  }
  const lost = counts.filter(({ won }) => !won);
  return [...bars, { turns: null, andMore: false, people: sum(lost), own: own?.won === false }];
}

/** The share of all others who did worse: lost, or took longer; `null` for whoever is alone or has lost. */
export function betterThan({ counts, own }: DailySeen): number | null {
  const others = sum(counts) - 1;
  if (!own?.won || others < 1) return null;
  return sum(counts.filter(({ won, turns }) => !won || turns > own.turns)) / others;
}

export const finishers = ({ counts }: DailySeen): number => sum(counts);
