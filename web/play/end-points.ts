import type { GameResult, Seat } from '@fathom/kernel';

type Lines = GameResult['breakdown'];

/** What points are for, each item after what stands before it in any seat's own list. */
export function itemsOf(lines: Lines, seats: number): readonly string[] {
  const all: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    let at = 0;
    for (const line of lines) {
      if (line.seat !== seat) continue;
      const there = all.indexOf(line.item);
      if (there < 0) all.splice(at, 0, line.item);
      at = (there < 0 ? at : there) + 1;
    }
  }
  return all;
}

/** What a seat has for an item; `null` if it has none of it. */
export function pointsOf(lines: Lines, seat: Seat, item: string): number | null {
  const own = lines.filter((line) => line.seat === seat && line.item === item);
  return own.length === 0 ? null : own.reduce((sum, { points }) => sum + points, 0);
}

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);
