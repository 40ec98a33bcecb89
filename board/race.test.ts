import { expect, it } from 'vitest';
import { raceOf } from './race.ts';
import { trailAt } from './trail.ts';

it('draws the winner first, each in its own colour, all on one scale', () => {
  const points = [
    [0, 3, 5],
    [0, 4, 9],
  ];
  const run = { views: [], ranks: [2, 1], name: (seat: number) => `Seat ${seat}` };
  const lines = raceOf(run, ['brass', 'sky'], (seat) => ({ label: run.name(seat), values: points[seat] ?? [] }));
  expect(lines).toEqual([
    { label: 'Seat 1', values: [0, 4, 9], tone: 'sky', top: 9 },
    { label: 'Seat 0', values: [0, 3, 5], tone: 'brass', top: 9 },
  ]);
});

it('has what comes before the step taken now behind it, and the rest ahead', () => {
  expect(trailAt(['column', 'action', 'close'], 1).map(({ state }) => state)).toEqual(['done', 'now', 'next']);
});
