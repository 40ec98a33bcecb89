import type { Seat } from '@fathom/kernel';
import type { AnyMindWords } from '@fathom/mind';
import type { Place, TableCard } from '@fathom/wire';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { botName } from '../minds/words.ts';
import { aboutOptions, type Guide, listing } from '../shelf/catalogue.ts';
import { onlineWords } from '../words/online.ts';
import { appWords, shown } from '../words/words.ts';
import { me } from './me.tsx';

/** The seats nobody has taken. */
export const freeSeats = ({ places }: TableCard): readonly Seat[] =>
  places.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));

export const isHost = ({ host }: TableCard): boolean => me()?.person === host.person;

/** The seat one has there oneself. */
export function mySeat({ places }: TableCard): Seat | null {
  const mine = places.findIndex((place) => place.kind === 'person' && place.person === me()?.person);
  return mine < 0 ? null : mine;
}

/** How whoever sits there is called; bots by their character, once the game's minds have said who they are. */
export function placeName(places: readonly Place[], seat: Seat, minds: AnyMindWords | null): string {
  const place = places[seat];
  if (place?.kind === 'person') return place.name;
  if (place?.kind !== 'bot') return onlineWords().room.free;
  const before = places.slice(0, seat).filter((one) => one.kind === 'bot' && one.level === place.level).length;
  return (minds && botName(minds, place.level, before)) || appWords().seat.nameless(seat);
}

export const tableName = ({ host }: TableCard): string =>
  me()?.person === host.person ? onlineWords().yourTable : onlineWords().tableOf(host.name);

/** A game's options as its own guide says them, once it has come. */
export function createAbout(card: Accessor<TableCard>): Accessor<string> {
  const [guide, setGuide] = createSignal<Guide | null>(null);
  createEffect(
    on([() => card().game, shown], async ([game, language]) => {
      const fetched = await listing(game)
        ?.guide(language)
        .catch(() => null);
      if (game === card().game && language === shown()) setGuide(() => fetched ?? null);
    }),
  );
  return () => aboutOptions(guide(), card().options, shown());
}
