import type { Ask } from '@fathom/wire';
import { seatOf } from '../hosted/head.ts';
import type { Decision, Hosted } from '../hosted/hosted.ts';
import { no } from '../hosted/outcome.ts';
import type { Person } from '../store/store.ts';
import { agree, propose, takeBack } from './agreement.ts';
import { askRematch } from './rematch.ts';
import { playRow } from './rows.ts';
import { start, takePromise, takeSalt } from './sealing.ts';
import { comeBack, leave, replace, setSeat, sit, stand } from './seats.ts';
import { setChat, setOpen } from './talk.ts';

/** Every ask that is about a table, but looking at it, which is `watch`. */
export type TableAsk = Exclude<Ask, { do: 'hello' | 'ping' | 'watch' | 'unwatch' }>;
/** Those that change the table or are refused; the others only look or talk. */
export type Deed = Exclude<TableAsk, { do: 'say' | 'phrase' | 'moment' | 'moves' | 'logbook' }>;

/** What an ask comes to, as the table stands. */
export function decide(hosted: Hosted, person: Person, ask: Deed, now: number): Decision {
  switch (ask.do) {
    case 'sit':
      return sit(hosted, person, ask.seat, now);
    case 'seat':
      return setSeat(hosted, person, ask, now);
    case 'start':
      return start(hosted, person, now);
    case 'replace':
      return replace(hosted, person, ask.seat, now);
    case 'chat':
      return setChat(hosted, person, ask.on);
    case 'open':
      return setOpen(hosted, person, ask.open);
    case 'rematch':
      return askRematch(hosted, person);
    default:
      return decideSeated(hosted, person, ask, now);
  }
}

/** What only somebody with a seat can ask. */
function decideSeated(
  hosted: Hosted,
  person: Person,
  ask: Exclude<Deed, { do: 'sit' | 'seat' | 'start' | 'replace' | 'chat' | 'open' | 'rematch' }>,
  now: number,
): Decision {
  const seat = seatOf(hosted.head, person.id);
  if (seat === null) return no('not-seated');
  switch (ask.do) {
    case 'stand':
      return stand(hosted, seat);
    case 'promise':
      return takePromise(hosted, seat, ask, now);
    case 'reveal':
      return takeSalt(hosted, seat, ask, now);
    case 'play':
      return playRow(hosted, seat, ask, now);
    case 'undo':
      return takeBack(hosted, seat, ask, now);
    case 'propose':
      return propose(hosted, seat, ask.what, now);
    case 'agree':
      return agree(hosted, seat, ask.yes, now);
    case 'resign':
      return leave(hosted, seat, 'resigned', now);
    case 'leave':
      return leave(hosted, seat, 'left', now);
    case 'return':
      return comeBack(hosted, seat, now);
  }
}
