import type { Random } from '@fathom/kernel';
import { BOARDS, EXPANSIONS } from '@fathom/nautilion/rules';
import type { NetId } from './nets/index.ts';
import type { Lesson } from './self-play.ts';

/** The games a net learns from: every reserve, one in eight for two players; with expansions also every submarine, one expansion or several. */
export const lessonsFor =
  (net: NetId) =>
  (_game: number, random: Random): Lesson => {
    const seats = random.below(8) === 0 ? 2 : 1;
    const reserve = 1 + random.below(6);
    if (net !== 'expansions') return { seats, options: { board: net, reserve } };
    const first = EXPANSIONS[random.below(EXPANSIONS.length)];
    const expansions = EXPANSIONS.filter((name) => name === first || random.below(4) === 0);
    return { seats, options: { board: BOARDS[random.below(BOARDS.length)], reserve, expansions } };
  };
