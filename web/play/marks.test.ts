import { expect, test } from 'vitest';
import { apart } from './marks.ts';

const point = (chapter: number, change: number) => ({ chapter, change });

test('of turning points that would lie over each other the greater one is marked', () => {
  const points = [point(3, -12), point(4, 30), point(9, 8), point(10, -7)];
  const onALine = (step: number) => apart(points, ({ chapter }) => ({ x: step * chapter, y: 0 }));
  expect(onALine(20)).toEqual(points);
  expect(onALine(12)).toEqual([point(4, 30), point(9, 8)]);
});

test('beside each other is not over each other', () => {
  const points = [point(3, -50), point(4, 30)];
  expect(apart(points, ({ chapter }) => ({ x: 3 * chapter, y: 40 * chapter }))).toEqual(points);
});
