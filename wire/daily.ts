import * as v from 'valibot';
import { limits } from './limits.ts';

/** A day, written year-month-day. */
export const Day = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** A finished game of the day's sea, as a logbook. */
export const SendDaily = v.strictObject({ book: v.pipe(v.string(), v.maxLength(limits.message)) });

/** How many people ended the day's sea so. */
export interface DailyShare {
  readonly won: boolean;
  readonly turns: number;
  readonly people: number;
}

/** How everybody ended a day's sea, wins first, the quickest first; and oneself, if one has. */
export interface DailySeen {
  readonly counts: readonly DailyShare[];
  readonly own: { readonly won: boolean; readonly turns: number } | null;
}
