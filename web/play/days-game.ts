import { type AnyPlayable, canonical, type Json } from '@fathom/kernel';
import { saves } from '../saves/here.ts';
import { today } from '../shell/sea-names.ts';
import type { NewGame } from './begin.ts';

/** The day whose game this is, if somebody who typed the name of today's sea, or was sent it, has asked for just what everybody gets. */
export function dayOf({ options, seats }: AnyPlayable, wanted: NewGame): string | null {
  const isAsForAll = wanted.seats === seats[0] && canonical(wanted.options) === canonical(options.defaults as Json);
  return isAsForAll && !hasToday() ? today() : null;
}

/** Whether the day's game has been begun here: the same sea again is one more try, and not the day's. */
const hasToday = (): boolean =>
  saves()
    .heads()
    .some(({ daily, shared }) => daily === today() && !shared);
