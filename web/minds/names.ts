import type { Seat } from '@fathom/kernel';
import type { AnyMindWords } from '@fathom/mind';
import { type Facts, ownSeat } from '../session/session.ts';
import { appWords } from '../words/words.ts';
import { botName } from './words.ts';

/** How a seat is called at this table, in the language now shown. */
export function nameOf(facts: Facts, seat: Seat, words: AnyMindWords | null): string {
  const { name: written, bot: level } = facts.players[seat] ?? { name: '', bot: null };
  if (level === null)
    return written || (ownSeat(facts) === seat ? appWords().seat.you : appWords().seat.nameless(seat));
  const before = facts.players.slice(0, seat).filter(({ bot }) => bot === level).length;
  return (words && botName(words, level, before)) || written || appWords().seat.nameless(seat);
}
