import { expect, test } from 'vitest';
import { interval } from './interval.ts';
import { sectionOf, withSection } from './page.ts';

test('a section is written anew in its place, and the others stay as they were', () => {
  const empty = withSection('', 'One', 'first');
  expect(empty).toBe('# Ladder\n\n## One\n\nfirst\n');
  const two = withSection(empty, 'Two', 'second\n\n| a |\n');
  expect(two).toBe('# Ladder\n\n## One\n\nfirst\n\n## Two\n\nsecond\n\n| a |\n');
  expect(sectionOf(two, 'One')).toBe('## One\n\nfirst\n\n');
  expect(sectionOf(two, 'Three')).toBe('');
  expect(withSection(two, 'One', 'anew')).toBe('# Ladder\n\n## One\n\nanew\n\n## Two\n\nsecond\n\n| a |\n');
  expect(withSection(two, 'Two', 'anew')).toBe('# Ladder\n\n## One\n\nfirst\n\n## Two\n\nanew\n');
});

test('an interval holds its share, narrows with more games and stays between nought and one', () => {
  const [low, high] = interval(60, 100);
  expect([low, high].map((x) => x.toFixed(3))).toEqual(['0.502', '0.691']);
  const [closer, nearer] = interval(600, 1000);
  expect(nearer - closer).toBeLessThan(high - low);
  expect(interval(0, 10)[0]).toBe(0);
  expect(interval(10, 10)[1]).toBe(1);
});
