import { nautilion, type View } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { lens } from './lens.ts';

/** A path from letters: `.` a gap, N and P the figures, anything else a token; the ends are added. */
function sea(row: string): View {
  const parsed = nautilion.options.parse({});
  if (!parsed.ok) throw new Error(parsed.error);
  const view = nautilion.view(nautilion.setup(1, parsed.value), 0);
  const places = ['|', ...row, '|'];
  return {
    ...view,
    turn: 3,
    path: places.map((place) => ('.NP|'.includes(place) ? 0 : 1)),
    spots: places.map((_, place) => place),
    reefs: [],
    nautilion: Math.max(0, places.indexOf('N')),
    phantom: places.includes('P') ? places.indexOf('P') : places.length - 1,
  };
}

describe('the enlarged strip', () => {
  it('shows both figures and all between them when they are near, leaving out gaps', () => {
    const { rows, hidden } = lens(sea('11.N.11.11P1'), 7, null);
    expect(hidden).toBe(0);
    expect(rows[0]).toEqual([4, 6, 7, 9, 10, 11, 12]);
    expect(rows[1]).toEqual([13]);
  });

  it('shows what lies before each figure when they are far apart, and how much is hidden', () => {
    const { rows, hidden } = lens(sea(`N${'1'.repeat(30)}P`), 7, null);
    expect(rows[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(rows[1]).toEqual([26, 27, 28, 29, 30, 31, 32]);
    expect(hidden).toBe(18);
  });

  it('shows the way of each once they have passed each other', () => {
    const { rows, hidden } = lens(sea('1111P111N1111'), 7, null);
    expect(rows[0]?.[0]).toBe(9);
    expect(rows[1]?.at(-1)).toBe(5);
    expect(hidden).toBe(-1);
  });

  it('shows another stretch when asked', () => {
    const { rows } = lens(sea(`N${'1'.repeat(30)}P`), 7, 10);
    expect(rows[0]?.[0]).toBe(10);
    expect([...rows[0], ...rows[1]]).toHaveLength(14);
  });
});
