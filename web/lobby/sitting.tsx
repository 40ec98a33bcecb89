import type { AnyMindWords } from '@fathom/mind';
import type { TableCard } from '@fathom/wire';
import { Index, type JSX } from 'solid-js';
import { onlineWords } from '../words/online.ts';
import { placeName } from './places.ts';
import { Medal } from './seats.tsx';

/** Who sits where, to be looked at. */
export function Sitting(props: { readonly card: TableCard; readonly minds: AnyMindWords | null }): JSX.Element {
  return (
    <ol class="seats" aria-label={onlineWords().room.seats}>
      <Index each={props.card.places}>
        {(place, seat) => (
          <li class="seat" data-kind={place().kind}>
            <Medal name={placeName(props.card.places, seat, props.minds)} place={place()} />
            <p class="seat-name">{placeName(props.card.places, seat, props.minds)}</p>
          </li>
        )}
      </Index>
    </ol>
  );
}
