import { dailyGame } from '@fathom/games';
import { createMemo, createSignal, For, type JSX, lazy, onMount, Show, Suspense } from 'solid-js';
import { Seal } from '../art/seal.tsx';
import { Page, PageBar } from '../parts/parts.tsx';
import { begin } from '../play/begin.ts';
import { type DailyGame, dailyGames, streakOf, weeksOf } from '../saves/daily.ts';
import { saves } from '../saves/here.ts';
import { NoRoom } from '../saves/later.ts';
import type { Trouble } from '../saves/notices.tsx';
import { fetchGame, namesOf } from '../shelf/catalogue.ts';
import { fetchAhead } from '../shell/ahead.ts';
import { go } from '../shell/router.ts';
import { dailySeaName, showSeaName, today } from '../shell/sea-names.ts';
import { setDepth } from '../shell/stage.ts';
import { dailyWords } from '../words/daily.ts';
import { locale } from '../words/locale.ts';
import { appWords, shown } from '../words/words.ts';
import '../style/daily.css';

const Results = lazy(() => import('../play/daily-results.tsx'));

const asDate = (day: string): Date => new Date(`${day}T12:00:00`);
const dateOf = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'long', day: 'numeric', month: 'long' }).format(asDate(day));

/** What became of a day's sea, in a few words. */
function saidOf(game: DailyGame | undefined): string {
  if (!game) return dailyWords().missed;
  const turns = game.head.standing?.turn ?? 0;
  return game.won === null ? dailyWords().goingOn : game.won ? dailyWords().wonIn(turns) : dailyWords().lostIn(turns);
}

const addressOf = ({ head }: DailyGame): string => `/play/${head.game}/${head.id}${head.over ? '/end' : ''}`;

/** Everybody's sea of the day, and the days before it. */
export default function Daily(): JSX.Element {
  onMount(() => {
    setDepth(0.1);
    fetchAhead(dailyGame.id);
  });
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);
  const day = today();
  const days = createMemo(() => dailyGames(saves().heads()));
  const streak = createMemo(() => streakOf(days(), day));
  const open = async (wanted: string) => {
    const earlier = days().get(wanted);
    if (earlier && !earlier.head.bare) return go(addressOf(earlier));
    const { rules, guide } = await fetchGame(dailyGame, shown());
    const begun = await begin(rules, guide, {
      seats: rules.seats[0],
      options: rules.options.defaults,
      sea: dailySeaName(wanted),
      known: wanted !== day,
      daily: wanted,
    });
    if (begun.ok) go(`/play/${begun.head.game}/${begun.head.id}`);
    else setTrouble(begun.written);
  };
  const game = () => days().get(day);
  return (
    <>
      <PageBar />
      <Page title={appWords().home.dailyTitle} class="narrow daily-page">
        <h1>{appWords().home.dailyTitle}</h1>
        <section class="f-panel daily-today" aria-label={dateOf(day)}>
          <div>
            <p class="eyebrow">
              {namesOf(dailyGame.id).name} · {dateOf(day)}
            </p>
            <h2>{showSeaName(dailySeaName(day), shown())}</h2>
            <p class="f-second">{dailyWords().what}</p>
            <Show when={game()}>{(today) => <p class="daily-said">{saidOf(today())}</p>}</Show>
          </div>
          <button class="f-button primary" type="button" onClick={() => void open(day)}>
            {game()?.head.over ? appWords().home.look : game() ? appWords().home.resume : appWords().home.setOut}
          </button>
        </section>
        <Suspense>
          <Show when={trouble()}>{(written) => <NoRoom written={written()} />}</Show>
        </Suspense>
        <Show when={game()?.head.over}>
          <Suspense>
            <Results day={day} />
          </Suspense>
        </Show>
        <dl class="daily-streak">
          <For
            each={[
              [dailyWords().streak, dailyWords().days(streak().now)] as const,
              [dailyWords().longest, dailyWords().days(streak().longest)] as const,
              [dailyWords().played, String(streak().played)] as const,
              [dailyWords().won, String(streak().won)] as const,
            ]}
          >
            {([name, value]) => (
              <div>
                <dt>{name}</dt>
                <dd class="numeral">{value}</dd>
              </div>
            )}
          </For>
        </dl>
        <Calendar days={days()} day={day} onOpen={(wanted) => void open(wanted)} />
      </Page>
    </>
  );
}

/** One month at a time, every day with what became of it. */
function Calendar(props: {
  readonly days: ReadonlyMap<string, DailyGame>;
  readonly day: string;
  readonly onOpen: (day: string) => void;
}): JSX.Element {
  const first = asDate(props.day);
  const [month, setMonth] = createSignal({ year: first.getFullYear(), month: first.getMonth() });
  const move = (by: 1 | -1) => {
    const next = new Date(month().year, month().month + by, 1);
    setMonth({ year: next.getFullYear(), month: next.getMonth() });
  };
  const isNow = () => month().year === first.getFullYear() && month().month === first.getMonth();
  const name = () =>
    new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric' }).format(
      new Date(month().year, month().month, 1),
    );
  // The first of January 2024 was a Monday.
  const weekdays = () =>
    Array.from({ length: 7 }, (_, i) =>
      new Intl.DateTimeFormat(locale(), { weekday: 'narrow' }).format(new Date(2024, 0, 1 + i)),
    );
  return (
    <section class="f-panel daily-calendar" aria-label={dailyWords().calendar}>
      <div class="row">
        <h2>{dailyWords().calendar}</h2>
        <button
          class="f-button round to-end"
          type="button"
          aria-label={dailyWords().earlierMonth}
          onClick={() => move(-1)}
        >
          ‹
        </button>
        <p aria-live="polite">{name()}</p>
        <button
          class="f-button round"
          type="button"
          aria-label={dailyWords().laterMonth}
          disabled={isNow()}
          onClick={() => move(1)}
        >
          ›
        </button>
      </div>
      <div class="daily-days">
        <For each={weekdays()}>
          {(weekday) => (
            <span class="weekday" aria-hidden="true">
              {weekday}
            </span>
          )}
        </For>
        <For each={weeksOf(month().year, month().month).flat()}>
          {(day) => (
            <Show when={day} keyed fallback={<span />}>
              {(there) => (
                <button
                  class="daily-day"
                  type="button"
                  disabled={there > props.day}
                  data-today={there === props.day ? '' : undefined}
                  data-won={props.days.get(there)?.won ? '' : undefined}
                  data-late={props.days.get(there)?.onTime === false ? '' : undefined}
                  aria-label={`${dateOf(there)}, ${there > props.day ? dailyWords().later : saidOf(props.days.get(there))}`}
                  title={there > props.day ? undefined : saidOf(props.days.get(there))}
                  onClick={() => props.onOpen(there)}
                >
                  <span class="numeral">{Number(there.slice(-2))}</span>
                  <Show when={props.days.get(there)}>
                    {(game) => <Seal over={game().won !== null} won={game().won === true} />}
                  </Show>
                </button>
              )}
            </Show>
          )}
        </For>
      </div>
      <p class="f-second">{dailyWords().calendarNote}</p>
    </section>
  );
}
