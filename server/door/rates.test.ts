import { expect, test } from 'vitest';
import { Rates, rates } from './rates.ts';
import { Turnstile } from './turnstile.ts';

test('so often and no more, each counted apart', async () => {
  const counted = new Rates();
  for (let i = 0; i < rates.code.points; i++) expect(await counted.allows('code', 'Ada')).toBe(true);
  expect(await counted.allows('code', 'Ada')).toBe(false);
  expect(await counted.allows('code', 'Ben')).toBe(true);
  expect(await counted.allows('say', 'Ada')).toBe(true);
});

test('a meter counts for one alone, and begins anew when its time is over', () => {
  let now = 0;
  const rates = new Rates();
  const [mine, yours] = [rates.meter('message', () => now), rates.meter('message', () => now)];
  for (let i = 0; i < 900; i++) expect(mine()).toBe(true);
  expect([mine(), yours()]).toEqual([false, true]);
  now = 20_000;
  expect(mine()).toBe(true);
});

test('so many at once from one address, until somebody leaves', () => {
  const door = new Turnstile(2);
  const leave = door.enter('a');
  expect(door.enter('a')).not.toBeNull();
  expect(door.enter('a')).toBeNull();
  expect(door.enter('b')).not.toBeNull();
  leave?.();
  leave?.();
  expect(door.inside).toBe(2);
  expect(door.enter('a')).not.toBeNull();
  expect(door.enter('a')).toBeNull();
});
