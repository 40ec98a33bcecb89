import * as v from 'valibot';

/**
 * How long a seat may take. `none`: as long as it likes. `live`: so many seconds a turn, then its bank runs, then a bot takes the seat.
 * `days`: so many days a turn.
 */
export const Pace = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    turn: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(3600)),
    bank: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7200)),
  }),
  v.strictObject({ kind: v.literal('days'), days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14)) }),
]);
export type Pace = v.InferOutput<typeof Pace>;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Milliseconds nobody seated may be away before anybody seated may give the seat to a bot; without a word from anybody for as long again, the table ends. */
export function patience(pace: Pace): number {
  if (pace.kind === 'live') return Math.max(minute, pace.turn * 1000);
  return pace.kind === 'days' ? pace.days * day : 7 * day;
}
