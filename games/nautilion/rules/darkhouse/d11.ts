import { RECOVER } from '../frames.ts';
import { kindOf, takeFrom, total } from '../kinds.ts';
import { kindsIn, putInReserve } from '../placing.ts';
import { allSaid, TAKE } from '../said.ts';
import { decision, type MoveOf } from '../step.ts';
import { blueCard } from './card.ts';

/** D11, D11a: any token of the discard comes to the reserve; nothing if the discard is empty. */
export const d11 = blueCard('D11', {
  machinate(state) {
    if (total(state.discard) > 0) state.stack.push(RECOVER);
  },
});

export const recover = decision('recover', {
  moves: (state) => allSaid(TAKE, kindsIn(state.discard)),
  play(state, _frame, move, tell) {
    state.stack.pop();
    const kind = kindOf((move as MoveOf<'take'>).token);
    takeFrom(state.discard, kind);
    putInReserve(state, kind, 'discard', tell);
  },
});
