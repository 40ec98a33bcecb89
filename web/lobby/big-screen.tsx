import type { TableCard } from '@fathom/wire';
import { type JSX, Show } from 'solid-js';
import { createMindWords } from '../minds/words.ts';
import type { RemoteTable } from '../online/remote-table.ts';
import { Page, PageBar } from '../parts/parts.tsx';
import { namesOf } from '../shelf/catalogue.ts';
import { onlineWords } from '../words/online.ts';
import { Connecting } from './connecting.tsx';
import { createOrigin } from './origin.ts';
import { GamePorthole } from './picture.tsx';
import { createAbout, freeSeats, tableName } from './places.ts';
import { Qr } from './qr.tsx';
import { Sealing } from './sealing.tsx';
import { Sitting } from './sitting.tsx';

/** A table on a screen that everybody in the room looks at, before its game begins: the code to scan, and who has sat down. */
export function ScreenRoom(props: { readonly table: RemoteTable; readonly card: TableCard }): JSX.Element {
  const minds = createMindWords(props.card.game);
  const about = createAbout(() => props.card);
  const origin = createOrigin();
  const link = () => new URL(`/t/${props.card.id}`, origin().address).href;
  const isFree = () => freeSeats(props.card).length > 0;
  return (
    <>
      <PageBar />
      <Connecting />
      <Page title={`${onlineWords().screen.title} · ${namesOf(props.card.game).name}`} class="big-screen">
        <header class="room-head">
          <GamePorthole game={props.card.game} />
          <div>
            <p class="eyebrow">{tableName(props.card)}</p>
            <h1>{namesOf(props.card.game).name}</h1>
            <p>{about()}</p>
          </div>
        </header>
        <div class="screen-parts">
          <Show when={isFree()}>
            <section class="f-panel screen-scan">
              <h2>{onlineWords().screen.scan}</h2>
              <Qr text={link()} label={onlineWords().room.qr} />
              <p class="screen-link">{link().replace(/^https?:\/\//, '')}</p>
            </section>
          </Show>
          <section class="f-panel room-seats">
            <h2>{onlineWords().room.seats}</h2>
            <Sitting card={props.card} minds={minds()} />
            <Show
              when={props.card.stage === 'gathering'}
              fallback={<Sealing news={props.table.sealing()} card={props.card} />}
            >
              <p class="screen-wait" role="status">
                {onlineWords().screen.waiting}
              </p>
            </Show>
          </section>
        </div>
      </Page>
    </>
  );
}
