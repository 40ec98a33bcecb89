import { today } from '../shell/sea-names.ts';
import { hasWon } from './results.ts';
import { type Run, runOf } from './runs.ts';
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

/** Days in a row on which the day's sea was played to its end. */
export interface Streak extends Run {
  readonly played: number;
  readonly won: number;
}

export function streakOf(days: ReadonlyMap<string, DailyGame>, day: string): Streak {
  const finished = [...days].filter(([, { won, onTime }]) => won !== null && onTime);
  return {
    ...runOf(
      finished.map(([played]) => played),
      day,
    ),
    played: finished.length,
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
