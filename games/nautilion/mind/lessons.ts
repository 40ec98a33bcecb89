import { at, type Random } from '@fathom/kernel';
import { BOARDS, EXPANSIONS } from '@fathom/nautilion/rules';
import { BASE_FEATURES, EXPANSION_FEATURES, FEATURES, PAIR_FEATURES } from './features.ts';
import { isBoard, type NetId } from './nets/index.ts';
import type { Lesson } from './self-play.ts';

/**
 * The games a net learns from: every reserve, one in eight for two players; with one expansion half of them on A1, the others on
 * every submarine; with several, every submarine and each further expansion in one game of three. Whoever learns from games that take
 * longer meets what is played most: three in five with all five expansions, two in three on A1, half with reserve 4, one in five for two; the net for two, the same games and only for two.
 */
export const lessonsFor =
  (net: NetId) =>
  (random: Random): Lesson => {
    if (net === 'together' || net === 'together2') return togetherLesson(random);
    if (net === 'pair' || net === 'pair2') return { ...togetherLesson(random), seats: 2 };
    const seats = random.below(8) === 0 ? 2 : 1;
    const reserve = 1 + random.below(6);
    if (net === 'first') return { seats, options: { board: 'A1', reserve } };
    if (isBoard(net)) return { seats, options: { board: net, reserve } };
    const any = at(BOARDS, random.below(BOARDS.length));
    if (net !== 'expansions') {
      return { seats, options: { board: random.below(2) === 0 ? 'A1' : any, reserve, expansions: [net] } };
    }
    const first = EXPANSIONS[random.below(EXPANSIONS.length)];
    const expansions = EXPANSIONS.filter((name) => name === first || random.below(3) === 0);
    return { seats, options: { board: any, reserve, expansions } };
  };

function togetherLesson(random: Random): Lesson {
  const seats = random.below(5) === 0 ? 2 : 1;
  const reserve = random.below(2) === 0 ? 4 : 1 + random.below(6);
  const board = random.below(3) > 0 ? 'A1' : at(BOARDS, random.below(BOARDS.length));
  const isAll = random.below(5) < 3;
  const first = EXPANSIONS[random.below(EXPANSIONS.length)];
  const second = EXPANSIONS[random.below(EXPANSIONS.length)];
  const expansions = EXPANSIONS.filter((name) => isAll || name === first || name === second || random.below(4) === 0);
  return { seats, options: { board, reserve, expansions } };
}

/** How many features a net knows. */
export function inputsFor(net: NetId): number {
  if (net === 'first') return BASE_FEATURES;
  if (net === 'pair' || net === 'pair2') return PAIR_FEATURES;
  return isBoard(net) || net === 'together' || net === 'together2' ? FEATURES : EXPANSION_FEATURES;
}
