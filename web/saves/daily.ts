import { today } from '../shell/sea-names.ts';
import { hasWon } from './results.ts';
import type { SaveHead } from './save.ts';

/** What became of one day's sea here. */
export interface DailyGame {
  readonly head: SaveHead;
  /** `null` while it goes on. */
  readonly won: boolean | null;
  /** Begun on its own day: only then does it count for the streak. */
  readonly onTime: boolean;
}

/** Every day's game kept here, by its day; of several the one begun first. */
export function dailyGames(heads: readonly SaveHead[]): ReadonlyMap<string, DailyGame> {
  const days = new Map<string, DailyGame>();
  for (const head of [...heads].sort((a, b) => a.began - b.began)) {
    const { daily, shared, over, began } = head;
    if (daily === undefined || shared || days.has(daily)) continue;
    days.set(daily, { head, won: over ? hasWon(head) : null, onTime: today(new Date(began)) === daily });
  }
  return days;
}

export interface Streak {
  /** Days in a row up to today, or up to yesterday while today's sea is still to be played. */
  readonly now: number;
  readonly longest: number;
  readonly played: number;
  readonly won: number;
}

const DAY = 86_400_000;

/** Which day it is, counted from a day nobody asks about. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;

export function streakOf(days: ReadonlyMap<string, DailyGame>, day: string): Streak {
  const finished = [...days].filter(([, { won, onTime }]) => won !== null && onTime);
  const numbers = finished.map(([played]) => numberOf(played)).sort((a, b) => a - b);
  let [run, longest, last] = [0, 0, Number.NaN];
  for (const number of numbers) {
    run = number === last + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = number;
  }
  return {
    now: last >= numberOf(day) - 1 ? run : 0,
    longest,
    played: numbers.length,
    won: finished.filter(([, { won }]) => won).length,
  };
}

/** The days of a month in weeks from Monday on; `null` where a week belongs to another month. */
export function weeksOf(year: number, month: number): readonly (readonly (string | null)[])[] {
  const count = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7;
  const cells: (string | null)[] = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: count }, (_, i) => new Date(Date.UTC(year, month, i + 1)).toISOString().slice(0, 10)),
  ];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}
