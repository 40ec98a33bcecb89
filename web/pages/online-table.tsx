import { createEffect, createMemo, type JSX, Match, onCleanup, onMount, Show, Switch, untrack } from 'solid-js';
import { ScreenRoom } from '../lobby/big-screen.tsx';
import { Company } from '../lobby/company.tsx';
import { Connecting, createLasting } from '../lobby/connecting.tsx';
import { CutShort } from '../lobby/cut-short.tsx';
import { recognise } from '../lobby/me.tsx';
import { Questions } from '../lobby/questions.tsx';
import { Room } from '../lobby/room.tsx';
import { sentence } from '../lobby/sorry.ts';
import { NextGame, TableEnd } from '../lobby/table-end.tsx';
import { TableMenu } from '../lobby/table-menu.tsx';
import { signTurns } from '../lobby/turn-sign.ts';
import { connection, tableHere, tableOnScreen } from '../online/here.ts';
import type { Setback } from '../online/reply.ts';
import { Page, PageBar } from '../parts/parts.tsx';
import type { Surroundings } from '../play/occasion.ts';
import type { Word } from '../session/remote.ts';
import { fetchAhead } from '../shell/ahead.ts';
import { go, route, url } from '../shell/router.ts';
import { setDepth } from '../shell/stage.ts';
import { keepWayBack } from '../shell/way-back.ts';
import { onlineWords } from '../words/online.ts';
import { appWords } from '../words/words.ts';
import { RemotePlay } from './remote-play.tsx';
import '../style/online.css';

type Shown = 'play' | 'end' | 'analysis';

/** A table on the server under its one address: its room before the start, the game while it runs, its end. */
export default function OnlineTable(props: { readonly table: string; readonly shown: Shown }): JSX.Element {
  return (
    <Show when={props.table} keyed>
      {(id) => <Followed id={id} shown={props.shown} />}
    </Show>
  );
}

function Followed(props: { readonly id: string; readonly shown: Shown }): JSX.Element {
  /** Everybody looks at this screen, so it shows what anybody may see, whoever sits here. */
  const screen = untrack(() => url().searchParams.has('screen'));
  const table = screen ? tableOnScreen(props.id) : tableHere(props.id);
  onCleanup(() => table.leave());
  onMount(() => {
    setDepth(0.2);
    if (!screen) void recognise();
  });
  if (!screen) signTurns(table);
  createEffect(() => {
    const card = table.card();
    if (card && !screen) keepWayBack(card.game, `/t/${card.id}`);
  });
  onCleanup(() => route().page !== 'rules' && keepWayBack('', null));
  // A screen stays with the people: it goes on to their next game by itself.
  createEffect(() => {
    const next = table.card()?.next;
    if (screen && next) go(`/t/${next}?screen`, 'replace');
  });
  const around: Surroundings = {
    above: () => (
      <>
        <Connecting />
        <Show when={table.card()}>
          {(card) => (
            <>
              <Company table={table} card={card()} mute={screen} />
              <Show when={!screen}>
                <Questions table={table} card={card()} />
              </Show>
              <CutShort table={table} card={card()} bare={screen} />
            </>
          )}
        </Show>
      </>
    ),
    ...(screen
      ? {}
      : {
          menu: (close) => (
            <Show when={table.card()}>{(card) => <TableMenu table={table} card={card()} onDone={close} />}</Show>
          ),
          end: () => <Show when={table.card()}>{(card) => <TableEnd table={table} card={card()} />}</Show>,
          next: () => <Show when={table.card()}>{(card) => <NextGame table={table} card={card()} />}</Show>,
        }),
  };
  /** Why there is nothing to see here. A link cut short names no table; whoever was in the room hears no more where spectators are not admitted. */
  const refused = (): Setback | null => {
    const sorry = table.refused();
    if (sorry) return sorry.why === 'malformed' ? { why: 'unknown-table' } : sorry;
    const card = table.card();
    const isBegun = card?.stage === 'playing' || (card?.stage === 'over' && !card.listed && !card.open);
    return isBegun && !card.watchable && table.seat() === null ? { why: 'not-watchable' } : null;
  };
  const room = createMemo(() => {
    const card = table.card();
    return card && (card.stage === 'gathering' || card.stage === 'sealing') ? card : null;
  });
  return (
    <Switch fallback={<Coming />}>
      <Match when={refused()}>{(sorry) => <Gone title={appWords().lost.title} text={sentence(sorry())} />}</Match>
      <Match when={table.card()?.ending === 'called-off'}>
        <Gone title={onlineWords().end.ended['called-off']} text={onlineWords().room.calledOff} />
      </Match>
      <Match when={room()}>
        {(card) => (
          <Show when={!screen} fallback={<ScreenRoom table={table} card={card()} />}>
            <Room table={table} card={card()} />
          </Show>
        )}
      </Match>
      <Match when={table.course()}>
        <RemotePlay table={table} shown={props.shown} around={around} say={wordFor} />
      </Match>
    </Switch>
  );
}

/** Before anything of the table has come. Whoever opens it without a connection is told so, and finds a way on; the page fills in by itself. */
function Coming(): JSX.Element {
  const lasting = createLasting();
  return (
    <Show
      when={lasting() && connection() === 'offline'}
      fallback={
        <>
          <Connecting />
          <p class="waiting">{appWords().loading}</p>
        </>
      }
    >
      <PageBar />
      <Page title={onlineWords().lobby.noServer} class="narrow">
        <h1>{onlineWords().lobby.noServer}</h1>
        <p role="status">{onlineWords().lobby.noServerText}</p>
        <p>
          <a class="f-button primary" href="/">
            {onlineWords().lobby.alone}
          </a>
        </p>
      </Page>
    </Show>
  );
}

/** There is nothing to see, and why. */
function Gone(props: { readonly title: string; readonly text: string }): JSX.Element {
  onMount(() => fetchAhead());
  return (
    <>
      <PageBar />
      <Page title={props.title} class="narrow">
        <h1>{props.title}</h1>
        <p role="alert">{props.text}</p>
        <p>
          <a class="f-button primary" href="/online">
            {onlineWords().room.toLobby}
          </a>
        </p>
      </Page>
    </>
  );
}

/** What was asked of the others stands above the board as long as they are asked, so that it needs no word of its own. */
function wordFor(word: Word): string | null {
  if (word.why === 'asked') return null;
  if (word.why === 'overtaken' || word.why === 'mended') return onlineWords().table[word.why];
  return sentence(word);
}
