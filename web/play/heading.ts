import type { GameResult, Seat } from '@fathom/kernel';
import { type Facts, ownSeat } from '../session/session.ts';
import { replayWords } from '../words/replay.ts';
import { resultWords } from '../words/result.ts';

/** How a game ended, in three or four words, from the ranks of its seats. */
export function headingOf(facts: Facts, ranks: readonly number[], name: (seat: Seat) => string): string {
  const words = resultWords();
  if (isShared(ranks)) {
    const won = ranks[0] === 1;
    if (facts.here.length === 0) return won ? words.theyWon : words.theyLost;
    if (ranks.length === 1) return won ? words.won : words.lost;
    return won ? words.wonTogether : words.lostTogether;
  }
  const own = ownSeat(facts);
  if (own !== null && ranks[own] === 1) return words.won;
  return words.winner(ranks.flatMap((rank, seat) => (rank === 1 ? [name(seat)] : [])).join(', '));
}

/** What somebody reads who opens a game of somebody else: how it went, and whether they can do as well. */
export function challengeOf(
  { players, people }: Facts,
  result: Pick<GameResult, 'ranks' | 'scores'> | null,
  turns: string,
  name: (seat: Seat) => string,
): string {
  const words = replayWords().end;
  const ranks = result?.ranks ?? [];
  const [first] = people;
  const who = (first === undefined ? '' : players[first]?.name) || null;
  if (isShared(ranks)) {
    const crew = people.flatMap((seat) => players[seat]?.name || []);
    return ranks[0] === 1 ? words.wonBy(crew, turns) : words.lostBy(crew, turns);
  }
  const winner = ranks.indexOf(1);
  // Whoever sends a game that a bot has won speaks of themselves.
  const [own, best] = [result?.scores?.[first ?? -1], result?.scores?.[winner]];
  if (people.length === 1 && first !== winner && own !== undefined && best !== undefined)
    return words.beaten(who, own, name(winner), best);
  const called = players[winner]?.bot === null ? players[winner]?.name || null : name(winner);
  const score = result?.scores?.[winner];
  return score === undefined ? words.wonBy(called ? [called] : [], turns) : words.beat(called, score);
}

/** Whether all seats won or lost together. */
export const isShared = (ranks: readonly number[]): boolean => ranks.every((rank) => rank === ranks[0]);
