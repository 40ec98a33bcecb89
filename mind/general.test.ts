import { at, quickRandom } from '@fathom/kernel';
import { type Move, type State, toy } from '@fathom/toy/rules';
import { describe, expect, test } from 'vitest';
import type { Played } from './analysis.ts';
import { generalMind } from './general.ts';
import { generalEn } from './general-en.ts';
import { generalFr } from './general-fr.ts';
import { ponder } from './thought.ts';

const { defaults } = toy.options;
const mind = generalMind(toy, defaults);

/** A whole game: one level against another, or both by any move there is. */
function play(seed: string, levels: readonly (string | null)[]) {
  const random = quickRandom(seed);
  const state: State = toy.setup(levels.length, defaults);
  const steps: Played<Move>[] = [];
  for (;;) {
    const actor = toy.actor(state);
    if (actor === null) return { state, steps };
    const level = typeof actor === 'number' ? at(levels, actor) : null;
    const moves = toy.moves(state);
    const move =
      level === null
        ? at(moves, random.below(moves.length))
        : (at(
            at(ponder(mind.think(toy.view(state, Number(actor)), Number(actor), level, random)).ideas, 0).moves,
            0,
          ) as Move);
    steps.push({ by: actor, move });
    toy.play(state, move);
  }
}

describe('a mind for any game', () => {
  test('has the same five levels in both languages, the strongest last', () => {
    const ids = mind.levels.map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(Object.keys(generalEn.levels)).toEqual(ids);
    expect(Object.keys(generalFr.levels)).toEqual(ids);
    const nodes = mind.levels.map((level) => level.nodes);
    expect([...nodes].sort((a, b) => a - b)).toEqual(nodes);
  });

  test('a higher level wins more than a lower one, from either seat', () => {
    let points = 0;
    const games = 60;
    for (let game = 0; game < games; game++) {
      const seat = game % 2;
      const levels = seat === 0 ? ['seal', 'minnow'] : ['minnow', 'seal'];
      points += at(toy.payoffs(play(`match ${game >> 1}`, levels).state), seat);
    }
    expect(points / games).toBeGreaterThan(0.55);
  });

  test('advises legal moves, the best first, and says how often it tried them', () => {
    const state = toy.setup(2, defaults);
    toy.play(state, { do: 'roll', sea: 'calm' });
    const seat = Number(toy.actor(state));
    const { ideas } = ponder(mind.hint(toy.view(state, seat), seat, quickRandom('hint')));
    for (const { moves } of ideas) expect(toy.moves(state)).toContainEqual(moves[0]);
    const tried = ideas.map(({ reasons }) => at(reasons, 0).games);
    expect([...tried].sort((a, b) => b - a)).toEqual(tried);
    expect(generalEn.reason({ games: at(tried, 0) })).toMatch(/^Tried in [\d,]+ imagined games\.$/);
  });

  test('looks back on a game: payoff − start = luck + others + light − given', () => {
    const { state, steps } = play('back', [null, null, null]);
    const looking = mind.analyse(toy.setup(3, defaults), steps, 1);
    let next = looking.next();
    while (!next.done) next = looking.next();
    const { start, payoff, luck, others, light, given, moves } = next.value;
    expect(moves).toHaveLength(steps.length);
    expect(payoff).toBe(toy.payoffs(state)[1]);
    expect(payoff - start).toBeCloseTo(luck + others + light - given, 10);
  });
});
