import { quickRandom } from '@fathom/kernel';
import { best, rowsFrom } from '@fathom/mind';
import { randomNetwork } from '@fathom/mind/train';
import { asking, nautilion } from '@fathom/nautilion/rules';
import { expect, test } from 'vitest';
import { carryOut } from './carry-out.ts';
import { BASE_FEATURES } from './features.ts';
import { deal, networkKnowledge } from './knowledge.ts';
import { isPlain, PlainTurn } from './plain-turn.ts';

const network = randomNetwork([BASE_FEATURES, 32, 16, 1], quickRandom('any'));
const knowledge = networkKnowledge(network);
const turn = new PlainTurn(network);

test.each([
  { seats: 1, options: {} },
  { seats: 1, options: { board: 'C2', reserve: 1 } },
  { seats: 2, options: { board: 'B1', reserve: 6 } },
  { seats: 1, options: { dieFaces: [2, 2, 2, 3, 3, 3], spellCosts: { whirlwind: 2, tide: 1, translation: 3 } } },
])('a turn worked out at once is the best row there is, and leads where it says: $options', ({ seats, options }) => {
  const random = quickRandom('at once');
  const parsed = nautilion.options.parse(options);
  if (!parsed.ok) throw new Error(parsed.error);
  let compared = 0;
  for (let game = 0; game < 4; game++) {
    const state = nautilion.setup(seats, parsed.value);
    for (deal(state, random); nautilion.actor(state) !== null; deal(state, random)) {
      const seat = state.active;
      const top = best(rowsFrom(nautilion, state, seat, knowledge));
      if (isPlain(state) && asking(state)?.step === 'currents') {
        const choice = turn.choose(state);
        expect(choice.worth).toBeCloseTo(top.value, 6);
        const after = nautilion.clone(state);
        const moves = carryOut(after, choice);
        expect(moves.length).toBeGreaterThan(0);
        const worth = nautilion.actor(after) === null ? nautilion.payoffs(after)[seat] : knowledge.value(after, seat);
        expect(worth).toBeCloseTo(choice.worth, 6);
        compared++;
      }
      for (const move of top.moves) nautilion.play(state, move);
    }
  }
  expect(compared).toBeGreaterThan(20);
});
