import { at, quickRandom } from '@fathom/kernel';
import { best, meter, readNetwork, rowsFrom } from '@fathom/mind';
import { EXPANSIONS, nautilion, type State } from '@fathom/nautilion/rules';
import { expect, test } from 'vitest';
import { deal, greedyKnowledge } from './index.ts';
import { judgeOf, settledJudgeOf } from './judge.ts';
import { nets, netsFor } from './nets/index.ts';

const parsed = nautilion.options.parse({ expansions: [...EXPANSIONS] });
if (!parsed.ok) throw new Error(parsed.error);
const ALL = parsed.value;

/** The ends of rows of a game for two. */
function ends(): readonly State[] {
  const found: State[] = [];
  const random = quickRandom('ends');
  const state = nautilion.setup(2, ALL);
  for (deal(state, random); nautilion.actor(state) !== null; deal(state, random)) {
    const rows = rowsFrom(nautilion, state, state.active, greedyKnowledge, meter(300));
    for (const { end } of rows) if (nautilion.actor(end) === 'chance') found.push(end);
    for (const move of best(rows).moves) nautilion.play(state, move);
  }
  return found;
}

const odds = (chance: number): number => Math.log(chance / (1 - chance));

test('several nets judge by the mean of the odds each sees, whatever was judged before', async () => {
  const networks = await Promise.all(netsFor(ALL, 2).map(async (id) => readNetwork(await nets[id]())));
  expect(networks.length).toBe(4);
  const judge = settledJudgeOf(networks);
  const each = networks.map(judgeOf);
  const states = ends();
  expect(states.length).toBeGreaterThan(500);
  const once = states.map(judge);
  for (const [n, state] of states.entries()) {
    if (n % 7 === 0) {
      const mean = each.reduce((sum, one) => sum + odds(one(state)), 0) / each.length;
      expect(odds(at(once, n))).toBeCloseTo(mean, 6);
    }
    expect(judge(state)).toBe(at(once, n));
  }
});
