import type { GameResult, Seat } from '@fathom/kernel';
import type { Facts } from '../session/session.ts';
import { posterWords } from '../words/poster.ts';
import { replayWords } from '../words/replay.ts';
import { isShared } from './heading.ts';

/** How a game ended, for whoever gets its picture: by the names of those who won or lost, or by none where nobody gave one. */
export function posterTitle(
  { players, people }: Pick<Facts, 'players' | 'people'>,
  { ranks, scores }: Pick<GameResult, 'ranks' | 'scores'>,
  turns: string,
  name: (seat: Seat) => string,
): string {
  const words = posterWords();
  const isNamed = (seat: Seat) => players[seat]?.bot !== null || players[seat]?.name !== '';
  if (isShared(ranks) && scores === undefined) {
    const crew = people.filter(isNamed).map(name);
    return ranks[0] === 1 ? words.won(crew, turns) : words.lost(crew, turns);
  }
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  // One who has given no name goes without; among several winners everybody is called somehow.
  const called = winners.length > 1 || winners.every(isNamed) ? winners.map(name) : [];
  const best = scores?.[winners[0] ?? 0];
  return best === undefined ? words.won(called, turns) : words.wonWith(called, replayWords().end.points(best));
}
