import { clone } from './clone.ts';
import { play } from './machine.ts';
import type { Move } from './notation.ts';
import type { State } from './state.ts';
import { QUIET_ROUNDS } from './turn.ts';

/** Everything a seat does is done in the open; only the move that ends the game tells more: all tokens are shown then (V1). */
export function reveals(state: State, move: Move): boolean {
  if (state.closer < 0 && state.quiet < QUIET_ROUNDS - 1) return false;
  const after = clone(state);
  play(after, move);
  return after.over;
}
