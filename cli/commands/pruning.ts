import { quickRandom } from '@fathom/kernel';
import { best, type Knowledge, meter, rowsFrom } from '@fathom/mind';
import { deal, learned } from '@fathom/nautilion/mind';
import { affordable, asking, type Move, nautilion, type State } from '@fathom/nautilion/rules';

/**
 * `fathom pruning`: what Nautilion's captain misses by looking only at swaps that bring somebody who can board under a die. Whole turns
 * are chosen as usual; wherever Translation can be paid, all swaps of two tokens are looked at as well.
 */
export async function pruning(games: number, seed: string): Promise<number> {
  console.log('| submarine | turns | rows looked at | with every swap | better by 0.5 % or more | better on average |');
  console.log('|---|--:|--:|--:|--:|--:|');
  for (const board of ['A1', 'C1']) {
    const options = nautilion.options.parse({ board });
    if (!options.ok) throw new Error(options.error);
    const knowledge = await learned(options.value);
    const wide = everySwap(knowledge);
    const random = quickRandom(`${seed} ${board}`);
    const found = { turns: 0, rows: 0, wideRows: 0, better: 0, gain: 0 };
    for (let game = 0; game < games; game++) {
      const state = nautilion.setup(1, options.value);
      for (deal(state, random); nautilion.actor(state) !== null; deal(state, random)) {
        const rows = rowsFrom(nautilion, state, 0, knowledge);
        const top = best(rows);
        if (asking(state)?.step === 'currents' && affordable(state, 'translation')) {
          const all = rowsFrom(nautilion, state, 0, wide, meter());
          const gain = Math.max(0, best(all).value - top.value);
          found.turns++;
          found.rows += rows.length;
          found.wideRows += all.length;
          found.gain += gain;
          if (gain >= 0.005) found.better++;
        }
        for (const move of top.moves) nautilion.play(state, move);
      }
    }
    const { turns, rows, wideRows, better, gain } = found;
    const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
    console.log(
      `| ${board} | ${turns} | ${(rows / turns).toFixed(0)} | ${(wideRows / turns).toFixed(0)} | ${percent(better / turns)} | ${percent(gain / turns)} |`,
    );
  }
  return 0;
}

/** The same knowledge, with every swap of two tokens worth a look. */
const everySwap = (knowledge: Knowledge<State, Move>): Knowledge<State, Move> => ({
  ...knowledge,
  consider(state, row) {
    const frame = asking(state);
    const moves = nautilion.moves(state);
    if (frame?.step === 'swap') return moves;
    // Swapping a and b is swapping b and a.
    if (frame?.step === 'swap-with') return moves.filter((move) => move.do !== 'swap' || move.spot > frame.first);
    const considered = knowledge.consider(
      state,
      row.filter((move) => move.do !== 'swap'),
    );
    const translation = moves.find((move) => move.do === 'translation');
    const isFirst = frame?.step === 'currents' && row.length === 0;
    if (!isFirst || translation === undefined || considered.includes(translation)) return considered;
    return [...considered, translation];
  },
});
