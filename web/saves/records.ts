import { recallJson, remember } from '../shell/keepsakes.ts';
import type { Result } from './results.ts';

export interface Records {
  /** Wins in a row: up to the latest game, and the most there ever were. */
  readonly streak: number;
  readonly longest: number;
  /** The most points of any game, where there are points. */
  readonly best: number | null;
  /** The fewest turns a win took, where nobody counts points. */
  readonly quickest: number | null;
  /** What of a hundred points was not given away, over the games that were analysed. */
  readonly skill: number | null;
  readonly analysed: number;
}

/** What somebody has reached in games of one kind, the latest first. */
export function recordsOf(list: readonly Result[], skills: Skills = {}): Records {
  let [run, longest] = [0, 0];
  for (const { won } of [...list].reverse()) {
    run = won ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const scores = list.flatMap(({ head }) => {
    const first = Math.max(
      0,
      head.players.findIndex(({ bot }) => bot === null),
    );
    return head.result?.scores?.[first] ?? [];
  });
  const turns = list.flatMap(({ head, won }) => (won && !head.result?.scores ? (head.standing?.turn ?? []) : []));
  const judged = list.flatMap(({ head }) => skills[head.id] ?? []);
  return {
    streak: run,
    longest,
    best: scores.length === 0 ? null : Math.max(...scores),
    quickest: turns.length === 0 ? null : Math.min(...turns),
    skill: judged.length === 0 ? null : Math.round(judged.reduce((sum, one) => sum + one, 0) / judged.length),
    analysed: judged.length,
  };
}

/** By game: what of a hundred points its player did not give away. */
export interface Skills {
  readonly [save: string]: number;
}

const key = 'fathom/skills';

export function skills(): Skills {
  const kept = recallJson(key);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter((one) => typeof one[1] === 'number'));
}

/** An analysis was made: `given` is the share of a win that better moves would have kept. */
export function rememberSkill(save: string, given: number): void {
  remember(key, JSON.stringify({ ...skills(), [save]: Math.round(100 * (1 - Math.min(1, Math.max(0, given)))) }));
}
