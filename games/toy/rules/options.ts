import type { OptionsOf } from '@fathom/kernel';
import * as v from 'valibot';
import { kinds } from './pearls.ts';

export type Options = {
  /** How many turns each diver takes. */
  readonly rounds: number;
  /** How many pearls a diver can hold: D4. */
  readonly hold: number;
  /** What lies in the reef at the start. */
  readonly reef: { readonly white: number; readonly pink: number; readonly black: number };
};

const defaults: Options = { rounds: 3, hold: 2, reef: { white: 5, pink: 4, black: 3 } };

const between = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const schema = v.strictObject({
  rounds: v.optional(between(1, 6), defaults.rounds),
  hold: v.optional(between(1, 4), defaults.hold),
  reef: v.optional(
    v.pipe(
      v.strictObject({ white: between(0, 12), pink: between(0, 12), black: between(0, 12) }),
      v.check((reef) => kinds.some((kind) => reef[kind] > 0), 'the reef needs at least one pearl'),
    ),
    defaults.reef,
  ),
});

export const options: OptionsOf<Options> = {
  defaults,
  parse(input) {
    const parsed = v.safeParse(schema, input);
    if (parsed.success) return { ok: true, value: parsed.output };
    const [issue] = parsed.issues;
    const where = v.getDotPath(issue);
    return { ok: false, error: where ? `${where}: ${issue.message}` : issue.message };
  },
};
