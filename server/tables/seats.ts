import type { Seat } from '@fathom/kernel';
import type { AskOf } from '@fathom/wire';
import { absence } from '../hosted/clock.ts';
import { type Chair, isHere, seatOf, withChair } from '../hosted/head.ts';
import { type Decision, done, type Hosted } from '../hosted/hosted.ts';
import { no } from '../hosted/outcome.ts';
import type { Person } from '../store/store.ts';
import { handedOver, takenBack } from './course.ts';

const open: Chair = { kind: 'open' };

/** Before the start: sits down in an open seat, or moves to another one. */
export function sit({ head, stage }: Hosted, person: Person, wanted: Seat | null, now: number): Decision {
  if (stage !== 'gathering') return no('too-late');
  const from = seatOf(head, person.id);
  const seat = wanted ?? from ?? head.chairs.findIndex(({ kind }) => kind === 'open');
  if (seat === from) return done(undefined, seat);
  if (head.chairs[seat]?.kind !== 'open') return no('seat-taken');
  const stood = from === null ? head : withChair(head, from, open);
  const { id, name } = person;
  const chair: Chair = { kind: 'person', person: id, name, bot: null, resigned: false, seen: now };
  return done({ head: withChair(stood, seat, chair) }, seat);
}

export function stand({ head, stage }: Hosted, seat: Seat): Decision {
  return stage === 'gathering' ? done({ head: withChair(head, seat, open) }) : no('too-late');
}

/** The host changes an empty or a bot's seat, or that of somebody who is not there. */
export function setSeat(hosted: Hosted, person: Person, { seat, bot }: AskOf<'seat'>, now: number): Decision {
  const { head, levels, record, stage } = hosted;
  if (record.host !== person.id) return no('not-the-host');
  if (stage !== 'gathering') return no('too-late');
  const chair = head.chairs[seat];
  if (!chair || (bot !== null && !levels.includes(bot))) return no('malformed');
  if (chair.kind === 'person') {
    if (chair.person === person.id) return no('seat-taken');
    if (isHere(head, chair.person, now)) return no('still-here');
  }
  return done({ head: withChair(head, seat, bot === null ? open : { kind: 'bot', level: bot }) });
}

/** A bot plays on; for good, or until its player comes back. Before the start it is just standing up. */
export function leave(hosted: Hosted, seat: Seat, leaving: 'resigned' | 'left', now: number): Decision {
  if (hosted.stage === 'gathering') return stand(hosted, seat);
  const chair = hosted.head.chairs[seat];
  if (chair?.kind !== 'person') return no('not-seated');
  if (hosted.stage === 'over' || chair.resigned) return no('too-late');
  if (!hosted.table) return no('too-early');
  if (chair.bot !== null && leaving === 'left') return done();
  return done(handedOver(hosted, seat, leaving, now));
}

export function comeBack(hosted: Hosted, seat: Seat, now: number): Decision {
  const chair = hosted.head.chairs[seat];
  if (chair?.kind !== 'person') return no('not-seated');
  if (hosted.stage === 'over' || chair.resigned) return no('too-late');
  if (chair.bot === null) return done();
  return done(takenBack(hosted, seat, now));
}

/** An absent player's seat goes to a bot: the host may do so at once, others once they have waited long enough. */
export function replace(hosted: Hosted, person: Person, seat: Seat, now: number): Decision {
  const { head, record, stage, table } = hosted;
  const isHost = record.host === person.id;
  if (!isHost && seatOf(head, person.id) === null) return no('not-seated');
  if (stage === 'over') return no('too-late');
  if (!table) return no('too-early');
  const chair = head.chairs[seat];
  if (chair?.kind !== 'person') return no('malformed');
  if (chair.bot !== null) return done();
  if (isHere(head, chair.person, now)) return no('still-here');
  if (!isHost && now < chair.seen + absence(head)) return no('still-here');
  return done(handedOver(hosted, seat, 'left', now));
}
