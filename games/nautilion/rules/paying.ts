import { at } from '@fathom/kernel';
import { payableForRecall } from './darkhouse/d12.ts';
import { kindOf } from './kinds.ts';
import { inReserve, kindsToSpend, spend } from './reserve.ts';
import { allSaid, PAY, said } from './said.ts';
import { decision, type MoveOf } from './step.ts';

export const pay = decision('pay', {
  moves: (state, { left, purpose }) => {
    const kinds = kindsToSpend(state);
    return allSaid(PAY, purpose === 'D12' ? payableForRecall(state, kinds, left) : kinds);
  },
  play(state, { left, purpose }, move, tell) {
    state.stack.pop();
    spend(state, kindOf((move as MoveOf<'pay'>).token), purpose, tell);
    if (left > 1) state.stack.push({ at: 'pay', left: left - 1, purpose });
  },
  /** Paying all there is leaves nothing to choose. */
  only(state, { left, purpose }) {
    const kinds = kindsToSpend(state);
    const payable = purpose === 'D12' ? payableForRecall(state, kinds, left) : kinds;
    return payable.length === 1 || (left === inReserve(state) && payable.length === kinds.length)
      ? said(PAY, at(payable, 0))
      : null;
  },
});
