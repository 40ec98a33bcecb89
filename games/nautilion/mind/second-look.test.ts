import { at, last, quickRandom } from '@fathom/kernel';
import { best, expectation, FIRST_LOOK, type Knowledge, meter, type Plans, plan, rowsFrom } from '@fathom/mind';
import { asking, EXPANSIONS, type Move, nautilion, type Options, type State } from '@fathom/nautilion/rules';
import { describe, expect, test } from 'vitest';
import { charactersFor, deal, learned, mindFor } from './index.ts';
import { diceOutcomes } from './outcomes.ts';

function optionsOf(given: object): Options {
  const parsed = nautilion.options.parse(given);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const ALL = optionsOf({ expansions: [...EXPANSIONS] });

/** The first rows worth considering: enough to play by, and quickly found. */
const glance = (state: State, knowledge: Knowledge<State, Move>) =>
  rowsFrom(nautilion, state, 0, knowledge, meter(1000));

/** Positions to be decided on, of a game played by the net alone. */
function* positions(options: Options, knowledge: Knowledge<State, Move>, seed: string): Generator<State> {
  const random = quickRandom(seed);
  const state = nautilion.setup(1, options);
  for (deal(state, random); nautilion.actor(state) !== null; deal(state, random)) {
    yield nautilion.clone(state);
    for (const move of best(glance(state, knowledge)).moves) nautilion.play(state, move);
  }
}

/** Whether several rows promise about as much. */
function isDoubtful(state: State, knowledge: Knowledge<State, Move>): boolean {
  const values = glance(state, knowledge).map(({ value }) => value);
  const top = Math.max(...values);
  return values.length > 40 && new Set(values.filter((value) => value > top - 0.1)).size > 3;
}

function thought(state: State, knowledge: Knowledge<State, Move>, nodes: number): Plans<State, Move> {
  const plans = plan(nautilion, state, 0, knowledge, { ...last(charactersFor(ALL)), nodes });
  for (let next = plans.next(); ; next = plans.next()) if (next.done) return next.value;
}

describe('with all five expansions', () => {
  test('whatever the budget, what it allows is looked at further, no more, and always the same', async () => {
    const knowledge = await learned(ALL);
    let wide = 0;
    for (const state of positions(ALL, knowledge, 'budget')) {
      if (!isDoubtful(state, knowledge)) continue;
      for (const nodes of [12_000, 16_000]) {
        const found = thought(state, knowledge, nodes);
        expect(found.nodes).toBeLessThanOrEqual(nodes + 10);
        expect(found.looked).toBeGreaterThan(1);
        if (wide === 0) expect(thought(state, knowledge, nodes).rows[0]?.moves).toEqual(found.rows[0]?.moves);
      }
      if (++wide === 3) break;
    }
    expect(wide).toBe(3);
  });

  test('where a turn is too wide to be looked at to its end, every Heroic card that may be played is looked at all the same', async () => {
    const knowledge = await learned(ALL);
    const wide = { ...knowledge, consider: knowledge.considerFirst ?? knowledge.consider };
    let found = 0;
    for (const state of positions(ALL, knowledge, 'wide 1')) {
      const cards = nautilion.moves(state).filter((move) => move.do === 'play');
      if (asking(state)?.at !== 'currents' || cards.length === 0) continue;
      const count = meter(FIRST_LOOK);
      const rows = rowsFrom(nautilion, state, 0, wide, count);
      if (count.nodes < FIRST_LOOK) continue;
      found++;
      for (const card of cards) expect(rows.some(({ moves }) => moves.includes(card))).toBe(true);
    }
    expect(found).toBeGreaterThan(0);
  });

  test('a hint answers soon, and better the longer it is asked', async () => {
    const mind = await mindFor(ALL);
    const state = nautilion.setup(1, ALL);
    deal(state, quickRandom('soon'));
    const thinking = mind.hint(nautilion.view(state, 0), 0, quickRandom('soon'));
    const { ideas, nodes } = thinking.next().value;
    expect(ideas.length).toBeGreaterThan(0);
    expect(nodes).toBeLessThanOrEqual(FIRST_LOOK);
    let steps = 1;
    for (let next = thinking.next(); ; next = thinking.next(), steps++) {
      expect(next.value.nodes).toBeLessThanOrEqual(last(mind.levels).nodes + 10);
      if (next.done) break;
    }
    expect(steps).toBeGreaterThan(5);
  });

  test('naming positions that many rolls lead to changes no value', async () => {
    const knowledge = await learned(ALL);
    const { nameOf: _, ...nameless } = knowledge;
    let compared = 0;
    for (const state of positions(ALL, knowledge, 'names')) {
      const { end } = best(glance(state, knowledge));
      if (nautilion.actor(end) !== 'chance' || end.cabins.filter((crew) => crew > 0).length < 2) continue;
      expect(expectation(nautilion, end, 0, knowledge)).toBeCloseTo(expectation(nautilion, end, 0, nameless), 12);
      if (++compared === 2) break;
    }
    expect(compared).toBe(2);
  });

  test('nor where the turn after the next begins without a roll (D9), so that two turns are one row', async () => {
    const knowledge = await learned(ALL);
    const { nameOf: _, ...nameless } = knowledge;
    let compared = 0;
    for (let sea = 0; compared < 2; sea++) {
      const random = quickRandom(`fixed ${sea}`);
      const state = nautilion.setup(2, ALL);
      for (deal(state, random); state.turn < 4 && nautilion.actor(state) !== null; deal(state, random)) {
        for (const move of best(glance(state, knowledge)).moves) nautilion.play(state, move);
        const isFixedNext = state.row[state.card + 1] === 9;
        const crew = state.cabins.filter((token) => token > 0).length;
        if (asking(state)?.at !== 'reef-roll' || !isFixedNext || crew === 0) continue;
        expect(expectation(nautilion, state, 0, knowledge)).toBeCloseTo(expectation(nautilion, state, 0, nameless), 12);
        compared++;
      }
    }
  });
});

test('beside a reef two outcomes stand for all faces', async () => {
  const options = optionsOf({ expansions: ['reefs'] });
  const knowledge = await learned(options);
  const everyFace = {
    ...knowledge,
    outcomes: (state: State) => (asking(state)?.at === 'reef-roll' ? null : diceOutcomes(state)),
  };
  let compared = 0;
  for (const state of positions(options, knowledge, 'beside')) {
    for (const { end } of rowsFrom(nautilion, state, 0, knowledge)) {
      if (asking(end)?.at !== 'reef-roll') continue;
      expect(diceOutcomes(end)?.length).toBe(2);
      expect(expectation(nautilion, end, 0, knowledge)).toBeCloseTo(expectation(nautilion, end, 0, everyFace), 12);
      compared++;
      break;
    }
    if (compared === 2) break;
  }
  expect(compared).toBe(2);
});

test('whoever looks further may look at more with each expansion, up to a second and a half', () => {
  const budgets = EXPANSIONS.map((_, n) => last(charactersFor(optionsOf({ expansions: EXPANSIONS.slice(0, n) }))));
  const captain = last(charactersFor(ALL));
  for (const [n, { nodes, milliseconds }] of budgets.entries()) {
    const next = budgets[n + 1] ?? captain;
    expect(next.nodes).toBeGreaterThan(nodes);
    expect(next.milliseconds).toBeGreaterThan(milliseconds);
  }
  expect(captain.milliseconds).toBe(1500);
  expect(at(charactersFor(ALL), 0)).toEqual(at(charactersFor(optionsOf({})), 0));
});
