import { type Expansion, nautilion } from '@fathom/nautilion/rules';
import { describe, expect, test } from 'vitest';
import { fit } from './studies/fit.ts';
import { chanceTold, corrected, promisingIn } from './told.ts';

test('the better of two values is told as the better chance, and what is certain stays so', () => {
  for (const expansions of [
    [],
    ['mages'],
    ['mages', 'heroic'],
    ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroic'],
  ]) {
    const options = nautilion.options.parse({ expansions });
    if (!options.ok) throw new Error(options.error);
    for (const seats of [1, 2]) {
      for (const isLookedAt of [false, true]) {
        const chances = Array.from({ length: 101 }, (_, n) => chanceTold(n / 100, seats, options.value, isLookedAt));
        expect(chances[0]).toBe(0);
        expect(chances[100]).toBe(1);
        chances.forEach((chance, n) => {
          if (n > 0) expect(chance).toBeGreaterThan(chances[n - 1] ?? 0);
        });
      }
    }
  }
});

test('what one is promised and what two are is corrected apart, whether or not they play by one net', () => {
  const who = (expansions: string[], seats: number) => {
    const options = nautilion.options.parse({ expansions });
    return options.ok ? promisingIn(options.value, seats) : options.error;
  };
  expect([who([], 1), who([], 2)]).toEqual(['A1', 'A1 for two']);
  expect([who(['mages'], 1), who(['mages'], 2)]).toEqual(['mages', 'mages for two']);
  expect([who(['mages', 'heroic'], 1), who(['mages', 'heroic'], 2)]).toEqual(['together', 'pair']);
});

describe('a correction', () => {
  const THREE = ['mages', 'reefs', 'heroic'] as const;
  const squash = (odds: number): number => 1 / (1 + Math.exp(-odds));
  /** Of so many positions of each value, as many won as odds better by this would win. */
  const seen = (cases: number, better: number) =>
    [0.1, 0.2, 0.4, 0.6, 0.8].flatMap((value) => {
      const won = Math.round(cases * squash(Math.log(value / (1 - value)) + better));
      return Array.from({ length: cases }, (_, n) => ({ value, expansions: THREE, won: n < won ? 1 : 0 }));
    });

  test('is learned where values promise too little: what is told is what came of it', () => {
    const correction = fit(seen(1000, 1));
    for (const value of [0.1, 0.3, 0.6]) {
      expect(corrected(value, THREE, correction)).toBeCloseTo(squash(Math.log(value / (1 - value)) + 1), 1);
    }
  });

  test('is learned in full where a hundred games were promised far too much', () => {
    const correction = fit(seen(500, -2.5));
    for (const value of [0.2, 0.4, 0.6, 0.8]) {
      const won = squash(Math.log(value / (1 - value)) - 2.5);
      expect(Math.abs(corrected(value, THREE, correction) - won)).toBeLessThan(0.05);
    }
  });

  test('is none where values are true, nor for a few games', () => {
    for (const { up, down, shift } of [fit(seen(1000, 0)), fit(seen(1, 1))]) {
      for (const weight of [up - 1, down - 1, shift]) expect(Math.abs(weight)).toBeLessThan(0.15);
    }
  });

  test('tells expansions apart where values promise too much with one of them, and says nothing of those that are always there', () => {
    const withMages = seen(500, -1.5).map((one) => ({ ...one, expansions: ['mages', 'reefs'] as const }));
    const withHeroic = seen(500, 0).map((one) => ({ ...one, expansions: ['reefs', 'heroic'] as const }));
    const correction = fit([...withMages, ...withHeroic]);
    expect(Object.keys(correction.without ?? {})).toEqual(['mages', 'heroic']);
    const told = (expansions: readonly Expansion[]) => corrected(0.6, expansions, correction);
    expect(told(['mages', 'reefs'])).toBeCloseTo(squash(Math.log(1.5) - 1.5), 1);
    expect(told(['reefs', 'heroic'])).toBeCloseTo(0.6, 1);
  });
});
