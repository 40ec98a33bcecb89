import type { Parsed } from '@fathom/kernel';
import * as v from 'valibot';
import { clone } from './clone.ts';
import type { Options } from './options.ts';
import { wrongInBox } from './restoring/box.ts';
import { wrongInStack } from './restoring/pending.ts';
import { complaint, shape } from './restoring/shape.ts';
import type { State } from './state.ts';

/**
 * A state from outside, if a game with these options could go on from it: every number in its range, nothing missing from the box, and
 * whatever is pending able to be played.
 */
export function restore(input: unknown, seats: number, options: Options): Parsed<State> {
  const parsed = v.safeParse(shape(seats, options.kraken), input, { abortEarly: true });
  if (!parsed.success) return { ok: false, error: complaint(parsed.issues[0]) };
  const state = clone({ ...parsed.output, options });
  const error = wrongIn(state);
  return error === null ? { ok: true, value: state } : { ok: false, error };
}

function wrongIn(state: State): string | null {
  const wrong = wrongInBox(state);
  if (wrong !== null) return wrong;
  if (state.closer >= 0 && state.ending === null) return 'The end has come, and nothing says why.';
  if (state.over) return state.ending === null || state.stack.length > 0 ? 'The game is over, and yet goes on.' : null;
  return state.stack.length === 0 ? 'Nothing is left to do, and yet the game is not over.' : wrongInStack(state);
}
