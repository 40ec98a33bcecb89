import { pathPlace } from '../kinds.ts';
import { placeOf, spotOf } from '../path.ts';
import { putAboard } from '../placing.ts';
import { pickAt } from '../said.ts';
import { decision, type MoveOf } from '../step.ts';
import type { CrewNumber, State } from '../types.ts';
import { heroic } from './card.ts';
import { canBeReplaced, couldJoin } from './rescue.ts';

const onPath = (state: State, crew: CrewNumber): boolean => state.path.includes(crew);

/** The places of crew on the path that could come aboard after this payment. */
function pickable(state: State, paid: CrewNumber): number[] {
  const places: number[] = [];
  for (let place = 1; place < state.path.length - 1; place++) {
    const kind = state.path[place] ?? 0;
    if (kind !== 0 && couldJoin(state, kind, paid)) places.push(place);
  }
  return places;
}

/** H6, H6a: a crew token comes from the path straight aboard; it may join again what the payment has split. */
export const h6 = heroic(
  'H6',
  (state, paid) => {
    if (pickable(state, paid).length > 0) state.stack.push({ at: 'pick-path', paid });
  },
  {
    mayPay: (state, crew) => canBeReplaced(state, crew, onPath),
    acts: (state, paid) => pickable(state, paid).length > 0,
  },
);

export const pickPath = decision('pick-path', {
  moves: (state, { paid }) => pickable(state, paid).map((place) => pickAt(spotOf(state, place))),
  play(state, _frame, move, tell) {
    state.stack.pop();
    const { spot } = move as MoveOf<'pick'>;
    const place = placeOf(state, spot);
    const crew = state.path[place] ?? 0;
    state.path[place] = 0;
    putAboard(state, crew, crew, pathPlace(spot), tell);
  },
});
