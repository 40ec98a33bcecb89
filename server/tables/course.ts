import type { Entry, Seat, Table } from '@fathom/kernel';
import type { Ending } from '@fathom/wire';
import { passedOn, passedTo } from '../hosted/clock.ts';
import { type Head, seated, withChair } from '../hosted/head.ts';
import type { Change, Hosted } from '../hosted/hosted.ts';

/** What the head says once entries have been added to the log: whose turn it is, their clock, and whether the game is over. */
export function goneOn(head: Head, table: Table, entries: readonly Entry[], now: number): Change {
  const actor = table.actorAfter(entries);
  if (actor === null) return { ...ended(head, 'played'), entries };
  const turn = typeof actor === 'number' ? actor : null;
  const takenBack = entries.some((entry) => 'undo' in entry);
  const lapsed = head.proposed?.what === 'undo' && entries.some((entry) => 'move' in entry || 'undo' in entry);
  return {
    head: {
      ...head,
      turn,
      clock: passedTo(head, turn, now, takenBack),
      proposed: lapsed ? null : head.proposed,
    },
    entries,
  };
}

export function ended(head: Head, ending: Ending): Change {
  return {
    head: { ...head, turn: null, clock: { ...head.clock, seat: null }, proposed: null, sealBy: null, ending },
    stage: 'over',
  };
}

/** The bot that plays for somebody who is away. */
export function standIn({ levels }: Hosted): string {
  return levels[Math.floor((levels.length - 1) / 2)] ?? 'random';
}

/** A player's seat goes to a bot. Once nobody is left who could come back, the game is over. */
export function handedOver(
  hosted: Hosted,
  seat: Seat,
  leaving: 'resigned' | 'timed-out' | 'left',
  now: number,
): Change {
  const { head } = hosted;
  const chair = head.chairs[seat];
  if (chair?.kind !== 'person') throw new Error(`seat ${seat} is nobody's to leave`);
  const resigned = leaving === 'resigned';
  const without = withChair(head, seat, { ...chair, bot: chair.bot ?? standIn(hosted), resigned });
  const clock = passedOn(head, seat, now);
  const banks = clock.banks.map((bank, one) => (one === seat && leaving === 'timed-out' ? 0 : bank));
  const after: Head = { ...without, clock: { ...clock, banks }, proposed: null };
  const entries: readonly Entry[] = [{ by: 'table', seat, leaving }];
  if (seated(after).every((one) => one.chair.resigned)) return { ...ended(after, 'stopped'), entries };
  return { head: after, entries };
}

/** A player takes their seat back. */
export function takenBack({ head }: Hosted, seat: Seat, now: number): Change {
  const chair = head.chairs[seat];
  if (chair?.kind !== 'person') throw new Error(`seat ${seat} is nobody's to take back`);
  const after = withChair(head, seat, { ...chair, bot: null });
  return {
    head: { ...after, clock: passedOn(after, seat, now), proposed: null },
    entries: [{ by: 'table', seat, leaving: 'returned' }],
  };
}
