import { at, quickRandom } from '@fathom/kernel';
import { best, type Row, rowsFrom } from '@fathom/mind';
import { randomNetwork } from '@fathom/mind/train';
import { asking, type Move, nautilion, type State } from '@fathom/nautilion/rules';
import { expect, test } from 'vitest';
import { carryOut } from './carry-out.ts';
import { BASE_FEATURES } from './features.ts';
import { deal, networkKnowledge } from './knowledge.ts';
import { diceOutcomes } from './outcomes.ts';
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
      if (isPlain(state) && asking(state)?.at === 'currents') {
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

test('a look two turns ahead values the best ends of every roll, three that are close, by the turn after them', () => {
  const random = quickRandom('two turns');
  const parsed = nautilion.options.parse({ board: 'C1', reserve: 2 });
  if (!parsed.ok) throw new Error(parsed.error);
  const state = nautilion.setup(1, parsed.value);
  for (let played = 0; played < 3; played++) {
    deal(state, random);
    for (const move of best(rowsFrom(nautilion, state, 0, knowledge)).moves) nautilion.play(state, move);
    if (nautilion.actor(state) !== 'chance') break;
    let total = 0;
    let weights = 0;
    for (const { moves, weight } of diceOutcomes(state) ?? []) {
      const rolled = nautilion.clone(state);
      for (const move of moves) nautilion.play(rolled, move);
      // Without money and with three dice alike a turn may play itself.
      const decides = nautilion.actor(rolled) === 0;
      const itself: Row<State, Move> = { moves: [], end: rolled, value: at(nautilion.payoffs(rolled), 0) };
      total += weight * bestOfThree(decides ? rowsFrom(nautilion, rolled, 0, knowledge) : [itself]);
      weights += weight;
    }
    expect(turn.farExpectation(state)).toBeCloseTo(total / weights, 6);
  }
});

/** Whirlwind is always looked at; of the other ends the three best that differ, unless they promise less by four hundredths. */
function bestOfThree(rows: readonly Row<State, Move>[]): number {
  const ends = new Map<string, Row<State, Move>>();
  for (const row of [...rows].sort((a, b) => b.value - a.value)) {
    const { path, cabins, reserve, turn: when, nautilion: ours, phantom } = row.end;
    const money = reserve.reduce((sum, count) => sum + count, 0);
    const key = JSON.stringify([path.filter((kind) => kind !== 0), cabins, money, when, ours, phantom]);
    if (!ends.has(key)) ends.set(key, row);
  }
  const isWhirlwind = ({ moves }: Row<State, Move>) => moves.some((move) => move.do === 'whirlwind');
  const chosen = [...ends.values()];
  const others = chosen.filter((row) => !isWhirlwind(row)).slice(0, 3);
  const looked = [...others.filter(({ value }) => value > at(others, 0).value - 0.04), ...chosen.filter(isWhirlwind)];
  const worth = ({ end, value }: Row<State, Move>): number =>
    nautilion.actor(end) === null ? value : (knowledge.expectation?.(end, 0) ?? Number.NaN);
  return Math.max(...looked.map(worth));
}
