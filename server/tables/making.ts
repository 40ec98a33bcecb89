import { randomBytes } from 'node:crypto';
import type { Json } from '@fathom/kernel';
import type { MakeTable, Stage } from '@fathom/wire';
import { newClock } from '../hosted/clock.ts';
import { type Chair, type Head, writeHead } from '../hosted/head.ts';
import { no, type Outcome } from '../hosted/outcome.ts';
import type { Person, TableRecord } from '../store/store.ts';
import { wakeAt } from './care.ts';
import type { Known } from './shelf.ts';

/** 96 random bits. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** A table as somebody wants it, or why it cannot be. */
export function newTable(
  { game, levels }: Known,
  person: Person,
  wanted: MakeTable,
  now: number,
): Outcome<{ readonly record: TableRecord }> {
  const options = game.options.parse(wanted.options);
  const [least, most] = game.seats;
  const seats = wanted.chairs.length;
  if (!options.ok || seats < least || seats > most) return no('bad-options');
  const mine = wanted.chairs.findIndex(({ kind }) => kind === 'me');
  const chairs: Chair[] = [];
  for (const [seat, chair] of wanted.chairs.entries()) {
    if (chair.kind === 'bot' && !levels.includes(chair.level)) return no('bad-options');
    if (seat === mine) chairs.push(chairFor(person, now));
    else chairs.push(chair.kind === 'bot' ? { kind: 'bot', level: chair.level } : { kind: 'open' });
  }
  const { pace, watchable, chat, listed } = wanted;
  const head = headOf(game, options.value as Json, person, chairs, { pace, watchable, chat });
  return { ok: true, record: recordOf(newId(), person, head, listed, now) };
}

export const chairFor = ({ id, name }: Pick<Person, 'id' | 'name'>, now: number): Chair => ({
  kind: 'person',
  person: id,
  name,
  bot: null,
  resigned: false,
  seen: now,
});

export function headOf(
  { id, version }: Known['game'],
  options: Json,
  host: Person,
  chairs: Chair[],
  manners: Pick<Head, 'pace' | 'watchable' | 'chat'>,
): Head {
  return {
    game: id,
    version,
    options,
    hostName: host.name,
    chairs,
    ...manners,
    open: false,
    ending: null,
    next: null,
    turn: null,
    sealing: null,
    sealBy: null,
    clock: newClock(manners.pace, chairs.length),
    proposed: null,
    here: [],
    onlookers: [],
  };
}

export function recordOf(id: string, host: Person, head: Head, listed: boolean, now: number): TableRecord {
  const stage: Stage = 'gathering';
  return {
    id,
    rev: 0,
    at: 0,
    stage,
    listed,
    host: host.id,
    people: head.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person] : [])),
    made: now,
    touched: now,
    wakeAt: wakeAt(head, stage, now, now),
    head: writeHead(head),
  };
}
