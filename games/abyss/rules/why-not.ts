import type { Json, Refusal, Seat } from '@fathom/kernel';
import { decode } from './notation.ts';
import type { State } from './state.ts';

export const rules = ['S1'] as const;

export function whyNot(_state: State, _seat: Seat, move: Json): Refusal | null {
  return typeof move === 'string' && decode(move) ? { rule: 'S1' } : null;
}
