import { Sea, setSounds } from '@fathom/board';
import {
  createComputed,
  createEffect,
  createMemo,
  ErrorBoundary,
  type JSX,
  lazy,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { Renewed } from './offline/later.ts';
import { pageParts } from './pages/later.ts';
import { Play } from './pages/play.tsx';
import { saves } from './saves/here.ts';
import { Nowhere } from './saves/later.ts';
import { visited } from './saves/visited.ts';
import { listing } from './shelf/catalogue.ts';
import { isRenewed } from './shell/renewal.ts';
import { followLinks, type Route, route } from './shell/router.ts';
import { reducedMotion, settings } from './shell/settings.ts';
import { depth, failure, hush, Voice } from './shell/stage.ts';
import { appWords } from './words/words.ts';

const Daily = lazy(pageParts.daily);
const Puzzles = lazy(pageParts.puzzles);
const Puzzle = lazy(pageParts.puzzle);
const Rules = lazy(pageParts.rules);
const Settings = lazy(pageParts.settings);
const Statistics = lazy(pageParts.statistics);
const History = lazy(pageParts.history);
const Open = lazy(pageParts.open);
const Online = lazy(pageParts.online);
const MakeTable = lazy(pageParts.makeTable);
const OnlineTable = lazy(pageParts.table);
const Device = lazy(pageParts.device);
const Lost = lazy(pageParts.lost);
const Welcome = lazy(pageParts.welcome);
const Home = lazy(pageParts.home);
const Learn = lazy(pageParts.learn);
const Lessons = lazy(pageParts.lessons);
const NewGame = lazy(pageParts.newGame);

export function App(): JSX.Element {
  createEffect(() => setSounds(settings().sound));
  onMount(() => {
    document.addEventListener('click', followLinks);
    onCleanup(() => document.removeEventListener('click', followLinks));
  });
  const at = <Page extends Route['page']>(page: Page) => {
    const now = route();
    return now.page === page ? (now as Extract<Route, { page: Page }>) : null;
  };
  // Nobody who comes to the next page should find what was said on the last one.
  createComputed(on(route, hush, { defer: true }));
  const knownGame = (now: Extract<Route, { page: 'new' }> | null) => (now && listing(now.game) ? now : null);
  const playing = createMemo(() => {
    const now = route();
    return now.page === 'play' || now.page === 'end' || now.page === 'analysis' ? now : null;
  });
  return (
    <>
      <button class="f-button skip" type="button" onClick={() => document.getElementById('content')?.focus()}>
        {appWords().toContent}
      </button>
      <Sea progress={depth()} still={reducedMotion()} />
      <ErrorBoundary fallback={(error) => <Sorry error={error} />}>
        <Suspense fallback={<p class="waiting">{appWords().loading}</p>}>
          <Switch fallback={<Lost />}>
            <Match when={failure()}>{(failed) => <Sorry error={failed().error} />}</Match>
            <Match when={at('welcome') || (at('home') && !visited())}>
              <Welcome />
            </Match>
            <Match when={at('learn')} keyed>
              {(now) => <Learn game={now.game} lesson={now.lesson} />}
            </Match>
            <Match when={at('lessons')}>
              <Lessons />
            </Match>
            <Match when={at('home')}>
              <Home />
            </Match>
            <Match when={knownGame(at('new'))}>{(now) => <NewGame game={now().game} />}</Match>
            <Match when={playing()}>{(now) => <Play game={now().game} save={now().save} shown={now().page} />}</Match>
            <Match when={at('daily')}>
              <Daily />
            </Match>
            <Match when={at('puzzles')}>
              <Puzzles />
            </Match>
            <Match when={at('puzzle')}>{(now) => <Puzzle game={now().game} puzzle={now().puzzle} />}</Match>
            <Match when={at('rules')}>{(now) => <Rules game={now().game} rule={now().rule} />}</Match>
            <Match when={at('settings')}>
              <Settings />
            </Match>
            <Match when={at('statistics')}>
              <Statistics />
            </Match>
            <Match when={at('history')}>
              <History />
            </Match>
            <Match when={at('online')}>
              <Online />
            </Match>
            <Match when={at('make-table')}>
              <MakeTable />
            </Match>
            <Match when={at('table')}>{(now) => <OnlineTable table={now().table} shown={now().shown} />}</Match>
            <Match when={at('device')}>
              <Device />
            </Match>
            <Match when={at('open')}>
              <Open />
            </Match>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <Suspense>
        <Show when={!saves().lasting}>
          <Nowhere />
        </Show>
        <Show when={isRenewed() && !playing()}>
          <Renewed />
        </Show>
      </Suspense>
      <Voice />
    </>
  );
}

/** A page failed. The save is untouched: it was written after the last move that worked. */
function Sorry(props: { readonly error: unknown }): JSX.Element {
  console.error(props.error);
  return (
    <main class="page narrow sorry" id="content" tabindex="-1">
      <h1>{appWords().lost.title}</h1>
      <p>{appWords().play.error}</p>
      <p class="f-second">{props.error instanceof Error ? props.error.message : String(props.error)}</p>
      <p class="row">
        <button class="f-button primary" type="button" onClick={() => location.reload()}>
          {appWords().play.reload}
        </button>
        <button class="f-button" type="button" onClick={() => location.assign('/')}>
          {appWords().play.home}
        </button>
      </p>
    </main>
  );
}
