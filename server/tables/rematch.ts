import { createHash } from 'node:crypto';
import { at, type Json } from '@fathom/kernel';
import { type Chair, type Head, seatOf } from '../hosted/head.ts';
import { type Decision, done, type Hosted } from '../hosted/hosted.ts';
import { no } from '../hosted/outcome.ts';
import type { Person, TableRecord } from '../store/store.ts';
import { chairFor, headOf, recordOf } from './making.ts';

/** One table follows another, however many ask for it at once: its name is known before it is made. */
const nextId = (table: string): string =>
  createHash('sha256').update(`after ${table}`).digest('base64url').slice(0, 16);

/** Whoever asks first opens the next table; whoever asks later finds it. */
export function askRematch({ head, stage, record }: Hosted, person: Person): Decision {
  if (seatOf(head, person.id) === null) return no('not-seated');
  if (stage !== 'over' || head.ending === 'called-off') return no('too-early');
  if (head.next !== null) return done(undefined, head.next);
  const next = nextId(record.id);
  return done({ head: { ...head, next }, quiet: true }, next);
}

/** The same game for the same people, everybody one seat further on. They are awaited, not yet there. */
export function nextTable(hosted: Hosted, id: string, host: Person, now: number): TableRecord {
  const { game, head, record } = hosted;
  const { pace, watchable, chat } = head;
  const chairs = head.chairs.map((_, seat) => freshChair(head, seat, now));
  // Options of older rules may mean nothing to ours.
  const options = game.options.parse(head.options);
  const wanted = (options.ok ? options.value : game.options.defaults) as Json;
  return recordOf(id, host, headOf(game, wanted, host, chairs, { pace, watchable, chat }), record.listed, now);
}

function freshChair({ chairs }: Head, seat: number, now: number): Chair {
  const chair = at(chairs, (seat + chairs.length - 1) % chairs.length);
  return chair.kind === 'person' ? chairFor({ id: chair.person, name: chair.name }, now) : chair;
}
