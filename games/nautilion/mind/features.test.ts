import { quickRandom } from '@fathom/kernel';
import { EXPANSIONS, nautilion } from '@fathom/nautilion/rules';
import { expect, test } from 'vitest';
import { emptyLit, FEATURES, features, PAIR_FEATURES } from './features.ts';
import { deal } from './knowledge.ts';

const ALL = nautilion.options.parse({ expansions: [...EXPANSIONS] });

const forTwo = (seats: number, turnsTo?: number): readonly number[] => {
  if (!ALL.ok) throw new Error(ALL.error);
  const state = nautilion.setup(seats, ALL.value);
  deal(state, quickRandom('sea'));
  if (turnsTo !== undefined) state.active = turnsTo;
  const { list, count } = features(state, emptyLit());
  return [...list.subarray(0, count)].filter((feature) => feature >= FEATURES);
};

test('P3: with all five expansions the network sees that two play, and whose Admiral is next', () => {
  expect(forTwo(1)).toEqual([]);
  const [first, second] = [forTwo(2, 0), forTwo(2, 1)];
  for (const feature of [...first, ...second]) expect(feature).toBeLessThan(PAIR_FEATURES);
  expect(first[0]).not.toBe(second[0]);
  expect(new Set([first[0], second[0]])).toEqual(new Set([FEATURES, FEATURES + 1]));
});
