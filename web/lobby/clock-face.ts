import type { Seat } from '@fathom/kernel';
import type { HeardClock } from '../online/remote-table.ts';
import type { OnlineWords } from '../words/online.ts';

/** What a seat's clock shows. `short`: it is nearly over. */
export interface ClockFace {
  readonly text: string;
  readonly spoken: string;
  readonly short: boolean;
}

type Words = Pick<OnlineWords['table'], 'clockTurn' | 'clockBank' | 'days' | 'hours'>;

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

/** As long as nobody would call it short any more. */
const soon = 15 * second;

/** `at`: what this device's clock reads. No face where there is no clock. */
export function faceOf(clock: HeardClock, seat: Seat, at: number, words: Words): ClockFace | null {
  const face = (left: number, spoken: (text: string) => string, short: boolean): ClockFace => {
    const text = span(left, words);
    return { text, spoken: spoken(text), short };
  };
  const bank = clock.banks[seat] ?? 0;
  if (seat !== clock.seat || clock.turnEnds === null || clock.runsOut === null)
    return bank > 0 ? face(bank, words.clockBank, false) : null;
  const there = clock.now + Math.max(0, at - clock.heard);
  const turn = clock.turnEnds - there;
  const left = Math.max(0, clock.runsOut - there);
  return turn > 0 ? face(turn, words.clockTurn, left < soon) : face(left, words.clockBank, left < soon);
}

/** Two days, five hours, or minutes and seconds. */
function span(milliseconds: number, { days, hours }: Words): string {
  if (milliseconds >= day) return days(Math.ceil(milliseconds / day));
  if (milliseconds >= hour) return hours(Math.ceil(milliseconds / hour));
  const seconds = Math.ceil(milliseconds / second);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
