import { Sea, setSounds } from '@fathom/board';
import {
  createEffect,
  createMemo,
  ErrorBoundary,
  type JSX,
  lazy,
  Match,
  onCleanup,
  onMount,
  Suspense,
  Switch,
} from 'solid-js';
import { Daily } from './pages/daily.tsx';
import { Home } from './pages/home.tsx';
import { pageParts } from './pages/later.ts';
import { NewGame } from './pages/new-game.tsx';
import { Play } from './pages/play.tsx';
import { Welcome } from './pages/welcome.tsx';
import { followLinks, type Route, route } from './router.ts';
import { reducedMotion, settings } from './settings.ts';
import { depth, failure, Voice } from './stage.ts';
import { visited } from './visited.ts';
import { w } from './words.ts';

const Rules = lazy(pageParts.rules);
const Settings = lazy(pageParts.settings);
const Statistics = lazy(pageParts.statistics);
const Open = lazy(pageParts.open);
const Lost = lazy(pageParts.lost);

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
  const playing = createMemo(() => {
    const now = route();
    return now.page === 'play' || now.page === 'end' || now.page === 'analysis' ? now : null;
  });
  return (
    <>
      <button class="f-button skip" type="button" onClick={() => document.getElementById('content')?.focus()}>
        {w().toContent}
      </button>
      <Sea progress={depth()} still={reducedMotion()} />
      <ErrorBoundary fallback={(error) => <Sorry error={error} />}>
        <Suspense fallback={<p class="waiting">{w().loading}</p>}>
          <Switch fallback={<Lost />}>
            <Match when={failure()}>{(failed) => <Sorry error={failed().error} />}</Match>
            <Match when={at('welcome') || (at('home') && !visited())}>
              <Welcome />
            </Match>
            <Match when={at('home')}>
              <Home />
            </Match>
            <Match when={at('new')}>{(now) => <NewGame game={now().game} />}</Match>
            <Match when={playing()}>{(now) => <Play game={now().game} save={now().save} shown={now().page} />}</Match>
            <Match when={at('daily')}>
              <Daily />
            </Match>
            <Match when={at('rules')}>{(now) => <Rules game={now().game} rule={now().rule} />}</Match>
            <Match when={at('settings')}>
              <Settings />
            </Match>
            <Match when={at('statistics')}>
              <Statistics />
            </Match>
            <Match when={at('open')}>
              <Open />
            </Match>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <Voice />
    </>
  );
}

/** A page failed. The save is untouched: it was written after the last move that worked. */
function Sorry(props: { readonly error: unknown }): JSX.Element {
  console.error(props.error);
  return (
    <main class="page narrow sorry" id="content" tabindex="-1">
      <h1>{w().lost.title}</h1>
      <p>{w().play.error}</p>
      <p class="f-second">{props.error instanceof Error ? props.error.message : String(props.error)}</p>
      <p class="row">
        <button class="f-button primary" type="button" onClick={() => location.reload()}>
          {w().play.reload}
        </button>
        <button class="f-button" type="button" onClick={() => location.assign('/')}>
          {w().play.home}
        </button>
      </p>
    </main>
  );
}
