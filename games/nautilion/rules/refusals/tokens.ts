import type { Refusal } from '@fathom/kernel';
import { cabinsIn, occupied, reaches } from '../ducts.ts';
import type { FrameOf } from '../frames.ts';
import { BLANK, isCrew, isMage, kindOf, MERCENARY, magePlace, tokenOf } from '../kinds.ts';
import { isWonBack, onAdmiral, type PlacingRule } from '../placing.ts';
import { admiralOf } from '../questions.ts';
import type { MoveOf } from '../step.ts';
import type { CrewNumber, Frame, State } from '../types.ts';
import { refuse } from './refuse.ts';

/** T9: the ducts that would have to lead to somebody aboard. */
const notLinked = (state: State, rule: string, number: CrewNumber): Refusal =>
  refuse(rule, 'not-linked', {
    number,
    ducts: cabinsIn(state.charter.ducts[number] ?? 0),
    aboard: cabinsIn(occupied(state.cabins)),
  });

/** H6, H7, H6a: why this crew cannot come aboard after a payment. */
export function whyNotJoining(state: State, rule: string, crew: CrewNumber, paid: CrewNumber): Refusal {
  if (crew === paid) return refuse(rule, 'same-number', { token: tokenOf(crew) });
  if (state.cabins[crew] === MERCENARY) return refuse('H6a', 'held-by-mercenary', { cabin: crew });
  if (state.cabins[crew] !== 0) return refuse(rule, 'occupied', { cabin: crew, by: tokenOf(state.cabins[crew] ?? 0) });
  return notLinked(state, rule, crew);
}

/** Which rule lets you take a token from the discard at this step. */
const TAKING = {
  recover: 'D11',
  recall: 'D12',
  spoils: 'E2.5',
  salvage: 'H8',
  smuggle: 'D3',
  'pick-discard': 'H7',
} as const;

type TakingStep = keyof typeof TAKING;
export const isTaking = (frame: Frame): frame is FrameOf<TakingStep> => frame.at in TAKING;

/** D3, D11, D12, E2.5, H7, H8. */
export function whyNotTaken(state: State, { token }: MoveOf<'take'>, frame: FrameOf<TakingStep>): Refusal | null {
  const rule = TAKING[frame.at];
  const kind = kindOf(token);
  if (state.discard[kind] === 0) return refuse(rule, 'not-there', { token, place: 'discard' });
  switch (frame.at) {
    case 'smuggle':
      return kind >= BLANK ? refuse('D3', 'no-berth', { token }) : null;
    case 'pick-discard':
      return isCrew(kind) ? whyNotJoining(state, 'H7', kind, frame.paid) : refuse('H7', 'not-crew', { token });
    case 'recall':
      return whyNotAboard(state, kind, isCrew(kind) ? kind : 0, 'D12') ?? refuse('D12', 'no-berth', { token });
    default:
      return null;
  }
}

/** T7, T9, P3, E1.3, E1.7, E2.3, E2.7, E2.8. */
export function whyNotPlaced(state: State, move: MoveOf<'place'>, { token, by }: FrameOf<'place'>): Refusal | null {
  if (move.token !== token) return refuse('T7', 'wrong-token', { token });
  const kind = kindOf(token);
  if (move.to === 'aboard') return whyNotAboard(state, kind, move.cabin, by);
  if (move.to === 'mages') return whyNotInMagesCabin(state, kind, by);
  return by === 'D12' ? refuse('D12', 'not-reserve') : null;
}

/** The Admiral's rule where this token is being placed. */
function notOnAdmiral(state: State, rule: string, number: CrewNumber): Refusal | null {
  if (onAdmiral(state, number)) return null;
  return refuse(rule, 'not-on-admiral', { number, admiral: admiralOf(state, state.active) });
}

function whyNotAboard(state: State, kind: number, cabin: CrewNumber, by: PlacingRule): Refusal | null {
  const token = tokenOf(kind);
  if (kind === MERCENARY) {
    if (isWonBack(by)) return refuse('E2.5a', 'reserve-only', { token });
    if (state.collided) return refuse('E2.7', 'after-collision', { token });
    if (cabin === 0) return null;
  } else if (!isCrew(kind)) {
    return isMage(kind) ? refuse('E1.3', 'no-berth', { token }) : refuse('T7', 'no-berth', { token });
  } else {
    if (cabin !== kind) return refuse('T7', 'wrong-cabin', { number: kind, cabin });
    const admiral = notOnAdmiral(state, isWonBack(by) ? 'E2.8' : 'P3', kind);
    if (admiral) return admiral;
  }
  if (cabin < 1 || cabin > 9) return refuse('T7', 'wrong-cabin', { number: kind, cabin });
  if (state.cabins[cabin] !== 0) return refuse('T7', 'occupied', { cabin, by: tokenOf(state.cabins[cabin] ?? 0) });
  if (by === 'E2.6' || reaches(state.charter.ducts, occupied(state.cabins), cabin)) return null;
  return notLinked(state, isWonBack(by) ? 'E2.6' : 'T9', cabin);
}

function whyNotInMagesCabin(state: State, kind: number, by: PlacingRule): Refusal | null {
  const token = tokenOf(kind);
  if (!state.charter.mages) return refuse('E1.3', 'not-in-play');
  if (isWonBack(by)) return refuse('E2.5a', 'reserve-only', { token });
  const place = magePlace(kind);
  if (place < 0) return refuse('E1.1', 'no-berth', { token });
  if (isCrew(kind)) {
    const admiral = notOnAdmiral(state, 'E1.7', kind);
    if (admiral) return admiral;
  }
  return state.mages[place] !== 0 ? refuse('E1.3', 'occupied', { cabin: 0, by: token }) : null;
}
