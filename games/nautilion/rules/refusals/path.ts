import type { Refusal } from '@fathom/kernel';
import { openings } from '../darkhouse/d3.ts';
import type { FrameOf } from '../frames.ts';
import { isCrew, tokenOf } from '../kinds.ts';
import { placeOf, spotOf } from '../path.ts';
import type { MoveOf } from '../step.ts';
import type { State } from '../types.ts';
import { refuse } from './refuse.ts';
import { whyNotJoining } from './tokens.ts';

/** Why no token can be chosen at this spot. */
function noTokenAt(state: State, rule: string, spot: number): Refusal | null {
  const place = placeOf(state, spot);
  if (place < 0) return refuse(rule, 'no-such-place', { spot });
  if (place === 0 || place === state.path.length - 1) return refuse(rule, 'end-token', { spot });
  return state.path[place] === 0 ? refuse(rule, 'no-token', { spot }) : null;
}

/** T2, T2a. */
export function whyNotSwapped(
  state: State,
  { spot }: MoveOf<'swap'>,
  frame: FrameOf<'swap'> | FrameOf<'swap-with'>,
): Refusal | null {
  const missing = noTokenAt(state, 'T2', spot);
  if (missing || frame.at === 'swap') return missing;
  if (spot === frame.first) return refuse('T2a', 'same-token', { spot });
  return refuse('T2a', 'same-kind', { spot, token: tokenOf(state.path[placeOf(state, spot)] ?? 0) });
}

/** H6, H6a. */
export function whyNotPicked(state: State, { spot }: MoveOf<'pick'>, { paid }: FrameOf<'pick-path'>): Refusal | null {
  const missing = noTokenAt(state, 'H6', spot);
  if (missing) return missing;
  const kind = state.path[placeOf(state, spot)] ?? 0;
  return isCrew(kind) ? whyNotJoining(state, 'H6', kind, paid) : refuse('H6', 'not-crew', { token: tokenOf(kind) });
}

/** D3: behind the Nautilion, or a gap that has another name. */
export function whyNotInserted(state: State, { before }: MoveOf<'insert'>): Refusal | null {
  const place = placeOf(state, before);
  if (place < 0) return refuse('D3', 'no-such-place', { spot: before });
  if (place <= state.nautilion) return refuse('D3', 'behind', { spot: before });
  const sameGap = openings(state)
    .filter((opening) => opening < place)
    .at(-1);
  return sameGap === undefined ? null : refuse('D3', 'same-gap', { spot: before, before: spotOf(state, sameGap) });
}
