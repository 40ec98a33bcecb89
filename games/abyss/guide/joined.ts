import type { Event } from '@fathom/abyss/rules';
import type { GameEvent } from '@fathom/kernel';

/** What two events in a row are told as where one sentence says both. */
export function joined(before: GameEvent, event: GameEvent): Event | null {
  const [one, other] = [before as Event, event as Event];
  if (one.kind === 'spent' && other.kind === 'spent') return { ...one, more: [...(one.more ?? []), other.card] };
  // A token the Hunter took is turned over by itself, as its victim knows it already.
  if (one.kind !== 'tokens-shown' || other.kind !== 'tokens-shown' || one.seat !== other.seat) return null;
  const values = [...one.values, ...other.values].sort((a, b) => a - b);
  return { kind: other.kind, seat: other.seat, values };
}
