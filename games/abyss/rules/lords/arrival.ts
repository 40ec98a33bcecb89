import type { Seat } from '@fathom/kernel';
import { type Lord, lordCard } from '../box/lords.ts';
import type { Tell } from '../events.ts';
import type { State } from '../state.ts';

/** W1: what a lord does when it comes to a seat, however it came. What needs a decision is put on the stack. */
export type Arrival = (state: State, seat: Seat, tell: Tell) => void;

/** W1: a power that cannot happen is skipped, with a line in the log. */
export function noEffect(seat: Seat, lord: Lord, tell: Tell): void {
  if (tell) tell({ kind: 'no-effect', seat, lord: lordCard(lord).key });
}

/** An optional power left unused. */
export function declined(seat: Seat, lord: Lord, tell: Tell): void {
  if (tell) tell({ kind: 'declined', seat, lord: lordCard(lord).key });
}
