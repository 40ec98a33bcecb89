import { Sheet } from '@fathom/board';
import type { Seat } from '@fathom/kernel';
import type { Place, TableCard } from '@fathom/wire';
import { createSignal, Index, type JSX, Show } from 'solid-js';
import { nameOf } from '../minds/names.ts';
import { createMindWords, shortName } from '../minds/words.ts';
import type { RemoteTable } from '../online/remote-table.ts';
import { factsOfCard } from '../session/remote-facts.ts';
import { onlineWords } from '../words/online.ts';
import { appWords } from '../words/words.ts';
import { createEar } from './ear.ts';
import { Medal } from './seats.tsx';
import { TalkPanel } from './talk-panel.tsx';
import { createClocks } from './turn-clock.ts';

/** Between the bar and the board: who sits at the table and is there, whose turn it is and how long they have, who looks on, what is said. */
export function Company(props: {
  readonly table: RemoteTable;
  readonly card: TableCard;
  readonly mute?: boolean;
}): JSX.Element {
  const { table } = props;
  const minds = createMindWords(props.card.game);
  const clocks = createClocks(table);
  const [talking, setTalking] = createSignal(false);
  const ear = createEar(table, talking);
  const name = (seat: Seat) => nameOf(factsOfCard(props.card, table.seat()), seat, minds());
  const turn = () => (props.card.stage === 'over' ? null : table.course()?.actor);
  const note = (place: Place) => {
    if (place.kind !== 'person') return '';
    const known = minds();
    if (place.bot !== null)
      return onlineWords().table.botFor((known && shortName(known, place.bot)) || onlineWords().table.bot);
    return place.present ? '' : onlineWords().table.away;
  };
  return (
    <section
      class="company"
      aria-label={onlineWords().table.places}
      data-onlooker={table.seat() === null ? '' : undefined}
      data-brief={props.card.places.length < 3 && props.card.pace.kind === 'none' ? '' : undefined}
    >
      <ol>
        <Index each={props.card.places}>
          {(place, seat) => (
            <li
              data-turn={turn() === seat ? '' : undefined}
              data-away={isAway(place()) ? '' : undefined}
              title={[name(seat), note(place()) || (isPerson(place()) && onlineWords().table.present)]
                .filter(Boolean)
                .join(', ')}
            >
              <Medal name={name(seat)} place={place()} />
              <span class="company-name">{name(seat)}</span>
              <Show when={table.seat() === seat}>
                <span class="company-note" data-you="">
                  {onlineWords().you}
                </span>
              </Show>
              <Show when={note(place())}>{(text) => <span class="company-note">{text()}</span>}</Show>
              <Show when={turn() === seat}>
                <span class="f-unseen">{onlineWords().table.turn}</span>
              </Show>
              <Show when={props.card.stage !== 'over' && clocks()(seat)}>
                {(face) => (
                  <span class="company-clock numeral" role="timer" data-short={face().short ? '' : undefined}>
                    <span aria-hidden="true">{face().text}</span>
                    <span class="f-unseen">{face().spoken}</span>
                  </span>
                )}
              </Show>
            </li>
          )}
        </Index>
      </ol>
      <Show when={props.card.watchers > 0}>
        <p class="company-watchers" title={onlineWords().table.watchers(props.card.watchers)}>
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path d="M1.500 9C4 4.500 14 4.500 16.500 9C14 13.500 4 13.500 1.500 9Z" />
            <circle cx="9" cy="9" r="2.300" />
          </svg>
          <span class="wide-only">{onlineWords().table.watchers(props.card.watchers)}</span>
          <span class="narrow-only" aria-hidden="true">
            {props.card.watchers}
          </span>
        </p>
      </Show>
      <Show when={!props.mute}>
        <button
          class="f-button company-talk"
          type="button"
          aria-label={ear.unread() > 0 ? onlineWords().talk.unread(ear.unread()) : onlineWords().talk.open}
          onClick={() => setTalking(true)}
        >
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path d="M2 3.500H16V12H8.500L4.500 15V12H2Z" />
          </svg>
          <span class="wide-only">{onlineWords().talk.open}</span>
          <Show when={ear.unread() > 0}>
            <span class="unread numeral" aria-hidden="true">
              {ear.unread()}
            </span>
          </Show>
        </button>
      </Show>
      <p class="heard" role="status">
        <Show when={ear.latest()}>
          {(line) => (
            <>
              <b>{line().name}</b> {line().phrase ? onlineWords().phrases[line().phrase ?? 'hello'] : line().text}
            </>
          )}
        </Show>
      </p>
      <Show when={talking()}>
        <Sheet title={onlineWords().talk.title} close={appWords().close} onClose={() => setTalking(false)}>
          <TalkPanel table={table} card={props.card} bare />
        </Sheet>
      </Show>
    </section>
  );
}

const isPerson = ({ kind }: Place): boolean => kind === 'person';
const isAway = (place: Place): boolean => place.kind === 'person' && !place.present && place.bot === null;
