import type { OpenPlayer } from '@fathom/abyss/rules';
import { describe, expect, it } from 'vitest';
import { type Box, footOf, planOf } from './tableau-plan.ts';

const player = (lords: number, locations: number, allies: number): OpenPlayer => ({
  ...{ pearls: 0, nebulis: 0, keys: 0, hand: [], handSize: 0, disabled: [] },
  allies: Array.from({ length: 25 }, (_, card) => (card < allies ? 1 : 0)),
  lords: Array.from({ length: lords }, (_, lord) => lord),
  locations: Array.from({ length: locations }, (_, location) => ({ location, lords: [20 + location] })),
});

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe('what a player has at the end', () => {
  it.each([
    [528, 396],
    [341, 396],
    [528, 156],
  ])('is all drawn in %i by %i, nothing over the edge, lords and locations beside each other', (wide, high) => {
    for (const [lords, locations, allies] of [
      [7, 0, 0],
      [0, 3, 2],
      [4, 2, 8],
      [9, 5, 12],
    ] as const) {
      const plan = planOf(player(lords, locations, allies), wide, high);
      expect(plan.lords.map(({ thing }) => thing)).toEqual(Array.from({ length: lords }, (_, lord) => lord));
      expect(plan.locations.map(({ thing }) => thing.lords[0])).toEqual(
        Array.from({ length: locations }, (_, location) => 20 + location),
      );
      expect(plan.allies).toHaveLength(allies);
      const spots: readonly Box[] = [...plan.lords, ...plan.locations];
      spots.forEach((spot, i) => {
        expect(spot.width).toBeGreaterThan(30);
        for (const other of spots.slice(i + 1)) expect(apart(spot, other)).toBe(true);
      });
      for (const { x, y, width, height } of [...spots, ...plan.allies]) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(wide + 0.01);
        expect(y + height).toBeLessThanOrEqual(high + 0.01);
      }
    }
  });

  it('stands in the middle, so that no corner is left empty alone', () => {
    for (const things of [planOf(player(6, 0, 3), 528, 396).lords, planOf(player(3, 1, 4), 528, 156).allies]) {
      const [left, right] = [things.map(({ x }) => x), things.map(({ x, width }) => 528 - x - width)];
      expect(Math.min(...left)).toBeCloseTo(Math.min(...right));
    }
  });

  it('keeps the lords of a location at its foot, however many they are', () => {
    for (const count of [1, 2, 3, 5]) {
      const middles = footOf(count, 40, 100);
      expect(middles).toHaveLength(count);
      expect(Math.max(...middles) + 20).toBeLessThanOrEqual(100);
    }
  });
});
