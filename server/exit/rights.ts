import type { Seat, Watcher } from '@fathom/kernel';
import { seatOf } from '../hosted/head.ts';
import type { Hosted } from '../hosted/hosted.ts';

/** Who somebody is at a table, and so what they may be told: their seat, or `null` for anybody else, also without a name. */
export const seatFor = ({ head }: Pick<Hosted, 'head'>, person: string | null): Seat | null => seatOf(head, person);

/** The whole book, with all that was hidden: only of a finished game, for its players, and for everybody if it is public. */
export function mayReadAll({ head, record, stage }: Hosted, watcher: Watcher): boolean {
  return stage === 'over' && (watcher !== null || record.listed || head.open);
}

/** The game itself, as far as one's seat sees it: before the start there is none. */
export function mayLook(hosted: Hosted, watcher: Watcher): boolean {
  return watcher !== null || hosted.head.watchable || mayReadAll(hosted, watcher);
}

/** What is said at the table: also while seats are free, for whoever thinks of sitting down. */
export function mayHear(hosted: Hosted, watcher: Watcher): boolean {
  return hosted.stage === 'gathering' || mayLook(hosted, watcher);
}
