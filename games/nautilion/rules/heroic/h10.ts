import { magePlace, takeFrom } from '../kinds.ts';
import { onAdmiral, putInMagesCabin } from '../placing.ts';
import type { CrewNumber, State } from '../types.ts';
import { heroic } from './card.ts';

const MECHANICS: readonly CrewNumber[] = [1, 4, 7];

/**
 * H10, H10a: paid with 1, 4 or 7, the two others come from the discard to the mages' cabin, as far as they are there, fit, and are on the
 * Admiral (E1.7, P4).
 */
export const h10 = heroic(
  'H10',
  (state, paid, tell) => {
    for (const crew of comers(state, paid)) {
      takeFrom(state.discard, crew);
      putInMagesCabin(state, crew, 'discard', tell);
    }
  },
  { acts: (state, paid) => comers(state, paid).length > 0 },
);

function comers(state: State, paid: CrewNumber): CrewNumber[] {
  if (!MECHANICS.includes(paid)) return [];
  return MECHANICS.filter(
    (crew) =>
      crew !== paid && state.discard[crew] !== 0 && state.mages[magePlace(crew)] === 0 && onAdmiral(state, crew),
  );
}
