import { linked, occupied } from '../ducts.ts';
import { isCrew } from '../kinds.ts';
import type { CrewNumber, State } from '../types.ts';
import { leavesUnsplit } from './card.ts';

/**
 * H6, H7: whether this crew may come aboard once `paid` has left: another number, its cabin free, and everybody aboard then hangs together.
 * `aboard` are the cabins occupied after the payment.
 */
function joins(state: State, aboard: number, crew: CrewNumber, paid: CrewNumber): boolean {
  return crew !== paid && (aboard & (1 << crew)) === 0 && linked(state.charter.ducts, aboard | (1 << crew));
}

/** The same, the payment having been made. */
export const couldJoin = (state: State, kind: number, paid: CrewNumber): boolean =>
  isCrew(kind) && joins(state, occupied(state.cabins), kind, paid);

/** H6a: whether this crew may pay: somebody to be had then joins the rest, or nobody can and the rest is not split (T10). */
export function canBeReplaced(
  state: State,
  paid: CrewNumber,
  toBeHad: (state: State, crew: CrewNumber) => boolean,
): boolean {
  if (leavesUnsplit(state, paid)) return true;
  const aboard = occupied(state.cabins) & ~(1 << paid);
  for (let crew = 1; crew <= 9; crew++) if (joins(state, aboard, crew, paid) && toBeHad(state, crew)) return true;
  return false;
}
