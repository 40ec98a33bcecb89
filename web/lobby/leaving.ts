import type { Leaving, Seat } from '@fathom/kernel';
import type { RemoteTable } from '../online/remote-table.ts';

/** What the log last says of whoever sits there: `null` if they never left. A signal. */
export function lastLeaving(table: RemoteTable, seat: Seat | null): Leaving | null {
  // What is known of the log grows with each course.
  if (table.course() === null) return null;
  const last = table.sights.findLast(({ entry }) => entry && 'leaving' in entry && entry.seat === seat)?.entry;
  return last && 'leaving' in last ? last.leaving : null;
}
