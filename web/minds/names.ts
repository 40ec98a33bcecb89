import type { Seat } from '@fathom/kernel';
import type { AnyMindWords } from '@fathom/mind';
import type { Session } from '../session.ts';
import { w } from '../words.ts';
import { shortName } from './words.ts';

/** How a seat is called at this table, in the language now shown. */
export function nameOf(session: Session, seat: Seat, words: AnyMindWords | null): string {
  const level = session.bots[seat] ?? null;
  const written = session.names[seat] ?? '';
  if (level === null) return written || (session.onePerson ? w().seat.you : w().seat.nameless(seat));
  const name = (words && shortName(words, level)) || written || w().seat.nameless(seat);
  const namesakes = session.bots.slice(0, seat).filter((other) => other === level).length;
  return namesakes === 0 ? name : `${name} ${namesakes + 1}`;
}
