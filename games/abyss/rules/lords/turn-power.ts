import type { Seat } from '@fathom/kernel';
import type { Tell } from '../events.ts';
import type { Move } from '../notation.ts';
import type { State } from '../state.ts';

/** T2: a power that may be used once in each own turn. */
export interface TurnPower {
  /** How it can be used now; empty if it cannot. */
  moves(state: State, seat: Seat): readonly Move[];
  use(state: State, seat: Seat, what: number, tell: Tell): void;
}
