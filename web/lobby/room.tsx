import type { Seat } from '@fathom/kernel';
import type { TableCard } from '@fathom/wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { createMindWords, levelsOf } from '../minds/words.ts';
import type { RemoteTable, TableQuestion } from '../online/remote-table.ts';
import { Page, PageBar } from '../parts/parts.tsx';
import { namesOf } from '../shelf/catalogue.ts';
import { fetchAhead } from '../shell/ahead.ts';
import { announce } from '../shell/stage.ts';
import { onlineWords } from '../words/online.ts';
import { Connecting } from './connecting.tsx';
import { Invite } from './invite.tsx';
import { me, NameSheet, named } from './me.tsx';
import { GamePorthole } from './picture.tsx';
import { createAbout, freeSeats, isHost, tableName } from './places.ts';
import { Sealing } from './sealing.tsx';
import { Seats } from './seats.tsx';
import { sentence } from './sorry.ts';
import { TalkPanel } from './talk-panel.tsx';

/** A table before the game begins: who sits where, how others come, and the host who starts. */
export function Room(props: { readonly table: RemoteTable; readonly card: TableCard }): JSX.Element {
  const { table } = props;
  const minds = createMindWords(props.card.game);
  const about = createAbout(() => props.card);
  const game = () => namesOf(props.card.game).name;
  const free = () => freeSeats(props.card);
  const [sorry, setSorry] = createSignal('');
  // Whoever came by an invitation has the app from then on, too.
  fetchAhead(props.card.game);

  const ask = async (question: TableQuestion, done?: string) => {
    setSorry('');
    const reply = await table.ask(question);
    if (!reply.ok) setSorry(sentence(reply.sorry));
    else if (done) announce(done);
  };
  const sit = async (seat: Seat) => {
    if (await named()) await ask({ do: 'sit', seat });
  };
  const middle = () => {
    const known = minds();
    const levels = known ? levelsOf(known) : [];
    return levels[Math.floor(levels.length / 2)] ?? null;
  };
  const fill = async () => {
    const bot = middle();
    for (const seat of free()) await ask({ do: 'seat', seat, bot });
  };

  return (
    <>
      <PageBar>
        <a class="f-button" href="/online">
          {onlineWords().room.toLobby}
        </a>
      </PageBar>
      <Connecting />
      <Page title={`${tableName(props.card)} · ${game()}`} class="room">
        <header class="room-head">
          <GamePorthole game={props.card.game} />
          <div>
            <p class="eyebrow">{tableName(props.card)}</p>
            <h1>{game()}</h1>
            <Show when={table.seat() === null}>
              <p>{namesOf(props.card.game).line}</p>
            </Show>
            <p>{about()}</p>
            <p class="f-second">
              {[
                props.card.listed ? onlineWords().room.listed : onlineWords().room.byLink,
                onlineWords().pace(props.card.pace),
              ].join(' · ')}
            </p>
            <Show when={table.seat() === null}>
              <p>
                <a class="link" href={`/rules/${props.card.game}`}>
                  {onlineWords().room.howTo}
                </a>
              </p>
            </Show>
          </div>
        </header>
        <section class="f-panel room-seats">
          <h2>{onlineWords().room.seats}</h2>
          <Seats
            card={props.card}
            seat={table.seat()}
            minds={minds()}
            onSit={(seat) => void sit(seat)}
            onStand={() => void ask({ do: 'stand' }, onlineWords().room.standNote)}
            onBot={(seat, bot) => void ask({ do: 'seat', seat, bot })}
          />
          <p class="online-sorry" role="alert">
            {sorry()}
          </p>
          <Show when={props.card.stage === 'gathering'} fallback={<Sealing news={table.sealing()} card={props.card} />}>
            <Start
              card={props.card}
              seat={table.seat()}
              onStart={() => void ask({ do: 'start' })}
              onFill={middle() ? () => void fill() : null}
            />
          </Show>
        </section>
        <Show when={free().length > 0 && (table.seat() !== null || isHost(props.card))}>
          <Invite table={props.card.id} game={game()} to="sit" watchable={props.card.watchable} />
        </Show>
        <Show when={table.seat() !== null || table.talk().length > 0}>
          <TalkPanel table={table} card={props.card} />
        </Show>
      </Page>
      <NameSheet />
    </>
  );
}

/** The host starts; everybody else reads what is waited for. */
function Start(props: {
  readonly card: TableCard;
  readonly seat: Seat | null;
  readonly onStart: () => void;
  readonly onFill: (() => void) | null;
}): JSX.Element {
  const free = () => freeSeats(props.card).length;
  const away = () =>
    props.card.places.flatMap((place) =>
      place.kind === 'person' && !place.present && place.person !== me()?.person ? [place.name] : [],
    );
  const ready = () => (away().length > 0 ? onlineWords().room.startAway(away()) : onlineWords().room.startReady);
  const waiting = () => {
    if (props.seat === null) {
      if (free() > 0) return onlineWords().room.notSeated;
      return props.card.watchable ? onlineWords().room.fullWatch : onlineWords().room.full;
    }
    return free() > 0 ? onlineWords().room.waitSeats : onlineWords().room.waitHost(props.card.host.name);
  };
  return (
    <div class="start">
      <Show when={isHost(props.card)} fallback={<p role="status">{waiting()}</p>}>
        <p role="status">{free() > 0 ? onlineWords().room.startOpen(free()) : ready()}</p>
        <div class="row to-end">
          <Show when={free() > 0 && props.onFill}>
            {(onFill) => (
              <button class="f-button" type="button" onClick={() => onFill()()}>
                {onlineWords().room.fill}
              </button>
            )}
          </Show>
          <button
            class="f-button primary"
            type="button"
            aria-disabled={free() > 0}
            onClick={() => free() === 0 && props.onStart()}
          >
            {onlineWords().room.start}
          </button>
        </div>
      </Show>
    </div>
  );
}
