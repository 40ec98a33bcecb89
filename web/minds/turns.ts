import type { Json } from '@fathom/kernel';
import type { Analysis, Judged } from '@fathom/mind';
import type { Chapter, ReplayStep } from '../session/story.ts';

/** What a player's decisions of one turn cost, in points of a hundred, and what would have been better. */
export interface JudgedTurn {
  readonly chapter: number;
  readonly cost: number;
  /** The decisions made in a row in which most was given away, and those that would have been better. */
  readonly played: readonly Json[];
  readonly better: readonly Json[] | null;
  /** Why, as data of the game's mind. */
  readonly reasons: readonly unknown[];
  /** How many entries lead up to the first of them. */
  readonly count: number;
}

/** The chance before each move and after the last. */
export const chancesOf = ({ start, moves }: Analysis<Json>): readonly number[] => [
  start,
  ...moves.map(({ after }) => after),
];

/** The chance after each step, from 0 to 100. */
export function curveOf(chances: readonly number[], steps: readonly ReplayStep[]): readonly number[] {
  const points = (chance: number) => 100 * Math.max(0, Math.min(1, chance));
  return steps.map(({ to }) => points(chances[to] ?? chances[0] ?? 0));
}

interface Row {
  readonly moves: Judged<Json>[];
  readonly cost: number;
}

const costOf = ({ before, after, light }: Judged<Json>): number => 100 * (before - after + light);

/** The seat's decisions between two things that were not its own. */
function rowsOf(moves: readonly Judged<Json>[], seat: number): readonly Row[] {
  const rows: Judged<Json>[][] = [];
  let last = Number.NaN;
  for (const move of moves) {
    if (move.by !== seat) continue;
    if (move.at === last + 1) rows.at(-1)?.push(move);
    else rows.push([move]);
    last = move.at;
  }
  return rows.map((row) => ({ moves: row, cost: row.reduce((sum, move) => sum + costOf(move), 0) }));
}

/** What would have been better than a row, and why: the same up to the first mistake, then what the judge would have done. */
function betterThan({ moves }: Row): Pick<JudgedTurn, 'better' | 'reasons'> {
  const slip = moves.findIndex((move) => move.best !== null && costOf(move) >= LEAST);
  const { best = null, reasons = [] } = moves[slip] ?? {};
  return best
    ? { better: [...moves.slice(0, slip).map(({ move }) => move), ...best], reasons }
    : { better: null, reasons: [] };
}

/** What costs less than this many points is no mistake. */
const LEAST = 0.05;

/** Every turn in which something was given away, the costliest first. */
export function judgeTurns(
  analysis: Analysis<Json>,
  steps: readonly ReplayStep[],
  chapters: readonly Chapter[],
): readonly JudgedTurn[] {
  return chapters
    .flatMap(({ first, last }, chapter): JudgedTurn[] => {
      const from = steps[first]?.from ?? 0;
      const to = steps[last]?.to ?? 0;
      const rows = rowsOf(analysis.moves.slice(from, to), analysis.seat);
      const cost = rows.reduce((sum, row) => sum + row.cost, 0);
      const worst = rows.reduce<Row | null>((most, row) => (most && most.cost >= row.cost ? most : row), null);
      if (!worst || cost < LEAST) return [];
      const played = worst.moves.map(({ move }) => move);
      return [{ chapter, cost, played, ...betterThan(worst), count: worst.moves[0]?.at ?? from }];
    })
    .sort((a, b) => b.cost - a.cost);
}

/** A turn in which the chance changed much, whoever did it. */
export interface TurningPoint {
  readonly chapter: number;
  /** In points of a hundred. */
  readonly change: number;
}

/** How many there are at most, and how much must have changed. */
const MOST_POINTS = 5;
const LEAST_CHANGE = 5;

/** Where the game turned, in the order of the game. */
export function turningPoints(curve: readonly number[], chapters: readonly Chapter[]): readonly TurningPoint[] {
  return chapters
    .map(({ first, last }, chapter) => ({ chapter, change: (curve[last] ?? 0) - (curve[Math.max(0, first - 1)] ?? 0) }))
    .filter(({ change }) => Math.abs(change) >= LEAST_CHANGE)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_POINTS)
    .sort((a, b) => a.chapter - b.chapter);
}
