const DAY = 86_400_000;

/** Which day it is, counted from a day nobody asks about. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;

export interface Run {
  /** Days in a row up to today, or up to yesterday while today may still come. */
  readonly now: number;
  readonly longest: number;
}

/** How long days, written year-month-day, follow each other without a gap. */
export function runOf(days: readonly string[], day: string): Run {
  const numbers = [...new Set(days.map(numberOf))].sort((a, b) => a - b);
  let [run, longest, last] = [0, 0, Number.NaN];
  for (const number of numbers) {
    run = number === last + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = number;
  }
  return { now: last >= numberOf(day) - 1 ? run : 0, longest };
}
