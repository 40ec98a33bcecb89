import { expect, test } from 'vitest';
import { isPromise, Promises, promisesOn, promiseTable } from './promises.ts';

test('what was told is counted by tenths, each with what came of it, and can be counted on from a page', () => {
  const promises = new Promises().from('deals');
  promises.add([[0.31, 0.39, 1], 1]);
  promises.add([[0.35, 0.05], 0]);
  const table = promiseTable([
    ['A1, reserve 4', promises],
    ['C1, reserve 4', null],
  ]);
  const [, , ...rows] = table.split('\n');
  expect(rows).toEqual([
    '| A1, reserve 4 | 0–10 | 1 | 5.0 | 0.0 | 5.0 | deals |',
    '| A1, reserve 4 | 30–40 | 3 | 35.0 | 66.7 | 44.9 | deals |',
    '| A1, reserve 4 | 90–100 | 1 | 100.0 | 100.0 | 0.0 | deals |',
  ]);
  expect(rows.every(isPromise)).toBe(true);
  expect(isPromise('| A1, reserve 4 | Captain Thetis | 1975 | 2000 | 98.8 | 98.2–99.2 | 24862 | 40.9 | 536 |')).toBe(
    false,
  );
  const again = promisesOn(`Something else.\n\n${table}\n`, 'A1, reserve 4');
  again
    ?.from('other deals')
    .from('deals')
    .add([[0.33], 0]);
  expect(again?.tenths[3]).toMatchObject({ cases: 4, told: expect.closeTo(1.38, 2), won: 2 });
  expect(again?.seeds).toBe('deals, other deals');
  expect(promisesOn(table, 'C1, reserve 4')).toBeNull();
});

test('choices of one game share its luck: many of them tell a tenth no better than one', () => {
  const error = (games: number, choices: number): number => {
    const promises = new Promises();
    for (let game = 0; game < games; game++) promises.add([Array(choices).fill(0.5), game % 2]);
    const [, , row = ''] = promiseTable([['here', promises]]).split('\n');
    return Number(row.split('|')[6]);
  };
  expect(error(100, 30)).toBe(error(100, 1));
  expect(error(100, 1)).toBeCloseTo(5, 1);
  // What two seats of a game are told cancels out, where one of them wins.
  const rivals = new Promises();
  rivals.add([[0.52, 0.52], 1], [[0.52, 0.52], 0]);
  expect(Math.sqrt(rivals.tenths[5]?.spread ?? 1)).toBeCloseTo(0.08, 5);
});
