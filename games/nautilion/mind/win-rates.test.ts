import { nautilion, type Options } from '@fathom/nautilion/rules';
import { expect, test } from 'vitest';
import { estimates, measured } from './rates.ts';
import { suggested, suggestions } from './suggestions.ts';
import { nameOf, partsOf, winRate, winRateAbove } from './win-rates.ts';

function optionsOf(given: object): Options {
  const parsed = nautilion.options.parse(given);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const rateOf = (given: object, seats = 1): number => winRate(optionsOf(given), seats)?.rate ?? Number.NaN;

test('money helps, and so does a submarine with more ducts', () => {
  expect(rateOf({ reserve: 6 })).toBeGreaterThan(rateOf({ reserve: 1 }));
  expect(rateOf({ board: 'A1' })).toBeGreaterThan(rateOf({ board: 'C2' }));
});

test('every game the new-game screen offers has a rate and an interval around it', () => {
  for (const seats of [1, 2]) {
    for (const given of [
      {},
      { board: 'B2', reserve: 2 },
      { expansions: ['mages', 'heroic'] },
      { board: 'C1', expansions: ['mercenaries', 'darkhouse'], harpoons: 3, darkhouse: 'difficult' },
    ]) {
      const options = optionsOf(given);
      for (const part of partsOf({ ...options, seats })) expect(estimates).toHaveProperty([part]);
      const known = winRate(options, seats);
      expect(known).not.toBeNull();
      if (known === null) continue;
      expect(known.low).toBeLessThan(known.rate);
      expect(known.high).toBeGreaterThan(known.rate);
      expect(known.low).toBeGreaterThanOrEqual(0);
      expect(known.high).toBeLessThanOrEqual(1);
    }
  }
});

test('what was played often is told as it was counted', () => {
  const [name, [won, games]] = Object.entries(measured).find(([, [, played]]) => played >= 150) ?? ['', [0, 0]];
  expect(name).not.toBe('');
  const [board, reserve] = name.split(' ');
  const options = optionsOf({ board, reserve: Number(reserve) });
  expect(nameOf({ ...options, seats: 1 })).toBe(name);
  expect(winRate(options, 1)).toMatchObject({ rate: won / games, games });
});

test('nobody has measured a submarine or dice of one’s own', () => {
  const ring = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((cabin) => [cabin, (cabin % 9) + 1]);
  expect(winRate(optionsOf({ submarine: ring }), 1)).toBeNull();
  expect(winRate(optionsOf({ dieFaces: [1, 1, 2, 2, 3, 3] }), 1)).toBeNull();
});

test('what is suggested for one alone was counted, and what is called fair is won about every other time', () => {
  for (const suggestion of suggestions) {
    expect(winRate(suggested(suggestion), 1)?.games).toBeGreaterThanOrEqual(200);
    expect(winRateAbove(suggested(suggestion), 1)?.games).toBeGreaterThanOrEqual(200);
  }
  // By the level all difficulty words go by; with all five by the one above, which knows the expansions.
  for (const fair of [winRate(suggested('fair'), 1), winRateAbove(suggested('fairFive'), 1)]) {
    expect(fair?.rate).toBeGreaterThan(0.4);
    expect(fair?.rate).toBeLessThan(0.6);
  }
  expect(suggestions.filter((one) => suggested(one).expansions.length === 5)).toContain('fairFive');
});

test('other prices of spells are told of only where they were tried', () => {
  const spellCosts = { whirlwind: 2, tide: 2, translation: 2 };
  expect(winRate(optionsOf({ spellCosts }), 1)).toBeNull();
  expect(winRateAbove(optionsOf({ spellCosts }), 1)).toBeNull();
  expect(nameOf({ ...optionsOf({ spellCosts }), seats: 1 })).toBe('A1 4 spells-2-2-2');
});
