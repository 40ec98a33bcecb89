import type { Seat } from '@fathom/kernel';
import type { RemoteTable } from '../online/remote-table.ts';

/** Whether whoever sat there has given the seat up for good: the log says so. */
export const hasResigned = (table: RemoteTable, seat: Seat | null): boolean =>
  table.sights.some(({ entry }) => entry && 'leaving' in entry && entry.seat === seat && entry.leaving === 'resigned');
