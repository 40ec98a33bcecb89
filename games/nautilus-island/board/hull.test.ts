import { describe, expect, it } from 'vitest';
import { layOut } from './hull.ts';

describe('the submarine drawn', () => {
  it.each([
    { where: 'a desktop', width: 1050, height: 430, narrow: false, least: 80 },
    { where: 'a small laptop', width: 896, height: 300, narrow: false, least: 48 },
    { where: 'a tablet', width: 740, height: 348, narrow: true, least: 70 },
    { where: 'a phone', width: 344, height: 252, narrow: true, least: 40 },
  ])('shows cards one can read on $where', ({ width, height, narrow, least }) => {
    const hull = layOut(width, height, 6, narrow);
    expect(hull.cardWidth).toBeGreaterThanOrEqual(least);
    expect(3 * hull.cardHeight).toBeLessThan(hull.bottom - hull.top - 2 * hull.thickness);
    expect(hull.cardWidth).toBeLessThan(hull.columnWidth);
  });
});
