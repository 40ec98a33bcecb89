import { expect, test } from 'vitest';
import { root } from './run.js';

// check.test.ts runs this file alone and expects two tests to be counted.

test('the root is where this file says', () => {
  expect(import.meta.filename.startsWith(root)).toBe(true);
});

test('the root is absolute', () => {
  expect(root).toMatch(/^(\/|[A-Z]:)/);
});
