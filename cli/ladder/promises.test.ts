import { expect, test } from 'vitest';
import { isPromise, Promises, promisesOn, promiseTable } from './promises.ts';

test('what was told is counted by tenths, each with what came of it, and can be counted on from a page', () => {
  const promises = new Promises();
  promises.add([0.31, 0.39, 1], 1);
  promises.add([0.35, 0.05], 0);
  const table = promiseTable([
    ['A1, reserve 4', promises],
    ['C1, reserve 4', null],
  ]);
  const [, , ...rows] = table.split('\n');
  expect(rows).toEqual([
    '| A1, reserve 4 | 0–10 | 1 | 5.0 | 0.0 |',
    '| A1, reserve 4 | 30–40 | 3 | 35.0 | 66.7 |',
    '| A1, reserve 4 | 90–100 | 1 | 100.0 | 100.0 |',
  ]);
  expect(rows.every(isPromise)).toBe(true);
  expect(isPromise('| A1, reserve 4 | Captain Thetis | 1975 | 2000 | 98.8 | 98.2–99.2 | 24862 | 40.9 | 536 |')).toBe(
    false,
  );
  const again = promisesOn(`Something else.\n\n${table}\n`, 'A1, reserve 4');
  again?.add([0.33], 0);
  expect(again?.tenths[3]).toEqual({ cases: 4, told: expect.closeTo(1.38, 2), won: 2 });
  expect(promisesOn(table, 'C1, reserve 4')).toBeNull();
});
