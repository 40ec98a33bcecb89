import { kindOf, takeFrom, total } from '../kinds.ts';
import { kindsIn, putInReserve } from '../placing.ts';
import { ENOUGH, said, TAKE } from '../said.ts';
import { decision } from '../step.ts';
import { type HeroicRules, heroic } from './card.ts';

/** H8, H8a (house card): up to two tokens come from the discard to the reserve, the crew just paid too. */
export const h8 = salvaging(2);

export function salvaging(tokens: number): HeroicRules {
  return heroic('H8', (state) => {
    state.stack.push({ at: 'salvage', left: tokens });
  });
}

export const salvage = decision('salvage', {
  moves: (state) => [...kindsIn(state.discard).map((kind) => said(TAKE, kind)), ENOUGH],
  play(state, { left }, move, tell) {
    state.stack.pop();
    if (move.do !== 'take') return;
    const kind = kindOf(move.token);
    takeFrom(state.discard, kind);
    putInReserve(state, kind, 'discard', tell);
    if (left > 1 && total(state.discard) > 0) state.stack.push({ at: 'salvage', left: left - 1 });
  },
});
