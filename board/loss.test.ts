import { expect, test } from 'vitest';
import { defeatOf, fellBehindIn } from './loss.ts';

const gaps = (...list: readonly number[]) => list.map((gap, index) => ({ turn: index + 1, gap }));

test('the turn to begin again from is the last one with less than half of the final gap', () => {
  expect(fellBehindIn(gaps(0, 2, 3, 8, 10))).toBe(3);
  expect(fellBehindIn(gaps(0, 9, 9, 2, 9, 10))).toBe(4);
});

test('nobody begins again from the first turn, and nobody after the last', () => {
  expect(fellBehindIn(gaps(9, 10, 10, 10))).toBe(2);
  expect(fellBehindIn(gaps(0, 0, 0))).toBe(2);
  expect(fellBehindIn(gaps(3))).toBe(1);
  expect(fellBehindIn([])).toBe(1);
});

interface Seen {
  readonly round: number;
  readonly points: readonly { readonly fish: number; readonly gold: number }[];
}
const seen = (round: number, own: readonly [number, number], theirs: readonly [number, number]): Seen => ({
  round,
  points: [own, theirs].map(([fish, gold]) => ({ fish, gold })),
});
const defeat = (ranks: readonly number[], ...views: readonly Seen[]) =>
  defeatOf<Seen, 'fish' | 'gold'>({ views, ranks, name: String }, ['fish', 'gold'], ({ points }, seat, reason) => {
    return points[seat]?.[reason] ?? 0;
  });

test('a game was lost by what the winner had most more of, in the round in which that came about', () => {
  const lost = defeat(
    [2, 1],
    seen(0, [0, 0], [9, 9]),
    seen(1, [0, 0], [0, 0]),
    seen(2, [4, 0], [5, 1]),
    seen(3, [4, 0], [5, 6]),
    seen(4, [4, 0], [6, 8]),
  );
  expect(lost?.reason).toBe('gold');
  expect(lost?.winner).toBe(1);
  expect(lost?.seen.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
  expect(lost?.turnOf((view) => lost.gapIn(view, 'gold'))).toBe(2);
});

test('where the winner had more of nothing, nothing is the reason; whoever won has not lost', () => {
  expect(defeat([2, 1], seen(1, [3, 3], [3, 3]))?.reason).toBeNull();
  expect(defeat([1, 2], seen(1, [3, 3], [3, 1]))).toBeNull();
  expect(defeat([2, 1])).toBeNull();
});
