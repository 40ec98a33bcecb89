import { kindOf, total } from '../kinds.ts';
import { kindsIn, putInReserve } from '../placing.ts';
import { ENOUGH, TAKE } from '../said.ts';
import { decision } from '../step.ts';
import { type HeroicRules, heroic } from './card.ts';

/** H8, H8a (house card): up to two tokens come from the discard to the reserve, the crew just paid too. */
export const h8 = salvaging(2);

export function salvaging(tokens: number): HeroicRules {
  return heroic('H8', (state) => {
    state.frames.push({ step: 'salvage', left: tokens });
  });
}

export const salvage = decision('salvage', {
  moves: (state) => [...kindsIn(state.discard).map((kind) => TAKE[kind]), ENOUGH],
  play(state, move, { left }, tell) {
    state.frames.pop();
    if (move.do !== 'take') return;
    const kind = kindOf(move.token);
    state.discard[kind]--;
    putInReserve(state, kind, 'discard', tell);
    if (left > 1 && total(state.discard) > 0) state.frames.push({ step: 'salvage', left: left - 1 });
  },
});
