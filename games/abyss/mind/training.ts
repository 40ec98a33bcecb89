import type { School } from '@fathom/mind';
import { nets } from './nets/index.ts';
import { study } from './self-play.ts';

/** One net for all tables. */
export const school: School = {
  nets,
  study: (_net, { games, seed, from }, tell) =>
    study(games, seed, (so) => tell(`${so.games} games, error ${so.error.toFixed(4)}`), from),
};
