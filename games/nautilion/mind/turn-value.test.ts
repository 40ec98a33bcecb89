import { quickRandom } from '@fathom/kernel';
import { best, expectation, type Knowledge, rowsFrom } from '@fathom/mind';
import { randomNetwork } from '@fathom/mind/train';
import { type Move, nautilion, type State } from '@fathom/nautilion/rules';
import { expect, test } from 'vitest';
import { FEATURES } from './features.ts';
import { deal, networkKnowledge } from './knowledge.ts';
import { turnValue } from './turn-value.ts';

const wise = networkKnowledge(randomNetwork([FEATURES, 32, 16, 1], quickRandom('any')));
const { expectation: _, ...slow } = wise;
const slowly: Knowledge<State, Move> = slow;

test.each([
  { seats: 1, options: {} },
  { seats: 1, options: { board: 'C2', reserve: 1 } },
  { seats: 2, options: { board: 'B1', reserve: 3 } },
  { seats: 1, options: { expansions: ['mercenaries', 'reefs'] } },
  { seats: 1, options: { dieFaces: [2, 2, 2, 3, 3, 3], spellCosts: { whirlwind: 2, tide: 1, translation: 3 } } },
])('the quick ways find what looking at every roll finds: $options', ({ seats, options }) => {
  const random = quickRandom('quick or slow');
  const parsed = nautilion.options.parse(options);
  if (!parsed.ok) throw new Error(parsed.error);
  const state = nautilion.setup(seats, parsed.value);
  let compared = 0;
  while (compared < 4) {
    deal(state, random);
    const actor = nautilion.actor(state);
    if (typeof actor !== 'number') break;
    for (const move of best(rowsFrom(nautilion, state, actor, wise)).moves) nautilion.play(state, move);
    const quick = nautilion.actor(state) === 'chance' ? turnValue(state, wise) : null;
    if (quick === null) continue;
    const exact = expectation(nautilion, state, actor, slowly);
    expect(quick).toBeCloseTo(exact, 6);
    expect(wise.expectation?.(state, actor)).toBeCloseTo(exact, 6);
    compared++;
  }
  expect(compared).toBeGreaterThan(1);
});
