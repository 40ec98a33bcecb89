import type { LiveLine } from '../live-line.ts';

/** How much to play, and what to tell meanwhile. */
export interface Climb {
  readonly games: number;
  /** No row of a table takes longer; it then shows fewer games. */
  readonly seconds: number;
  readonly seed: string;
  readonly live: LiveLine;
  /** Only the rows of these waters are played anew; the others stay as they are on the page. Nautilion alone knows waters. */
  readonly waters?: string | undefined;
  /** Rows on the page that have fewer games are played on instead of anew. Nautilion alone can. */
  readonly more: boolean;
  /** What the page says by now: somebody else may write to it, too. */
  readonly page: () => string;
}
