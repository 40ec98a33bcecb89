import { mayLeave, occupied } from './ducts.ts';
import { BLANK, kindOf, MAGE_PLACE_KINDS, MAGE_PLACES, magePlace, putIn, takeFrom } from './kinds.ts';
import { inReserve, kindsToSpend } from './reserve.ts';
import { LOSE_ABOARD, LOSE_MAGES, LOSE_RESERVE, said } from './said.ts';
import { decision, type MoveOf, single, type Tell } from './step.ts';
import type { LossCause, Move, State } from './types.ts';

/** T5, E1.5: how many tokens you have to lose: aboard, in the reserve, in the mages' cabin. */
export function belongings(state: State): number {
  let count = inReserve(state);
  for (let cabin = 1; cabin <= 9; cabin++) if (state.cabins[cabin] !== 0) count++;
  for (let place = 0; place < state.mages.length; place++) count += state.mages[place] ?? 0;
  return count;
}

/** T5a: you must discard so many tokens, or all you have. */
export function demand(state: State, count: number, cause: LossCause): void {
  const left = Math.min(count, belongings(state));
  if (left > 0) state.stack.push({ at: 'lose', left, cause });
}

/** What may be given up: from the reserve (T3a), from the Nautilion (T10, T10a), from the mages' cabin (E1.5). */
function losses(state: State): Move[] {
  const moves: Move[] = [];
  const kinds = kindsToSpend(state);
  for (let i = 0; i < kinds.length; i++) moves.push(said(LOSE_RESERVE, kinds[i] ?? BLANK));
  const aboard = occupied(state.cabins);
  for (let cabin = 1; cabin <= 9; cabin++) {
    const kind = state.cabins[cabin] ?? 0;
    if (kind !== 0 && mayLeave(state.charter.ducts, aboard, cabin)) {
      moves.push(said(LOSE_ABOARD, kind * 10 + cabin));
    }
  }
  for (let place = 0; state.charter.mages && place < MAGE_PLACE_KINDS.length; place++) {
    if (state.mages[place] !== 0) moves.push(said(LOSE_MAGES, MAGE_PLACE_KINDS[place] ?? 0));
  }
  return moves;
}

function giveUp(state: State, move: MoveOf<'lose'>, cause: LossCause, tell: Tell): void {
  const kind = kindOf(move.token);
  let from = 'reserve';
  if (move.from === 'aboard') {
    state.cabins[move.cabin] = 0;
    from = `cabin:${move.cabin}`;
  } else if (move.from === 'mages') {
    const place = magePlace(kind);
    state.mages[place] = 0;
    from = `mages:${MAGE_PLACES[place]}`;
  } else takeFrom(state.reserve, kind);
  putIn(state.discard, kind);
  if (tell) {
    const shifts = [{ piece: move.token, from, to: 'discard' }];
    tell({ kind: 'lost', token: move.token, from: move.from, cause, shifts });
  }
}

export const lose = decision('lose', {
  moves: losses,
  /** Somebody aboard may always leave, so with a reserve beside them there is a choice. */
  only: (state) => (inReserve(state) > 0 && occupied(state.cabins) !== 0 ? null : single(losses(state))),
  play(state, { left, cause }, move, tell) {
    state.stack.pop();
    giveUp(state, move as MoveOf<'lose'>, cause, tell);
    if (left > 1) state.stack.push({ at: 'lose', left: left - 1, cause });
  },
});
