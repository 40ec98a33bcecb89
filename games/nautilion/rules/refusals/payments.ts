import { at, type Refusal } from '@fathom/kernel';
import { cabinsIn, groups, mayLeave, occupied } from '../ducts.ts';
import type { FrameOf } from '../frames.ts';
import { kindOf, MERCENARY, magePlace, tokenOf } from '../kinds.ts';
import { kindsToSpend } from '../reserve.ts';
import type { MoveOf } from '../step.ts';
import type { CrewNumber, State } from '../types.ts';
import { refuse } from './refuse.ts';

/** T10: the groups that the loss of this token would leave. */
function wouldSplit(state: State, cabin: CrewNumber): Refusal | null {
  const aboard = occupied(state.cabins);
  if (mayLeave(state.charter.ducts, aboard, cabin)) return null;
  const left = groups(state.charter.ducts, aboard & ~(1 << cabin)).map(cabinsIn);
  return refuse('T10', 'would-split', { cabin, groups: left });
}

/** T3, T3a: why this token does not leave the reserve. */
function whyNotSpent(state: State, rule: string, token: MoveOf<'pay'>['token']): Refusal | null {
  const kind = kindOf(token);
  if (state.reserve[kind] === 0) return refuse(rule, 'not-there', { token, place: 'reserve' });
  const kinds = kindsToSpend(state);
  return kinds.includes(kind) ? null : refuse('T3a', 'order', { token: tokenOf(at(kinds, 0)) });
}

export function whyNotPaid(state: State, { token }: MoveOf<'pay'>, { purpose }: FrameOf<'pay'>): Refusal | null {
  const missing = whyNotSpent(state, 'T3', token);
  if (missing) return missing;
  return purpose === 'D12' ? refuse('D12a', 'nothing-to-place', { token }) : null;
}

/** T5, T10, E1.5. */
export function whyNotLost(state: State, move: MoveOf<'lose'>): Refusal | null {
  const { token } = move;
  if (move.from === 'aboard') {
    if (state.cabins[move.cabin] !== kindOf(token)) return refuse('T5', 'not-there', { token, place: 'aboard' });
    return wouldSplit(state, move.cabin);
  }
  if (move.from === 'reserve') return whyNotSpent(state, 'T5', token);
  const place = magePlace(kindOf(token));
  if (place >= 0 && state.mages[place] !== 0) return null;
  return refuse('E1.5', 'not-there', { token, place: 'mages' });
}

/** E5.2, E2.3, T10, H6. */
export function whyNotSacrificed(state: State, { crew }: MoveOf<'sacrifice'>): Refusal | null {
  const sitting = state.cabins[crew] ?? 0;
  if (sitting === MERCENARY) return refuse('E2.3', 'held-by-mercenary', { cabin: crew });
  if (sitting !== crew || crew === 0) return refuse('E5.2', 'not-there', { token: `${crew}`, place: 'aboard' });
  return wouldSplit(state, crew);
}
