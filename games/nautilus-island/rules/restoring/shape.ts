import { isWhole } from '@fathom/kernel';
import * as v from 'valibot';
import { COPIES, KINDS, PLACES, STORABLE, TOKENS } from '../cards.ts';
import { MOST_COLUMNS, MOST_SEATS, PLACES_PER_COLUMN, PORTHOLES, STACK } from '../house.ts';
import { MOST_POINTS } from '../options.ts';
import { NONE } from '../state.ts';

const whole = (least: number, most: number) =>
  v.custom<number>(isWhole(least, most), `must be a whole number from ${least} to ${most}`);

const list = <Item extends v.GenericSchema>(item: Item, length: number) =>
  v.pipe(v.array(item, 'must be a list'), v.length(length, `must have ${length} entries`));

const short = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item, 'must be a list'), v.maxLength(most, `must have at most ${most} entries`));

const tally = (kinds: number, most: number) => list(whole(0, most), kinds);

/** More than the cards of any box allow. */
const MOST_ROUNDS = 1000;

/** Turns, the first tops, the camp, and what is asked. */
const DEEPEST = 4;

/** Every pending choice of this game, with its data and nothing else. */
const frame = v.variant(
  'at',
  [
    v.strictObject({ at: v.picklist(['first', 'fill', 'place', 'turns', 'column', 'action', 'more', 'close']) }),
    v.strictObject({ at: v.literal('token'), place: whole(0, PLACES - 1) }),
    v.strictObject({
      at: v.picklist(['draw', 'turn']),
      column: whole(0, MOST_COLUMNS - 1),
      stack: whole(0, PLACES_PER_COLUMN - 1),
    }),
  ],
  'is nothing this game ever asks',
);

const castaway = v.strictObject({
  at: whole(NONE, MOST_COLUMNS - 1),
  open: tally(KINDS, COPIES),
  unseen: whole(0, KINDS * COPIES),
  laid: tally(STORABLE, COPIES),
  tokens: tally(PLACES * TOKENS, MOST_POINTS),
  portholes: tally(PLACES, MOST_POINTS),
  passed: v.boolean('must be true or false'),
});

/** The form of a state, whatever the box: which fields there are, and how large their numbers can be. */
export const shape = v.strictObject(
  {
    seats: v.number(),
    layout: v.unknown(),
    sizes: v.unknown(),
    prizes: v.unknown(),
    treasures: v.unknown(),
    stack: short(frame, DEEPEST),
    round: whole(0, MOST_ROUNDS),
    order: short(whole(0, MOST_SEATS - 1), MOST_SEATS),
    turn: whole(0, MOST_SEATS),
    ending: v.picklist(['no', 'next', 'now'], 'must be "no", "next" or "now"'),
    row: short(whole(0, STORABLE - 1), PLACES_PER_COLUMN),
    heights: short(whole(0, STACK), MOST_COLUMNS),
    tops: short(short(whole(NONE, KINDS - 1), PLACES_PER_COLUMN), MOST_COLUMNS),
    camp: list(whole(NONE, TOKENS - 1), PLACES),
    supply: tally(TOKENS, MOST_POINTS),
    taken: short(whole(0, PORTHOLES), PORTHOLES),
    castaways: short(castaway, MOST_SEATS),
    hidden: short(tally(KINDS, COPIES), MOST_SEATS),
    pool: tally(KINDS, COPIES),
  },
  'is not something a position of this game has',
);

export type Shape = v.InferOutput<typeof shape>;

/** What is wrong with the form, as a sentence. */
export function complaint(issue: v.BaseIssue<unknown>): string {
  const where = v.getDotPath(issue);
  if (where !== null && issue.received === 'undefined') return `In the position, ${where} is missing.`;
  return where === null ? 'This is not a position of Nautilus Island.' : `In the position, ${where} ${issue.message}.`;
}
