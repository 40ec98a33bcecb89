import { BLANK, PAYING_ORDER, putIn, takeFrom, tokenOf } from './kinds.ts';
import type { Tell } from './step.ts';
import type { Purpose, State } from './types.ts';

/** T3a: whether it matters which token is paid or lost, because something in this game can bring one back. */
export function isAsked(state: State): boolean {
  const { charter, row } = state;
  if (charter.mercenaries || charter.heroic) return true;
  return charter.darkhouse && (row.includes(3) || row.includes(11) || row.includes(12));
}

/** T3a: the kinds that may leave the reserve: all there are where it matters, else the first in the fixed order. */
export function kindsToSpend(state: State): number[] {
  const kinds: number[] = [];
  const all = isAsked(state);
  for (let index = 0; index < PAYING_ORDER.length; index++) {
    const kind = PAYING_ORDER[index] ?? BLANK;
    if (state.reserve[kind] === 0) continue;
    kinds.push(kind);
    if (!all) break;
  }
  return kinds;
}

/** Written out, because every decision asks for it. */
export function inReserve({ reserve: r }: State): number {
  const crew = r[1] + r[2] + r[3] + r[4] + r[5] + r[6] + r[7] + r[8] + r[9];
  return crew + r[10] + r[11] + r[12] + r[13] + r[14] + r[15] + r[16] + r[17];
}

/** One token from the reserve to the discard. */
export function spend(state: State, kind: number, purpose: Purpose, tell: Tell): void {
  takeFrom(state.reserve, kind);
  putIn(state.discard, kind);
  if (tell) {
    const token = tokenOf(kind);
    tell({ kind: 'paid', token, purpose, shifts: [{ piece: token, from: 'reserve', to: 'discard' }] });
  }
}

/** T1, T3: pays so many reserve tokens, asking which ones only where it matters. */
export function charge(state: State, cost: number, purpose: Purpose, tell: Tell): void {
  if (isAsked(state)) {
    state.stack.push({ at: 'pay', left: cost, purpose });
    return;
  }
  let left = cost;
  for (let index = 0; left > 0 && index < PAYING_ORDER.length; index++) {
    const kind = PAYING_ORDER[index] ?? BLANK;
    for (; left > 0 && state.reserve[kind] !== 0; left--) spend(state, kind, purpose, tell);
  }
}
