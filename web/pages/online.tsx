import { games } from '@fathom/games';
import type { TableCard } from '@fathom/wire';
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import { askName, myName, NameSheet, named, recognise } from '../lobby/me.tsx';
import { GamePorthole } from '../lobby/picture.tsx';
import { mySeat } from '../lobby/places.ts';
import { sentence } from '../lobby/sorry.ts';
import { TableList } from '../lobby/table-line.tsx';
import { api } from '../online/api.ts';
import { hasPerson } from '../online/person.ts';
import { Page, PageBar } from '../parts/parts.tsx';
import { namesOf } from '../shelf/catalogue.ts';
import { fetchAhead } from '../shell/ahead.ts';
import { go } from '../shell/router.ts';
import { setDepth } from '../shell/stage.ts';
import { onlineWords } from '../words/online.ts';
import '../style/online.css';

const shelf = games.filter(({ shelved }) => shelved);

interface Tables {
  readonly come: boolean;
  readonly yours: readonly TableCard[];
  readonly open: readonly TableCard[];
  readonly watch: readonly TableCard[];
}

/** How often the page looks for new tables while somebody looks at it. */
const rhythm = 10_000;

/** Friends, strangers and games to watch: everything that needs a server, and a calm word where there is none. */
export default function Online(): JSX.Element {
  const [tables, setTables] = createStore<Tables>({ come: false, yours: [], open: [], watch: [] });
  const [away, setAway] = createSignal(false);
  const [sorry, setSorry] = createSignal('');
  const [busy, setBusy] = createSignal(false);

  const look = async () => {
    const [lobby, mine] = await Promise.all([api.lobby(), hasPerson() ? api.myTables() : null, recognise()]);
    setAway(!lobby.ok);
    if (!lobby.ok) return;
    const yours = mine?.ok ? mine.value.tables : [];
    const isElsewhere = ({ id }: TableCard) => !yours.some((own) => own.id === id);
    // Tables that were there before stay the same on the page, so that nobody loses the one they are about to choose.
    setTables(
      reconcile({
        come: true,
        yours,
        open: lobby.value.open.filter(isElsewhere),
        watch: lobby.value.watch.filter(isElsewhere),
      }),
    );
  };
  onMount(() => {
    setDepth(0.15);
    fetchAhead();
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), rhythm);
    onCleanup(() => clearInterval(timer));
  });

  const playNow = async (game: string) => {
    setSorry('');
    if (busy() || !(await named())) return;
    setBusy(true);
    const reply = await api.playNow(game);
    setBusy(false);
    if (reply.ok) go(`/t/${reply.value.table}`);
    else setSorry(sentence(reply.sorry));
  };

  const going = () => tables.yours.filter(({ stage }) => stage !== 'over');
  const over = () => tables.yours.filter(({ stage }) => stage === 'over');
  const byTurn = () => going().toSorted((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)));

  return (
    <>
      <PageBar />
      <Page title={onlineWords().lobby.title} class="online">
        <header class="online-head">
          <h1>{onlineWords().lobby.title}</h1>
          <p>{onlineWords().lobby.intro}</p>
          <p class="row me">
            <span>{myName() ? onlineWords().name.youAre(myName()) : onlineWords().name.nobody}</span>
            <button class="f-button" type="button" onClick={askName}>
              {myName() ? onlineWords().name.change : onlineWords().name.give}
            </button>
            <a class="f-button" href="/device">
              {onlineWords().lobby.device}
            </a>
          </p>
        </header>
        <Show when={away()}>
          <section class="f-panel no-server" role="status">
            <h2>{onlineWords().lobby.noServer}</h2>
            <p>{onlineWords().lobby.noServerText}</p>
            <p class="row">
              <button class="f-button" type="button" onClick={() => void look()}>
                {onlineWords().lobby.retry}
              </button>
              <a class="f-button" href="/">
                {onlineWords().lobby.alone}
              </a>
            </p>
          </section>
        </Show>
        <Show when={going().length > 0}>
          <section>
            <h2>{onlineWords().lobby.yours}</h2>
            <TableList cards={byTurn()} offer="goOn" />
          </section>
        </Show>
        <section>
          <h2>{onlineWords().lobby.games}</h2>
          <ul class="online-games">
            <For each={shelf}>
              {({ id }) => (
                <li class="f-panel">
                  <GamePorthole game={id} />
                  <div>
                    <h3>{namesOf(id).name}</h3>
                    <p class="f-second">{namesOf(id).facts}</p>
                  </div>
                  <div class="row">
                    <button
                      class="f-button primary"
                      type="button"
                      aria-label={onlineWords().lobby.playNowOf(namesOf(id).name)}
                      aria-disabled={away() || busy()}
                      onClick={() => void playNow(id)}
                    >
                      {onlineWords().lobby.playNow}
                    </button>
                    <a
                      class="f-button"
                      href={`/online/new?game=${id}`}
                      aria-label={onlineWords().lobby.makeOf(namesOf(id).name)}
                    >
                      {onlineWords().lobby.make}
                    </a>
                  </div>
                </li>
              )}
            </For>
          </ul>
          <p class="online-sorry" role="alert">
            {sorry()}
          </p>
          <p class="f-second">{onlineWords().lobby.playNowNote}</p>
        </section>
        <Show when={!away() && tables.come}>
          <div class="online-lists">
            <section>
              <h2>{onlineWords().lobby.open}</h2>
              <TableList cards={tables.open} offer="sit" empty={onlineWords().lobby.noOpen} />
            </section>
            <section>
              <h2>{onlineWords().lobby.watch}</h2>
              <TableList cards={tables.watch} offer="look" empty={onlineWords().lobby.noWatch} />
            </section>
          </div>
        </Show>
        <Show when={over().length > 0}>
          <details class="over-tables">
            <summary>{onlineWords().lobby.older}</summary>
            <TableList cards={over()} offer="again" />
          </details>
        </Show>
      </Page>
      <NameSheet />
    </>
  );
}

const isMyTurn = (card: TableCard): boolean => card.turn !== null && card.turn === mySeat(card);
