import { quickRandom } from '@fathom/kernel';
import { best, type Knowledge, rowsFrom, type Scope, type Study } from '@fathom/mind';
import { affordable, asking, type Move, nautilion, type State } from '@fathom/nautilion/rules';
import { deal, learned } from '../index.ts';

/**
 * What the captain misses by not looking at every swap: in the turn at hand, and in turns that may follow, where only those count that
 * bring somebody who can board under a die. Wherever Translation can be paid, all three ways are compared.
 */
export const pruning: Study = {
  asks: 'what the captain misses by not looking at every swap',
  usual: { games: 20, seed: 'swaps' },
  answer,
};

async function answer({ games, seed }: Scope, tell: (news: string) => void): Promise<string> {
  const page = [
    '| submarine | turn | turns | rows looked at | with every swap | better by 0.5 % or more | better on average |',
    '|---|---|--:|--:|--:|--:|--:|',
  ];
  for (const board of ['A1', 'C1']) {
    const options = nautilion.options.parse({ board });
    if (!options.ok) throw new Error(options.error);
    const knowledge = await learned(options.value);
    const all = everySwap(knowledge);
    const first = { ...knowledge, consider: knowledge.considerFirst ?? knowledge.consider };
    const random = quickRandom(`${seed} ${board}`);
    const narrow = [
      { turn: 'at hand', knows: first, rows: 0, better: 0, gain: 0 },
      { turn: 'to follow', knows: knowledge, rows: 0, better: 0, gain: 0 },
    ];
    let turns = 0;
    let allRows = 0;
    for (let game = 0; game < games; game++) {
      tell(`${board}, game ${game + 1}`);
      const state = nautilion.setup(1, options.value);
      for (deal(state, random); nautilion.actor(state) !== null; deal(state, random)) {
        if (asking(state)?.at === 'currents' && affordable(state, 'translation')) {
          const every = rowsFrom(nautilion, state, 0, all);
          turns++;
          allRows += every.length;
          for (const one of narrow) {
            const rows = rowsFrom(nautilion, state, 0, one.knows);
            const gain = Math.max(0, best(every).value - best(rows).value);
            one.rows += rows.length;
            one.gain += gain;
            if (gain >= 0.005) one.better++;
          }
        }
        for (const move of best(rowsFrom(nautilion, state, 0, first)).moves) nautilion.play(state, move);
      }
    }
    const percent = (share: number) => `${((100 * share) / turns).toFixed(2)} %`;
    const mean = (count: number) => (count / turns).toFixed(0);
    for (const { turn, rows, better, gain } of narrow) {
      page.push(
        `| ${board} | ${turn} | ${turns} | ${mean(rows)} | ${mean(allRows)} | ${percent(better)} | ${percent(gain)} |`,
      );
    }
  }
  return page.join('\n');
}

/** The same knowledge, with every swap of two tokens worth a look. */
const everySwap = (knowledge: Knowledge<State, Move>): Knowledge<State, Move> => ({
  ...knowledge,
  consider(state, row) {
    const frame = asking(state);
    const moves = nautilion.moves(state);
    if (frame?.at === 'swap') return moves;
    // Swapping a and b is swapping b and a.
    if (frame?.at === 'swap-with') return moves.filter((move) => move.do !== 'swap' || move.spot > frame.first);
    const considered = knowledge.consider(
      state,
      row.filter((move) => move.do !== 'swap'),
    );
    const translation = moves.find((move) => move.do === 'translation');
    const isFirst = frame?.at === 'currents' && row.length === 0;
    if (!isFirst || translation === undefined || considered.includes(translation)) return considered;
    return [...considered, translation];
  },
});
