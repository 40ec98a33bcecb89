import type { TurningPoint } from '../minds/turns.ts';

/** How wide a mark is, from corner to corner: it stands on one of them. */
const WIDE = 20;

/** Of marks that would lie over each other on a line the one of the greater change, in the order of the game. */
export function apart(
  points: readonly TurningPoint[],
  at: (point: TurningPoint) => { readonly x: number; readonly y: number },
): readonly TurningPoint[] {
  const drawn: TurningPoint[] = [];
  for (const point of [...points].sort((a, b) => Math.abs(b.change) - Math.abs(a.change))) {
    const here = at(point);
    const isFree = drawn.every((other) => {
      const there = at(other);
      return Math.abs(here.x - there.x) + Math.abs(here.y - there.y) >= WIDE;
    });
    if (isFree) drawn.push(point);
  }
  return drawn.sort((a, b) => a.chapter - b.chapter);
}
