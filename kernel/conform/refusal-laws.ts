import type { Json } from '../contract.ts';
import { same } from '../json.ts';
import { kernelRules, refusal } from '../refusal.ts';
import { brief } from './copy.ts';
import { type Law, type Playout, some } from './law.ts';
import { strays } from './strays.ts';

/** The moves the seats made in this game, each once: mistimed anywhere else. */
export function seatMoves({ log }: Playout): readonly Json[] {
  const once = new Map(log.filter(({ by }) => by !== 'chance').map(({ move }) => [JSON.stringify(move), move]));
  return [...once.values()];
}

export const refusals: Law = {
  id: 'refusals',
  says: 'exactly the listed moves are not refused; all others are, by a rule that exists, whoever asks and whatever it is',
  often: 8,
  position({ playout, state, actor, moves }, random) {
    const { game, configuration, log } = playout;
    const everything = log.map(({ move }) => move);
    const rules: readonly string[] = [...game.rules, ...kernelRules];
    const asked = [...some(random, moves, 12), ...strays(random, everything, moves, 12)];
    for (let seat = 0; seat < configuration.seats; seat++) {
      for (const move of asked) {
        const own = game.whyNot(state, seat, move);
        const no = refusal(game, state, seat, move);
        const listed = actor === seat && moves.some((one) => same(one, move));
        if (listed && own) return `${brief(move)} is listed, but refused by ${brief(own)}`;
        if (listed && no) return `${brief(move)} is listed, but the kernel refuses it: ${brief(no)}`;
        if (!listed && !no) return `${brief(move)} of seat ${seat} is not listed, but not refused`;
        if (own && !game.rules.includes(own.rule))
          return `${brief(move)} is refused by ${brief(own.rule)}, no rule of the game`;
        if (no && !rules.includes(no.rule)) return `${brief(move)} is refused by ${brief(no.rule)}, no rule at all`;
      }
    }
    return null;
  },
};

export const refusalRules: Law = {
  id: 'refusal-rules',
  says: 'a move that is legal at other moments is refused by a rule of the game, not as nonsense',
  often: 8,
  position({ playout, state, actor, moves }, random) {
    const { game } = playout;
    if (typeof actor !== 'number') return undefined;
    const mistimed = seatMoves(playout).filter((move) => !moves.some((listed) => same(listed, move)));
    if (mistimed.length === 0) return undefined;
    for (const move of some(random, mistimed, 12)) {
      if (game.whyNot(state, actor, move) === null) return `no rule says why not ${brief(move)} now`;
    }
    return null;
  },
};
