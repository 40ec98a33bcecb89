import { describe, expect, test } from 'vitest';
import { type Box, placePaper } from './paper-place.ts';

const phone = { width: 360, height: 740, top: 50 };
const paper = { width: 344, height: 120 };
const around = (spokenOf: readonly Box[], touchable: readonly Box[] = [], scenery: readonly Box[] = []) => ({
  spokenOf,
  touchable,
  scenery,
});
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('the paper of a coach', () => {
  test('lies under the bar where nothing is in its way', () => {
    expect(placePaper(paper, phone, around([box(10, 600, 350, 700)]), null)).toEqual({ x: 8, y: 58 });
  });

  test('never covers what it speaks of while there is room elsewhere', () => {
    const path = box(8, 60, 352, 300);
    const { y } = placePaper(paper, phone, around([path], [box(8, 540, 352, 740)]), null);
    expect(y).toBeGreaterThanOrEqual(300);
    expect(y + paper.height).toBeLessThanOrEqual(540);
  });

  test('rather covers what could be touched than what it speaks of', () => {
    const spokenOf = [box(0, 50, 360, 560)];
    const { y } = placePaper(paper, phone, around(spokenOf, [box(0, 560, 360, 740)]), null);
    expect(y).toBeGreaterThanOrEqual(560);
  });

  test('stays where it lay as long as that is free', () => {
    const before = { x: 8, y: 322 };
    expect(placePaper(paper, phone, around([box(8, 60, 352, 300)]), before)).toEqual(before);
    expect(placePaper(paper, phone, around([box(8, 330, 352, 400)]), before)).not.toEqual(before);
  });

  test('lies on as little else as it can', () => {
    const { y } = placePaper(paper, phone, around([], [], [box(0, 50, 360, 400)]), null);
    expect(y).toBeGreaterThanOrEqual(400);
  });

  test('uses the sides of a wide screen', () => {
    const wide = { width: 1440, height: 900, top: 64 };
    const { x } = placePaper(
      { width: 360, height: 130 },
      wide,
      around([box(900, 64, 1440, 900)], [box(380, 64, 900, 900)]),
      null,
    );
    expect(x + 360).toBeLessThanOrEqual(380);
  });
});
