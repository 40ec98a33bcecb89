import { expect, test } from 'vitest';
import { reckon } from './accounts.ts';

test('the accounts of both seats are one, and nobody is told of more than everything', async () => {
  const found = await reckon('nautilus-island', 1, 'sample', null);
  expect(found.length).toBe(1);
  for (const { residual, luck, given, light, identity } of found) {
    expect(Math.abs(residual)).toBeLessThan(0.05);
    expect(Math.abs(luck)).toBeLessThan(0.02);
    expect(given).toBeLessThanOrEqual(1);
    expect(given).toBeGreaterThanOrEqual(0);
    expect(Math.abs(light)).toBeLessThan(1);
    expect(Math.abs(identity)).toBeLessThan(1e-9);
  }
}, 120_000);
