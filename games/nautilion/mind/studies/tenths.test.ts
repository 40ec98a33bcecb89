import { expect, test } from 'vitest';
import { brierScore, type Told, tenthsOf } from './tenths.ts';
import { row } from './told.ts';

/** So many games with so many choices each, all told the same, every other game won. */
const games = (count: number, choices: number, chance: number): Told[] =>
  Array.from({ length: count }, (_, game) =>
    Array.from({ length: choices }, () => ({ game, chance, won: game % 2, weight: 1 })),
  ).flat();

test('a tenth says what was told there, what came of it and how far that may be off, the choices of a game taken together', () => {
  const [few, ...none] = tenthsOf(games(100, 1, 0.55));
  const [many] = tenthsOf(games(100, 30, 0.55));
  expect(none).toEqual([]);
  expect(few).toMatchObject({ tenth: 5, choices: 100, games: 100, won: 0.5 });
  expect(few?.told).toBeCloseTo(0.55);
  expect(few?.error).toBeCloseTo(0.05, 2);
  expect(many?.error).toBeCloseTo(few?.error ?? 0);
  expect(brierScore(games(100, 30, 0.55))).toBeCloseTo(0.2525, 4);
});

test('a choice of a game played on several times counts by its weight', () => {
  const told: Told[] = [
    { game: 0, chance: 0.6, won: 1, weight: 1 },
    { game: 1, chance: 0.6, won: 0, weight: 1 / 3 },
  ];
  expect(tenthsOf(told)[0]?.won).toBeCloseTo(0.75);
});

test('a row of the study has a cell for each tenth with thirty choices', () => {
  const cells = row('here', 100, [...games(100, 1, 0.55), ...games(20, 1, 0.95)]).split(' | ');
  expect(cells[8]).toBe('55 → 50 ± 5');
  expect(cells.filter((cell) => cell.includes('→'))).toHaveLength(1);
});
