import type { Player, Seat } from '@fathom/kernel';
import type { Place, TableCard } from '@fathom/wire';
import type { Facts } from './session.ts';

/** What never changes at a far table once it plays, for whoever sits in `seat` or looks on. */
export function factsOfCard({ places, options }: TableCard, seat: Seat | null): Facts {
  return {
    seats: places.length,
    options,
    sea: '',
    players: places.map(playerOf),
    people: places.flatMap(({ kind }, one): Seat[] => (kind === 'person' ? [one] : [])),
    here: seat === null ? [] : [seat],
  };
}

function playerOf(place: Place): Player {
  if (place.kind === 'bot') return { name: '', bot: place.level };
  return { name: place.kind === 'person' ? place.name : '', bot: null };
}

/** Whether a bot decides for this place now. */
export const isPlayedByBot = (place: Place | undefined): boolean =>
  place?.kind === 'bot' || (place?.kind === 'person' && place.bot !== null);
