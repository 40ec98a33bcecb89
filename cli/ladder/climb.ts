import type { LiveLine } from '../live-line.ts';

/** How much to play, and what to tell meanwhile. */
export interface Climb {
  readonly games: number;
  /** No row of a table takes longer; it then shows fewer games. */
  readonly seconds: number;
  readonly seed: string;
  readonly live: LiveLine;
  /** Only these rows are played, `C1, reserve 4` in Nautilion or two players, `queen textbook`; the others stay as they are on the page. */
  readonly only?: string | undefined;
  /** Rows on the page that have fewer games are played on instead of anew. */
  readonly more: boolean;
  /** What the page says of this game by now: somebody else may write to it, too. */
  readonly page: () => string;
}
