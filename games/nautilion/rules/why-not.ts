import type { Json, Refusal, Seat } from '@fathom/kernel';
import type { State } from './types.ts';

export function whyNot(_state: State, _seat: Seat, _move: Json): Refusal | null {
  return null;
}
