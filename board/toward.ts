export type Point = readonly [x: number, y: number];

/**
 * Which point lies nearest in a direction, -1 for none: what lies straight ahead counts more than what lies aside, and what lies almost
 * beside one is taken only where there is nothing else.
 */
export function toward(points: readonly Point[], [x, y]: Point, [wx, wy]: Point): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  points.forEach(([px, py], at) => {
    const ahead = (px - x) * wx + (py - y) * wy;
    if (ahead <= 1) return;
    const aside = Math.abs((px - x) * wy) + Math.abs((py - y) * wx);
    const cost = ahead + aside * 2.2 + (aside > ahead * 3 ? 1e4 : 0);
    if (cost >= least) return;
    least = cost;
    best = at;
  });
  return best;
}
