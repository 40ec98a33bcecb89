import type { SaveHead } from '../saves/save.ts';

/** A finished game and whether the person won it. */
export interface Finished {
  readonly head: Pick<SaveHead, 'id' | 'game' | 'players' | 'known' | 'practised' | 'advised'>;
  readonly won: boolean;
}

/** Whom to play next, and after whom. */
export interface NextLevel {
  readonly from: string;
  readonly to: string;
  readonly won: boolean;
  /** The latest game that speaks for it. */
  readonly after: string;
}

/** So many games of the same outcome say that somebody else would be a better match. */
const IN_A_ROW = 3;

/** The strongest bot at a table with one person; `null` at any other table. */
function rivalOf({ players }: Finished['head'], levels: readonly string[]): string | null {
  if (players.filter(({ bot }) => bot === null).length !== 1) return null;
  const strongest = Math.max(...players.map(({ bot }) => (bot === null ? -1 : levels.indexOf(bot))));
  return levels[strongest] ?? null;
}

/**
 * The level to suggest after three games in a row won or lost against one, the latest game first: a step up or down, if there is one. Games with
 * help, of known seas or practised do not count, nor does anything up to the game after which the person did not want to hear of it.
 */
export function nextLevel(
  games: readonly Finished[],
  game: string,
  levels: readonly string[],
  dismissed: string | null,
): NextLevel | null {
  const own = games.filter(({ head }) => head.game === game);
  const until = own.findIndex(({ head }) => head.id === dismissed);
  const counting = own
    .slice(0, until < 0 ? own.length : until)
    .filter(({ head }) => !head.known && !head.practised && !head.advised && rivalOf(head, levels) !== null)
    .slice(0, IN_A_ROW);
  const [latest] = counting;
  if (!latest || counting.length < IN_A_ROW) return null;
  const from = rivalOf(latest.head, levels) ?? '';
  if (counting.some(({ head, won }) => won !== latest.won || rivalOf(head, levels) !== from)) return null;
  const to = levels[levels.indexOf(from) + (latest.won ? 1 : -1)];
  return to === undefined ? null : { from, to, won: latest.won, after: latest.head.id };
}
