import type { School, Study } from '@fathom/mind';
import { studyFurther, type Teaching } from './further-study.ts';
import { inputsFor, lessonsFor } from './lessons.ts';
import { NETS, type NetId, nets } from './nets/index.ts';
import { study } from './self-play.ts';
import { corrections } from './studies/corrections.ts';
import { pruning } from './studies/pruning.ts';
import { rates } from './studies/rates.ts';
import { singleCorrections } from './studies/single-corrections.ts';
import { suggestionRates } from './studies/suggestions.ts';
import { told } from './studies/told.ts';

export { ladder } from './courses.ts';

export const studies: { readonly [name: string]: Study } = {
  rates,
  suggestions: suggestionRates,
  pruning,
  corrections,
  'single-corrections': singleCorrections,
  told,
};

/** What the nets for several expansions begin with, and how they are taught. */
const FURTHER: { readonly [net in NetId]?: { readonly from: NetId; readonly teaching: Teaching } } = {
  together: { from: 'expansions', teaching: { played: 0.35, isLevelled: false } },
  together2: { from: 'expansions', teaching: { played: 0.35, isLevelled: false } },
  pair: { from: 'together', teaching: { played: 0.6, isLevelled: true } },
  pair2: { from: 'together', teaching: { played: 0.35, isLevelled: false } },
};

/** A net for a beginning, one for each submarine, one for each expansion and five for several. */
export const school: School = {
  nets,
  study(net, { games, seed, from }, tell) {
    const id = NETS.find((one) => one === net);
    if (id === undefined) throw new RangeError(`there is no net ${net}`);
    const news = (so: { games: number; won: number }) =>
      tell(`${so.games} games, won ${(100 * so.won).toFixed(1)} % of the last 500`);
    const further = FURTHER[id];
    if (further) {
      if (from === undefined) throw new RangeError(`this net begins with another: --from ${further.from}`);
      return studyFurther(lessonsFor(id), inputsFor(id), games, seed, news, from, further.teaching);
    }
    return study(lessonsFor(id), inputsFor(id), games, seed, news, from);
  },
};
