import type { LiveLine } from '../terminal/live-line.ts';

/** How much to play, and what to tell meanwhile. */
export interface Climb {
  readonly games: number;
  /** No row of a table takes longer; it then shows fewer games. */
  readonly seconds: number;
  readonly seed: string;
  readonly live: LiveLine;
  /** Only these rows are played, one course, `C1, reserve 4`, or two rivals, `queen textbook`; the others stay as they are on the page. */
  readonly only?: string | undefined;
  /** Rows on the page that have fewer games are played on instead of anew. */
  readonly more: boolean;
  /** What the page says of this game by now: somebody else may write to it, too. */
  readonly page: () => string;
}
