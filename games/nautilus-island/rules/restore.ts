import { type Json, type Parsed, same } from '@fathom/kernel';
import * as v from 'valibot';
import type { Options } from './options.ts';
import { wrongIn } from './restoring/sense.ts';
import { complaint, type Shape, shape } from './restoring/shape.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';

/**
 * A state from outside, if a game with these options could go on from it: every field in its range, every card, token and porthole there,
 * and whatever is asked worth asking. What the box decides is taken from the options.
 */
export function restore(input: unknown, seats: number, options: Options): Parsed<State> {
  const parsed = v.safeParse(shape, input, { abortEarly: true });
  if (!parsed.success) return { ok: false, error: complaint(parsed.issues[0]) };
  const first = setup(seats, options);
  if (!isSameBox(parsed.output, first)) return { ok: false, error: 'The position was made with other options.' };
  const { layout, sizes, prizes, treasures } = first;
  const state = clone({ ...parsed.output, seats, layout, sizes, prizes, treasures });
  const error = wrongIn(state, first);
  return error === null ? { ok: true, value: state } : { ok: false, error };
}

function isSameBox(given: Shape, first: State): boolean {
  const { seats, layout, sizes, prizes, treasures } = first;
  const box: Json = { seats, layout, sizes, prizes, treasures };
  return same(boxOf(given) as Json, box);
}

/** As it came from outside: whatever it is, it is only compared. */
const boxOf = ({ seats, layout, sizes, prizes, treasures }: Shape): unknown => ({
  seats,
  layout,
  sizes,
  prizes,
  treasures,
});
