import type { Seat } from '@fathom/kernel';
import type { AnyMindWords } from '@fathom/mind';
import type { Place, TableCard } from '@fathom/wire';
import { Index, type JSX, Match, Show, Switch } from 'solid-js';
import { onlineWords } from '../words/online.ts';
import { LevelSelect } from './level-select.tsx';
import { me } from './me.tsx';
import { isHost, placeName } from './places.ts';

/** Who sits where before the start. The host gives free seats to bots; whoever comes takes one. */
export function Seats(props: {
  readonly card: TableCard;
  readonly seat: Seat | null;
  readonly minds: AnyMindWords | null;
  readonly onSit: (seat: Seat) => void;
  readonly onStand: () => void;
  readonly onBot: (seat: Seat, level: string | null) => void;
}): JSX.Element {
  return (
    <ol class="seats" aria-label={onlineWords().room.seats}>
      <Index each={props.card.places}>
        {(place, seat) => (
          <li class="seat" data-kind={place().kind} data-mine={props.seat === seat ? '' : undefined}>
            <Medal name={placeName(props.card.places, seat, props.minds)} place={place()} />
            <div class="seat-words">
              <p class="seat-name">{placeName(props.card.places, seat, props.minds)}</p>
              <p class="f-second">{notes(place(), props.card)}</p>
            </div>
            <Switch>
              <Match when={place().kind !== 'person' && isHost(props.card)}>
                <div class="row to-end">
                  <LevelSelect
                    label={onlineWords().room.who(seat)}
                    unseenLabel
                    person={onlineWords().room.person}
                    minds={props.minds}
                    level={levelOf(place())}
                    onLevel={(level) => props.onBot(seat, level)}
                  />
                  <Show when={place().kind === 'open' && props.seat === null}>
                    <SitButton seat={seat} moving={false} onSit={props.onSit} />
                  </Show>
                </div>
              </Match>
              <Match when={place().kind === 'open'}>
                <SitButton seat={seat} moving={props.seat !== null} onSit={props.onSit} />
              </Match>
              <Match when={props.seat === seat && props.card.stage === 'gathering'}>
                <button class="f-button" type="button" onClick={() => props.onStand()}>
                  {onlineWords().room.stand}
                </button>
              </Match>
            </Switch>
          </li>
        )}
      </Index>
    </ol>
  );
}

function SitButton(props: {
  readonly seat: Seat;
  readonly moving: boolean;
  readonly onSit: (seat: Seat) => void;
}): JSX.Element {
  return (
    <button
      class={props.moving ? 'f-button' : 'f-button primary'}
      type="button"
      aria-label={props.moving ? onlineWords().room.moveTo(props.seat) : onlineWords().room.sitOn(props.seat)}
      onClick={() => props.onSit(props.seat)}
    >
      {props.moving ? onlineWords().room.move : onlineWords().room.sit}
    </button>
  );
}

const levelOf = (place: Place): string | null => (place.kind === 'bot' ? place.level : null);

function notes(place: Place, { host }: TableCard): string {
  if (place.kind === 'bot') return onlineWords().table.bot;
  if (place.kind === 'open') return '';
  return [
    place.person === me()?.person && onlineWords().you,
    place.person === host.person && onlineWords().room.host,
    place.present ? onlineWords().room.here : onlineWords().room.away,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A brass disc with somebody's initial; hollow while nobody sits there, with cogs round a bot's. */
export function Medal(props: { readonly name: string; readonly place: Place }): JSX.Element {
  const away = () => props.place.kind === 'person' && !props.place.present;
  const isBot = () => props.place.kind === 'bot' || (props.place.kind === 'person' && props.place.bot !== null);
  return (
    <svg
      class="medal"
      data-kind={props.place.kind}
      data-away={away() ? '' : undefined}
      viewBox="-24 -24 48 48"
      aria-hidden="true"
    >
      <Show when={isBot()}>
        <circle class="cogs" r="21" />
      </Show>
      <circle class="disc" r="18" />
      <text y="6">{props.place.kind === 'open' ? '' : initial(props.name)}</text>
      <Show when={props.place.kind === 'open'}>
        <path class="plus" d="M-6 0H6M0-6V6" />
      </Show>
    </svg>
  );
}

const initial = (name: string): string => ([...name.trim()][0] ?? '').toUpperCase();
