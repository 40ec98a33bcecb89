import { expect, test } from 'vitest';
import { tempered } from './tempered.ts';

test('a chance stays as it is where what speaks for it counts in full, and an even share whatever it counts', () => {
  for (const seats of [2, 3, 4]) {
    for (const chance of [0, 0.2, 0.5, 0.9, 1]) expect(tempered(chance, seats, 1)).toBeCloseTo(chance);
    expect(tempered(1 / seats, seats, 0.5)).toBeCloseTo(1 / seats);
  }
});

test('it is told less surely where that counts for less, and the better chance stays the better', () => {
  const told = [0, 0.1, 0.4, 0.5, 0.6, 0.9, 1].map((chance) => tempered(chance, 2, 0.5));
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told[1]).toBeCloseTo(0.25);
  expect(told[5]).toBeCloseTo(0.75);
});

test('what is won or lost is told as it is', () => {
  expect([tempered(0, 4, 0.5), tempered(1, 4, 0.5)]).toEqual([0, 1]);
});
