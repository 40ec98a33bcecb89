import type { AskOf } from '@fathom/wire';
import { seatOf } from '../hosted/head.ts';
import { type Decision, done, type Hosted } from '../hosted/hosted.ts';
import { no } from '../hosted/outcome.ts';
import type { Person } from '../store/store.ts';

/** Why something may not be said, or `null`. Phrases may always be said: nobody can hurt with them. */
export function maySay({ head }: Hosted, person: Person, ask: AskOf<'say' | 'phrase'>): ReturnType<typeof no> | null {
  if (seatOf(head, person.id) === null) return no('not-seated');
  return ask.do === 'say' && !head.chat ? no('chat-off') : null;
}

export function setChat({ head, record }: Hosted, person: Person, on: boolean): Decision {
  if (record.host !== person.id) return no('not-the-host');
  return done(head.chat === on ? undefined : { head: { ...head, chat: on }, quiet: true });
}

/** Whether anybody with the link may read the book of a finished game: any of its players may decide so. */
export function setOpen({ head, stage }: Hosted, person: Person, open: boolean): Decision {
  if (seatOf(head, person.id) === null) return no('not-seated');
  if (stage !== 'over') return no('too-early');
  return done(head.open === open ? undefined : { head: { ...head, open }, quiet: true });
}
