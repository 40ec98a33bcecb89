import { payableForRecall } from './darkhouse/d12.ts';
import { kindOf } from './kinds.ts';
import { inReserve, kindsToSpend, spend } from './reserve.ts';
import { PAY } from './said.ts';
import { decision, type MoveOf } from './step.ts';

export const pay = decision('pay', {
  moves: (state, { left, purpose }) => {
    const kinds = kindsToSpend(state);
    return (purpose === 'D12' ? payableForRecall(state, kinds, left) : kinds).map((kind) => PAY[kind]);
  },
  play(state, move, { left, purpose }, tell) {
    state.frames.pop();
    spend(state, kindOf((move as MoveOf<'pay'>).token), purpose, tell);
    if (left > 1) state.frames.push({ step: 'pay', left: left - 1, purpose });
  },
  /** Paying all there is leaves nothing to choose. */
  only(state, { left, purpose }) {
    const kinds = kindsToSpend(state);
    const payable = purpose === 'D12' ? payableForRecall(state, kinds, left) : kinds;
    return payable.length === 1 || (left === inReserve(state) && payable.length === kinds.length)
      ? PAY[payable[0]]
      : null;
  },
});
