import { quickRandom } from '@fathom/kernel';
import { readNetwork, type School } from '@fathom/mind';
import { network as court } from './nets/court.ts';
import { nets } from './nets/index.ts';
import { nuancePupil, sumPupil } from './pupil.ts';
import { study } from './self-play.ts';

/** For all tables: first the sum, and then, while that stays as it is, what it leaves over. */
export const school: School = {
  nets,
  study(net, { games, seed, from }, tell) {
    const random = quickRandom(seed);
    const progress = (so: { games: number; error: number }) => tell(`${so.games} games, error ${so.error.toFixed(4)}`);
    return net === 'nuance'
      ? study(games, nuancePupil(random, readNetwork(court), from), random, progress, true)
      : study(games, sumPupil(random, from), random, progress, from !== undefined);
  },
};
