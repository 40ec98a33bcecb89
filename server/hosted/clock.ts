import { at, type Seat } from '@fathom/kernel';
import { type Pace, patience } from '@fathom/wire';
import { botOf, type Head, type TurnClock } from './head.ts';

/**
 * Time at the table. It runs for people only and stands while a bot thinks. A turn lasts until another seat must decide; at a table for one
 * every row is a turn. What a turn takes beyond its time comes out of the seat's bank.
 */

const second = 1000;
const day = 24 * 60 * 60 * second;

/** Milliseconds a turn may take; `null`: as long as one likes. */
function turnTime(pace: Pace): number | null {
  if (pace.kind === 'none') return null;
  return pace.kind === 'live' ? pace.turn * second : pace.days * day;
}

export function newClock(pace: Pace, seats: number): TurnClock {
  const bank = pace.kind === 'live' ? pace.bank * second : 0;
  return { seat: null, since: 0, spent: 0, banks: Array.from({ length: seats }, () => bank), before: null };
}

const runs = (head: Head): boolean => head.clock.seat !== null && botOf(head, head.clock.seat) === null;

/** What the seat has spent of its turn by now. */
const spentBy = (head: Head, now: number): number =>
  head.clock.spent + (runs(head) ? Math.max(0, now - head.clock.since) : 0);

/** When the time of the turn is over and the bank begins; `null` while the clock stands. */
export function turnEnds(head: Head): number | null {
  const time = turnTime(head.pace);
  return time === null || !runs(head) ? null : head.clock.since - head.clock.spent + time;
}

/** When the seat goes to a bot. */
export function runsOut(head: Head): number | null {
  const ends = turnEnds(head);
  return ends === null || head.clock.seat === null ? null : ends + at(head.clock.banks, head.clock.seat);
}

/** The clock once `seat` must decide. Whoever takes a decision back has spent of the turn what they had spent before. */
export function passedTo(head: Head, seat: Seat | null, now: number, takenBack: boolean): TurnClock {
  const { clock } = head;
  if (seat === clock.seat && head.chairs.length > 1) return clock;
  const time = turnTime(head.pace);
  if (time === null || clock.seat === null) return { ...clock, seat, since: now, spent: 0, before: null };
  const used = spentBy(head, now);
  const over = Math.max(0, used - time);
  const banks = clock.banks.map((bank, one) => (one === clock.seat ? Math.max(0, bank - over) : bank));
  const spent = takenBack && clock.before?.seat === seat ? clock.before.spent : 0;
  return { seat, since: now, spent, banks, before: { seat: clock.seat, spent: Math.min(used, time) } };
}

/** The clock when a seat passes from its player to a bot or back: a turn begins anew for whoever has it. */
export function passedOn(head: Head, seat: Seat, now: number): TurnClock {
  return head.clock.seat === seat ? { ...head.clock, since: now, spent: 0 } : head.clock;
}

/** How long somebody must have been away before anybody seated may give their seat to a bot. */
export const absence = (head: Head): number => patience(head.pace);

/** How long a table waits for anybody at all. One that gathers is given the time it takes to pass a link around. */
export const longest = (head: Head, gathering: boolean): number =>
  Math.max(2 * patience(head.pace), gathering ? day : 0);
