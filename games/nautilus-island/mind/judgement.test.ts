import { playChance, quickRandom } from '@fathom/kernel';
import { type State as IslandState, nautilusIsland } from '@fathom/nautilus-island/rules';
import { expect, test } from 'vitest';
import { sober, teller } from './judgement.ts';

test('a chance is told less surely than it was found, at every table, and the better row stays the better', () => {
  for (const seats of [2, 3, 4]) {
    const told = [0, 0.05, 0.2, 1 / seats, 0.6, 0.9, 1].map(teller(seats));
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect([told[0], told[6]]).toEqual([0, 1]);
    // Who has an even share keeps it.
    expect(told[3]).toBeCloseTo(1 / seats);
    expect(told[1]).toBeGreaterThan(0.05);
    expect(told[5]).toBeLessThan(0.9);
    expect(told[5]).toBeGreaterThan(0.75);
  }
});

test('a position is told as surely as a row that leads to it', () => {
  const state: IslandState = nautilusIsland.setup(3, nautilusIsland.options.defaults);
  const random = quickRandom('judgement');
  while (nautilusIsland.actor(state) === 'chance') playChance(nautilusIsland, state, random);
  for (const found of [0.1, 0.4, 0.8]) expect(sober(() => found)(state, 1)).toBeCloseTo(teller(3)(found));
});
