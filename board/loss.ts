/** A game is hardly made good from its first rounds: that would be a new one. */
const FIRST = 2;

/**
 * The turn in which somebody fell behind: the last one before half of what was missing in the end was missing for good. `gaps` says turn by
 * turn, as often as one likes, how much was.
 */
export function fellBehindIn(gaps: Iterable<{ readonly turn: number; readonly gap: number }>): number {
  const seen = [...gaps];
  const final = seen.at(-1)?.gap ?? 0;
  const last = seen.findLast(({ gap }) => 2 * gap < final);
  const end = seen.at(-1)?.turn ?? 1;
  return Math.min(Math.max(last?.turn ?? 1, FIRST), Math.max(1, end));
}
