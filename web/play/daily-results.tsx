import { writeLogbook } from '@fathom/kernel';
import type { DailySeen } from '@fathom/wire';
import { createResource, For, type JSX, Show } from 'solid-js';
import { mindWords } from '../minds/speech.ts';
import { api } from '../online/api.ts';
import { dailyGames } from '../saves/daily.ts';
import { type Bar, barsOf, betterThan, finishers } from '../saves/daily-shares.ts';
import { saves } from '../saves/here.ts';
import { replaySave } from '../saves/replay.ts';
import { listing } from '../shelf/catalogue.ts';
import { recall, remember } from '../shell/keepsakes.ts';
import { today } from '../shell/sea-names.ts';
import { dailyWords } from '../words/daily.ts';
import '../style/daily-results.css';

const sentKey = 'fathom/daily-sent';

/** The book of the day's game, if it was finished on its own day without taking back more than is free. */
async function bookOfDay(day: string): Promise<string | null> {
  const game = dailyGames(saves().heads()).get(day);
  if (!game || game.won === null || !game.onTime || game.head.practised) return null;
  const save = (await saves().read(game.head.id))?.save;
  const rules = await listing(game.head.game)?.playable();
  const table = save && rules && (await replaySave(rules, save)).table;
  return table ? writeLogbook(table, 'all') : null;
}

/** What the server has counted, one's own result of today first sent to it; `null` where there is no server, or nothing to compare. */
async function resultsOf(day: string): Promise<DailySeen | null> {
  const game = dailyGames(saves().heads()).get(day);
  if (!game || game.won === null) return null;
  const book = day === today() && recall(sentKey) !== day ? await bookOfDay(day) : null;
  if (book !== null) {
    const sent = await api.sendDaily(day, book);
    if (sent.ok) {
      remember(sentKey, day);
      return sent.value;
    }
  }
  const reply = await api.daily(day);
  return reply.ok && reply.value.counts.length > 0 ? reply.value : null;
}

/** How everybody ended a day's sea, for whoever has ended it: nothing before, and nothing where there is no server. */
export default function DailyResults(props: { readonly day: string }): JSX.Element {
  const [seen] = createResource(() => props.day, resultsOf);
  return <Show when={seen.error === undefined && seen()}>{(found) => <Results seen={found()} />}</Show>;
}

function Results(props: { readonly seen: DailySeen }): JSX.Element {
  const bars = () => barsOf(props.seen);
  const most = () => Math.max(1, ...bars().map(({ people }) => people));
  const better = () => betterThan(props.seen);
  const people = () => finishers(props.seen);
  const isAlone = () => people() === 1 && props.seen.own !== null;
  const named = ({ turns }: Bar) => (turns === null ? dailyWords().lost : dailyWords().wonIn(turns));
  const label = ({ turns, andMore }: Bar) => (turns === null ? dailyWords().lost : `${turns}${andMore ? '+' : ''}`);
  return (
    <section class="f-panel daily-results" aria-label={dailyWords().everybody}>
      <h2>{dailyWords().everybody}</h2>
      <p>
        {isAlone() ? dailyWords().first : dailyWords().people(people())}{' '}
        <Show when={better() !== null}>
          <strong>{dailyWords().better(mindWords().percent(better() ?? 0))}</strong>
        </Show>
      </p>
      <ul>
        <For each={bars()}>
          {(bar) => (
            <li
              data-own={bar.own ? '' : undefined}
              data-lost={bar.turns === null ? '' : undefined}
              aria-label={`${dailyWords().bar(named(bar), bar.people)}${bar.own ? ` (${dailyWords().own})` : ''}`}
            >
              <span class="daily-count numeral" aria-hidden="true">
                {bar.people || ''}
              </span>
              <span class="daily-bar" aria-hidden="true" style={{ '--share': bar.people / most() }} />
              <span class="daily-label numeral" aria-hidden="true">
                {label(bar)}
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={bars().some(({ turns }) => turns !== null)}>
        <p class="f-second" aria-hidden="true">
          {dailyWords().turns}
        </p>
      </Show>
    </section>
  );
}
