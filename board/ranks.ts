import { at } from '@fathom/kernel';

/** The seats in the order they came in. */
export const byRank = (ranks: readonly number[]): readonly number[] =>
  [...ranks.keys()].sort((a, b) => at(ranks, a) - at(ranks, b));

/** Points in words, seat by seat; where it is said whose they are, the most come first. */
export function scoresBy(scores: readonly number[], said?: (seat: number, score: string) => string): readonly string[] {
  const written = scores.map((score) => (score < 0 ? `−${-score}` : `${score}`));
  if (!said) return written;
  const seats = scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return seats.map((seat) => said(seat, written[seat] ?? ''));
}
