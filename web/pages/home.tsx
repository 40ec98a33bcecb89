import { Die } from '@fathom/board';
import { dailyGame, games, greeter } from '@fathom/games';
import { createMemo, For, type JSX, lazy, onMount, Show, Suspense } from 'solid-js';
import depths from '../art/depths.svg';
import { Porthole } from '../art/porthole.tsx';
import { hasBeenOnline } from '../online/been-here.ts';
import { LanguageSwitch, Page, Wordmark } from '../parts/parts.tsx';
import { saves } from '../saves/here.ts';
import { results } from '../saves/results.ts';
import { copyOf } from '../saves/salvage.ts';
import type { SaveHead } from '../saves/save.ts';
import { listing, namesOf, warm } from '../shelf/catalogue.ts';
import { fetchAhead } from '../shell/ahead.ts';
import { dailySeaName, showSeaName, today } from '../shell/sea-names.ts';
import { setDepth } from '../shell/stage.ts';
import { appWords, shown } from '../words/words.ts';
import '../style/home.css';

const OtherSaves = lazy(() => import('./other-saves.tsx'));
const YourTables = lazy(() => import('../lobby/your-tables.tsx'));

const shelf = games.filter(({ shelved }) => shelved);

export default function Home(): JSX.Element {
  onMount(() => {
    setDepth(0);
    fetchAhead(open()[0]?.game);
  });
  const open = createMemo(() =>
    saves()
      .heads()
      .filter((save) => !save.over && !save.shared && listing(save.game) && !copyOf(save.id)),
  );
  return (
    <>
      <header class="bar home-bar">
        <Wordmark />
        <div class="row to-end">
          <LanguageSwitch />
          <nav class="row links" aria-label={appWords().home.menu}>
            <a class="f-button" href="/learn">
              {appWords().home.learn}
            </a>
            <a class="f-button" href="/puzzles">
              {appWords().home.puzzles}
            </a>
            <a class="f-button" href={`/rules/${greeter.id}`}>
              {appWords().home.rules}
            </a>
            <a class="f-button" href="/history">
              {appWords().saves.history}
            </a>
            <a class="f-button" href="/statistics">
              {appWords().home.statistics}
            </a>
            <a class="f-button" href="/settings">
              {appWords().home.settings}
            </a>
          </nav>
          <details class="more-links">
            <summary class="f-button" aria-label={appWords().home.menu}>
              <MenuSign />
            </summary>
            <nav class="f-panel" aria-label={appWords().home.menu}>
              <a href="/learn">{appWords().home.learn}</a>
              <a href="/puzzles">{appWords().home.puzzles}</a>
              <a href={`/rules/${greeter.id}`}>{appWords().home.rules}</a>
              <a href="/history">{appWords().saves.history}</a>
              <a href="/statistics">{appWords().home.statistics}</a>
              <a href="/settings">{appWords().home.settings}</a>
              <a href="/open">{appWords().home.open}</a>
            </nav>
          </details>
        </div>
      </header>
      <Page title="" class="home">
        <img class="depths" src={depths} alt="" />
        <h1>{appWords().home.heading(shelf.length)}</h1>
        <ul class="shelf">
          <For each={shelf}>
            {({ id }, at) => (
              <li class={`berth berth-${at()}`}>
                <Game id={id} />
              </li>
            )}
          </For>
          <li class="line" aria-hidden="true">
            <DepthLine />
          </li>
        </ul>
        <div class="cards">
          <Show when={open()[0]}>{(save) => <Continue save={save()} others={open().slice(1)} />}</Show>
          <DailySea />
          <section class="card friends" aria-label={appWords().home.friends}>
            <div class="words">
              <p class="eyebrow">{appWords().home.online}</p>
              <h2>{appWords().home.friends}</h2>
              <Show when={hasBeenOnline()}>
                <Suspense>
                  <YourTables />
                </Suspense>
              </Show>
            </div>
            <a class="f-button" href="/online">
              {appWords().home.tables}
            </a>
          </section>
        </div>
      </Page>
    </>
  );
}

function Game(props: { readonly id: string }): JSX.Element {
  const names = () => namesOf(props.id);
  return (
    <>
      <Porthole lit>
        <Picture id={props.id} />
      </Porthole>
      <div class="berth-words">
        <h2>{names().name}</h2>
        <p class="line-of-it">{names().line}</p>
        <p class="f-second">{names().facts}</p>
        <a
          class="f-button primary whole"
          href={`/play/${props.id}/new`}
          aria-label={appWords().home.playGame(names().name)}
          onPointerEnter={() => warm(props.id, shown())}
        >
          {appWords().home.play}
        </a>
      </div>
    </>
  );
}

/** Fills a square of 300 around the origin. */
function Picture(props: { readonly id: string }): JSX.Element {
  return <image href={listing(props.id)?.picture ?? depths} x="-150" y="-150" width="300" height="300" />;
}

function Continue(props: { readonly save: SaveHead; readonly others: readonly SaveHead[] }): JSX.Element {
  const standing = (save: SaveHead) => {
    const { name, turn } = namesOf(save.game);
    return appWords().home.standing(name, turn, save.standing?.turn ?? 1);
  };
  return (
    <section class="card continue" aria-label={appWords().home.continue}>
      <svg class="thumb" viewBox="-140 -92 280 184" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Picture id={props.save.game} />
      </svg>
      <div class="words">
        <p class="eyebrow">{appWords().home.continue}</p>
        <h2>{standing(props.save)}</h2>
        <p class="f-second">{props.save.standing?.line[shown()]}</p>
      </div>
      <a
        class="f-button primary"
        href={`/play/${props.save.game}/${props.save.id}`}
        onPointerEnter={() => warm(props.save.game, shown())}
      >
        {appWords().home.resume}
      </a>
      <Show when={props.others.length > 0}>
        <Suspense
          fallback={
            <div class="others">
              <span>{appWords().home.more(props.others.length)}</span>
            </div>
          }
        >
          <OtherSaves saves={props.others} standing={standing} />
        </Suspense>
      </Show>
    </section>
  );
}

function DailySea(): JSX.Element {
  const day = today();
  const done = createMemo(() => results().find((result) => result.head.daily === day));
  const begun = createMemo(() =>
    saves()
      .heads()
      .some((head) => head.daily === day && !head.over),
  );
  return (
    <section class="card daily" aria-label={appWords().home.dailyTitle}>
      <div class="card-dice" aria-hidden="true">
        <Die face={3} />
        <Die face={1} />
        <Die face={4} />
      </div>
      <div class="words">
        <p class="eyebrow">{appWords().home.dailyTitle}</p>
        <h2>{showSeaName(dailySeaName(day), shown())}</h2>
        <p class="f-second">
          <Show when={done()} fallback={appWords().home.dailyLine}>
            {(result) => (result().won ? appWords().home.dailyWon : appWords().home.dailyLost)}
          </Show>
        </p>
      </div>
      <a class="f-button" href="/daily" onPointerEnter={() => warm(dailyGame.id, shown())}>
        {done() ? appWords().home.look : begun() ? appWords().home.resume : appWords().home.setOut}
      </a>
    </section>
  );
}

function MenuSign(): JSX.Element {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path d="M2 4.5H16M2 9H16M2 13.5H16" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" />
    </svg>
  );
}

/** The dotted line that goes down from game to game: one for wide pages, one for narrow ones. */
function DepthLine(): JSX.Element {
  return (
    <>
      <svg class="across" aria-hidden="true" viewBox="0 0 1200 240" preserveAspectRatio="none">
        <path d="M200 100C420 40 470 190 600 120S860 210 1000 140" />
      </svg>
      <svg class="down" aria-hidden="true" viewBox="0 0 366 560" preserveAspectRatio="none">
        <path d="M80 80C138 204 240 162 286 272S138 352 80 464" />
      </svg>
    </>
  );
}
