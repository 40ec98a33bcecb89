import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { copy } from '../saves/share.ts';
import type { Series } from '../shelf/catalogue.ts';
import { dailyWords } from '../words/daily.ts';
import { locale } from '../words/locale.ts';

const Results = lazy(() => import('./daily-results.tsx'));

/** A run in a sign a turn: full where something came nearer, empty where nothing did. */
export function trackOf(series: Series | undefined, won: boolean): string {
  const values = series?.values ?? [];
  const signs = values.slice(1).map((value, i) => (value < (values[i] ?? 0) ? '●' : '○'));
  return `${signs.join('')}${won ? '★' : '✕'}`;
}

/** The day's result in two short lines, for chats. */
export function EndDaily(props: {
  readonly day: string;
  readonly won: boolean;
  readonly turns: number;
  readonly series: Series | undefined;
}): JSX.Element {
  const [said, setSaid] = createSignal('');
  const day = () =>
    new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short' }).format(new Date(`${props.day}T12:00:00`));
  const text = () => `${dailyWords().result(day(), props.won, props.turns)}\n${trackOf(props.series, props.won)}`;
  const share = async () => setSaid((await copy(text())) ? dailyWords().shared : dailyWords().notShared);
  return (
    <section class="f-panel share daily-result" aria-label={dailyWords().of(day())}>
      <p>{text()}</p>
      <div class="row">
        <button class="f-button" type="button" onClick={() => void share()}>
          {dailyWords().share}
        </button>
        <a class="f-button" href="/daily">
          {dailyWords().calendar}
        </a>
      </div>
      <Suspense>
        <Results day={props.day} />
      </Suspense>
      <Show when={said()}>
        <p class="f-second" role="status">
          {said()}
        </p>
      </Show>
    </section>
  );
}
