import { kindOf, takeFrom } from '../kinds.ts';
import { putAboard } from '../placing.ts';
import { allSaid, TAKE } from '../said.ts';
import { decision, type MoveOf } from '../step.ts';
import type { CrewNumber, State } from '../types.ts';
import { heroic } from './card.ts';
import { canBeReplaced, couldJoin } from './rescue.ts';

const inDiscard = (state: State, crew: CrewNumber): boolean => state.discard[crew] !== 0;

function takeable(state: State, paid: CrewNumber): number[] {
  const crew: number[] = [];
  for (let number = 1; number <= 9; number++) {
    if (inDiscard(state, number) && couldJoin(state, number, paid)) crew.push(number);
  }
  return crew;
}

/** H7, H6a: a crew token comes from the discard straight aboard. */
export const h7 = heroic(
  'H7',
  (state, paid) => {
    if (takeable(state, paid).length > 0) state.stack.push({ at: 'pick-discard', paid });
  },
  {
    mayPay: (state, crew) => canBeReplaced(state, crew, inDiscard),
    acts: (state, paid) => takeable(state, paid).length > 0,
  },
);

export const pickDiscard = decision('pick-discard', {
  moves: (state, { paid }) => allSaid(TAKE, takeable(state, paid)),
  play(state, _frame, move, tell) {
    state.stack.pop();
    const crew = kindOf((move as MoveOf<'take'>).token);
    takeFrom(state.discard, crew);
    putAboard(state, crew, crew, 'discard', tell);
  },
});
