import type { School } from '@fathom/mind';
import { NETS, nets } from './nets/index.ts';
import { study } from './self-play.ts';

const names: readonly string[] = NETS;

/** A net for two, three or four players. */
export const school: School = {
  nets,
  study(net, { games, seed, from }, tell) {
    return study(
      2 + names.indexOf(net),
      games,
      seed,
      (so) => tell(`${so.games} games, surprise ${so.surprise.toFixed(4)}`),
      from,
    );
  },
};
