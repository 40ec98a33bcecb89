import type { Run } from './guide.ts';

/** The first seat is the learner's. */
const learner = 0;

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

/** How a game between rivals was lost. */
export interface Defeat<View, Reason> {
  /** Everything seen since the first round began, and the last of it. */
  readonly seen: readonly View[];
  readonly end: View;
  readonly winner: number;
  /** What the winner had most more of; `null` if there was nothing of the kind. */
  readonly reason: Reason | null;
  /** How much more of something the winner had. */
  readonly gapIn: (view: View, reason: Reason) => number;
  /** The round in which somebody fell behind in something, counted in every view. */
  readonly turnOf: (gap: (view: View) => number) => number;
}

/** Whether the learner was beaten, and by what: points are had for several reasons, and the largest gap decided. */
export function defeatOf<View extends { readonly round: number }, Reason>(
  { views, ranks }: Run,
  reasons: readonly Reason[],
  pointsFor: (view: View, seat: number, reason: Reason) => number,
): Defeat<View, Reason> | null {
  const seen = [...(views as Iterable<View>)].filter(({ round }) => round > 0);
  const end = seen.at(-1);
  const winner = ranks.indexOf(1);
  if (!end || winner < 0 || winner === learner) return null;
  const gapIn = (view: View, reason: Reason) => pointsFor(view, winner, reason) - pointsFor(view, learner, reason);
  const [most] = [...reasons].sort((a, b) => gapIn(end, b) - gapIn(end, a));
  return {
    seen,
    end,
    winner,
    reason: most !== undefined && gapIn(end, most) > 0 ? most : null,
    gapIn,
    turnOf: (gap) => fellBehindIn(seen.map((view) => ({ turn: view.round, gap: gap(view) }))),
  };
}
