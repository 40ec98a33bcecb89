import { BOARDS, ductsOf, nautilion } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { plan } from './cabins.ts';

type Point = readonly [number, number];

/** Points along a duct as it is drawn. */
function along(d: string): Point[] {
  const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const points = Array.from(
    { length: numbers.length / 2 },
    (_, i): Point => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0],
  );
  const [a = [0, 0], b = a, c = b, e = c] = points;
  return Array.from({ length: 41 }, (_, i): Point => {
    const t = i / 40;
    const u = 1 - t;
    if (points.length === 2) return [a[0] * u + b[0] * t, a[1] * u + b[1] * t];
    const at = (k: 0 | 1) => a[k] * u ** 3 + 3 * b[k] * u * u * t + 3 * c[k] * u * t * t + e[k] * t ** 3;
    return [at(0), at(1)];
  });
}

const far = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x1 - x2, y1 - y2);

const ownDucts: readonly (readonly [number, number])[] = [
  [1, 6],
  [6, 2],
  [2, 9],
  [9, 4],
  [4, 7],
  [7, 3],
  [3, 8],
  [8, 5],
  [1, 9],
  [6, 4],
];

describe('the cut-away submarine', () => {
  for (const [name, ducts] of [
    ...BOARDS.map((board) => [board, ductsOf(nautilion.setup(1, { ...nautilion.options.defaults, board }))] as const),
    ['own', ownDucts] as const,
  ]) {
    const { cabins, ducts: drawn } = plan(name, ducts);
    const numbered = cabins.slice(1);

    it(`${name}: nine cabins that do not touch, inside the hull`, () => {
      expect(numbered).toHaveLength(9);
      for (const [i, cabin] of numbered.entries()) {
        for (const other of numbered.slice(i + 1)) expect(far(cabin, other)).toBeGreaterThan(60);
        const [x, y] = cabin;
        expect(((x - 222) / 240) ** 2 + ((y - 155) / 127) ** 2).toBeLessThan(0.8);
      }
    });

    it(`${name}: every duct is drawn once and passes no third cabin`, () => {
      expect(drawn.map(({ a, b }) => [a, b])).toEqual(ducts.map(([a, b]) => [a, b]));
      for (const { a, b, d } of drawn) {
        for (let crew = 1; crew <= 9; crew += 1) {
          if (crew === a || crew === b) continue;
          const nearest = Math.min(...along(d).map((point) => far(point, cabins[crew] ?? [0, 0])));
          expect(nearest, `duct ${a}-${b} past cabin ${crew}`).toBeGreaterThan(27);
        }
      }
    });
  }
});
