import { describe, expect, it } from 'vitest';
import { shell, shellBox } from './spiral.ts';

describe('the path as a shell', () => {
  // 38, 47 or 56 places (S1), and a few more that the Darkhouse or a collision slides in.
  for (const places of [38, 40, 47, 49, 56, 60]) {
    it(`gives ${places} places room for a finger, inside the picture`, () => {
      const { spots, r } = shell(places);
      const [left = 0, top = 0, width = 0, height = 0] = shellBox.split(' ').map(Number);
      expect(spots).toHaveLength(places);
      expect(2 * r).toBeGreaterThan(40);
      for (const [i, spot] of spots.entries()) {
        expect(spot.x - r).toBeGreaterThan(left);
        expect(spot.x + r).toBeLessThan(left + width);
        expect(spot.y - r).toBeGreaterThan(top);
        expect(spot.y + r).toBeLessThan(top + height);
        for (const other of spots.slice(i + 1)) {
          expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(2 * r - 2);
        }
      }
    });
  }
});
