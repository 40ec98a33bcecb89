import type { Seat } from '@fathom/kernel';
import type { CardNews, Place, Stage, TableCard } from '@fathom/wire';
import { type Chair, type Head, isHere, seatOf } from '../hosted/head.ts';
import { onlookersOf } from '../hosted/presence.ts';
import type { TableRecord } from '../store/store.ts';

/** What anybody with the link may know. */
export function cardFor(record: TableRecord, head: Head, now: number): TableCard {
  const { game, version, options, hostName, pace, watchable, chat, ending, turn, open, next } = head;
  return {
    id: record.id,
    game,
    version,
    options,
    host: { person: record.host, name: hostName },
    places: head.chairs.map((chair) => placeOf(head, chair, now)),
    pace,
    listed: record.listed,
    watchable,
    chat,
    stage: record.stage as Stage,
    ending,
    turn,
    watchers: onlookersOf(head, now),
    open: open || record.listed,
    next,
    made: record.made,
    touched: record.touched,
  };
}

export function cardNewsFor(card: TableCard, head: Head, person: string | null): CardNews {
  const seat: Seat | null = seatOf(head, person);
  return { is: 'card', card, seat };
}

function placeOf(head: Head, chair: Chair, now: number): Place {
  if (chair.kind !== 'person') return chair.kind === 'bot' ? { kind: 'bot', level: chair.level } : { kind: 'open' };
  const { person, name, bot } = chair;
  return { kind: 'person', person, name, present: isHere(head, person, now), bot };
}
