import { type Json, type Parsed, same } from '@fathom/kernel';
import * as v from 'valibot';
import { charterOf } from './charter.ts';
import { copy } from './copy.ts';
import { moves } from './play.ts';
import { wrongInBox } from './restoring/box.ts';
import { wrongInStack } from './restoring/pending.ts';
import {
  wrongAboard,
  wrongBetweenTurns,
  wrongInEnd,
  wrongOnPath,
  wrongThisTurn,
  wrongWithDice,
} from './restoring/sense.ts';
import { laidOut } from './restoring/setting-up.ts';
import { complaint, shape } from './restoring/shape.ts';
import type { Options, State } from './types.ts';

/**
 * A state from outside, if a game with these options could go on from it: every field in its range, nothing missing from the box, and
 * whatever is pending able to be played.
 */
export function restore(input: unknown, seats: number, options: Options): Parsed<State> {
  const parsed = v.safeParse(shape, input, { abortEarly: true });
  if (!parsed.success) return { ok: false, error: complaint(parsed.issues[0]) };
  const charter = charterOf(options);
  if (!same(parsed.output.charter as Json, charter as unknown as Json)) {
    return { ok: false, error: 'The position was made with other options.' };
  }
  if (parsed.output.seats !== seats)
    return { ok: false, error: 'The position was made for another number of players.' };
  const state = copy({ ...parsed.output, charter });
  const error = wrongIn(state, options);
  return error === null ? { ok: true, value: state } : { ok: false, error };
}

function wrongIn(state: State, options: Options): string | null {
  if (state.turn === 0) {
    return same(laidOut(state, options) as unknown as Json, state as unknown as Json)
      ? null
      : 'Nothing is laid out so while setting up.';
  }
  const wrong = wrongOnPath(state) ?? wrongInBox(state) ?? wrongAboard(state) ?? wrongThisTurn(state);
  if (wrong !== null || state.outcome !== null) return wrong ?? wrongInEnd(state);
  return wrongBetweenTurns(state) ?? wrongWithDice(state) ?? wrongInStack(state) ?? unasked(state);
}

/** A decision with one choice is not asked, and one without any cannot be. */
const unasked = (state: State): string | null =>
  moves(state).length > 1 ? null : 'There is nothing to decide in the position, and yet the game goes on.';
