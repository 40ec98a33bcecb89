import { entryOf } from '@fathom/games';
import type { AnyGame } from '@fathom/kernel';
import type { Needs } from '../tables/index.ts';

const isStorm = (move: unknown): boolean => (move as { readonly sea?: unknown }).sea === 'storm';

/** Pearl Divers on a sea without storms: a diver is never passed over, so that everybody is asked in every round, whatever the dice say. */
function calm(divers: AnyGame): AnyGame {
  return {
    ...divers,
    moves: (state) => divers.moves(state).filter((move) => !isStorm(move)),
    weights(state) {
      const moves = divers.moves(state);
      return divers.weights(state).filter((_, i) => !isStorm(moves[i]));
    },
  };
}

/** The games of a test's server. */
export const calmGames: Needs['games'] = (id) => {
  const entry = entryOf(id);
  return entry && id === 'toy' ? { ...entry, rules: async () => calm(await entry.rules()) } : entry;
};
