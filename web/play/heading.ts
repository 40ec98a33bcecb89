import type { Seat } from '@fathom/kernel';
import type { Session } from '../session.ts';
import { lw } from '../words/later.ts';

/** How it ended, in three or four words. */
export function headingOf(session: Session, name: (seat: Seat) => string): string {
  const ranks = session.now.result?.ranks ?? [];
  const words = lw().end;
  if (ranks.every((rank) => rank === ranks[0])) {
    const won = ranks[0] === 1;
    if (ranks.length === 1) return won ? words.won : words.lost;
    return won ? words.wonTogether : words.lostTogether;
  }
  if (session.onePerson && ranks[session.people[0]] === 1) return words.won;
  return words.winner(ranks.flatMap((rank, seat) => (rank === 1 ? [name(seat)] : [])).join(', '));
}
