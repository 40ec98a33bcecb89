import type { OptionsOf } from '@fathom/kernel';
import * as v from 'valibot';
import { PLACES, tokens } from './cards.ts';
import { type Face, type House, house, PLACES_PER_COLUMN, PORTHOLES, STACKS } from './house.ts';

export interface Options {
  /** The data the booklet shows only in pictures, read off your own box; `null` plays with ours. What is left out stays ours. */
  readonly house: House | null;
}

export const MOST_POINTS = 99;
const LARGEST_SET = 16;

const whole = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
};

const object = v.custom<object>(
  (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
  'must be an object',
);

/** An object with no keys but these. */
const only = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(object, v.strictObject(entries, 'is not something this game knows'));

const treasures = only({
  pearl: v.optional(whole(0, MOST_POINTS), house.treasures.pearl),
  goblet: v.optional(whole(0, MOST_POINTS), house.treasures.goblet),
  crown: v.optional(whole(0, MOST_POINTS), house.treasures.crown),
  idol: v.optional(whole(0, MOST_POINTS), house.treasures.idol),
});

const pile = v.pipe(
  v.array(whole(1, MOST_POINTS), 'must be a list of points, the highest first'),
  v.check((points) => points.length > 0, 'must not be empty: leave a size without portholes out'),
  v.check(
    (points) => points.every((value, i) => value <= (points[i - 1] ?? value)),
    'must have the highest porthole first, as it lies on top',
  ),
);

const isSize = (key: string): boolean => /^[1-9]\d?$/.test(key) && Number(key) <= LARGEST_SET;

const portholes = v.pipe(
  object,
  v.record(v.string(), pile),
  v.check((piles) => Object.keys(piles).every(isSize), `must have set sizes from 1 to ${LARGEST_SET} as its keys`),
  v.check((piles) => Object.values(piles).flat().length === PORTHOLES, `must have ${PORTHOLES} portholes in all`),
);

const bonus = v.pipe(
  only({
    two: v.optional(whole(0, MOST_POINTS), house.tokens.two),
    three: v.optional(whole(0, MOST_POINTS), house.tokens.three),
    each: v.optional(whole(0, MOST_POINTS), house.tokens.each),
    odd: v.optional(whole(0, MOST_POINTS), house.tokens.odd),
    pair: v.optional(whole(0, MOST_POINTS), house.tokens.pair),
    double: v.optional(whole(0, MOST_POINTS), house.tokens.double),
  }),
  v.check(
    (counts) => tokens.reduce((sum, token) => sum + counts[token], 0) >= PLACES,
    `must be at least ${PLACES} tokens in all, one for each place of the camp`,
  ),
);

/** R2: with one column more than players there is always somewhere to go. */
const layout = (seats: '2' | '3' | '4') => {
  const least = Number(seats) + 1;
  const face = v.picklist(['up', 'down'] satisfies Face[], 'must be "up" or "down"');
  const column = v.pipe(
    v.array(face, 'must be a list of stacks, each "up" or "down"'),
    v.check(
      (stacks) => stacks.length >= 1 && stacks.length <= PLACES_PER_COLUMN,
      `must have 1 to ${PLACES_PER_COLUMN} stacks`,
    ),
  );
  return v.pipe(
    v.array(column, 'must be a list of columns from the back to the front'),
    v.check((columns) => columns.length >= least, `must have at least ${least} columns, so that one is always free`),
    v.check((columns) => columns.flat().length === STACKS[seats], `must have ${STACKS[seats]} stacks in all`),
  );
};

const columns = only({
  '2': v.optional(layout('2'), ours('2')),
  '3': v.optional(layout('3'), ours('3')),
  '4': v.optional(layout('4'), ours('4')),
});

function ours(seats: '2' | '3' | '4'): Face[][] {
  return house.columns[seats].map((stacks) => [...stacks]);
}

const schema = only({
  house: v.optional(
    v.nullable(
      only({
        treasures: v.optional(treasures, {}),
        portholes: v.optional(portholes, house.portholes),
        tokens: v.optional(bonus, {}),
        columns: v.optional(columns, {}),
      }),
    ),
    null,
  ),
});

export const options: OptionsOf<Options> = {
  defaults: { house: null },
  parse(input) {
    const parsed = v.safeParse(schema, input);
    if (parsed.success) return { ok: true, value: parsed.output };
    const [issue] = parsed.issues;
    return { ok: false, error: `${v.getDotPath(issue) ?? 'The options'} ${issue.message}.` };
  },
};
