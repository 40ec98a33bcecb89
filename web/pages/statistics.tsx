import type { AnyMindWords } from '@fathom/mind';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  on,
  onMount,
  Show,
  Suspense,
} from 'solid-js';
import { fetchMindWords } from '../minds/words.ts';
import { Page, PageBar } from '../parts/parts.tsx';
import { recordsOf, skills } from '../saves/records.ts';
import { type Result, results } from '../saves/results.ts';
import { aboutOptions, type Guide, listing, namesOf } from '../shelf/catalogue.ts';
import { fetchAhead } from '../shell/ahead.ts';
import { setDepth } from '../shell/stage.ts';
import { locale } from '../words/locale.ts';
import { statisticsWords } from '../words/statistics.ts';
import { tallyWords } from '../words/tally.ts';
import { appWords, shown } from '../words/words.ts';
import { sayOf } from './verdict.ts';
import '../style/statistics.css';

interface Group {
  readonly game: string;
  readonly config: string;
  readonly fresh: readonly Result[];
  readonly apart: readonly Result[];
}

function grouped(list: readonly Result[]): readonly Group[] {
  const groups = new Map<string, { game: string; config: string; fresh: Result[]; apart: Result[] }>();
  for (const result of list) {
    const { game, known, practised, advised } = result.head;
    const key = `${game} ${result.config}`;
    const group = groups.get(key) ?? { game, config: result.config, fresh: [], apart: [] };
    (known || practised || advised ? group.apart : group.fresh).push(result);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.fresh.length + b.apart.length - a.fresh.length - a.apart.length);
}

/** Whether any of these games was analysed. */
const isJudged = ({ fresh, apart }: Group): boolean => recordsOf([...fresh, ...apart], skills()).skill !== null;

/** The latest games stand apart once there are more than so many. */
const spans = [20, 100];

/** Won and played, like with like, and the last twenty beside all, so that the numbers keep moving. */
export default function Statistics(): JSX.Element {
  const [guides, setGuides] = createSignal<{ readonly [game: string]: Guide }>({});
  onMount(async () => {
    setDepth(0.2);
    fetchAhead();
    const ids = [...new Set(results().map(({ head }) => head.game))];
    const found = await Promise.all(ids.map(async (id) => [id, await listing(id)?.guide(shown())] as const));
    setGuides(Object.fromEntries(found.flatMap(([id, guide]) => (guide ? [[id, guide]] : []))));
  });
  const [minds, setMinds] = createSignal<{ readonly [game: string]: AnyMindWords | null }>({});
  createEffect(
    on([shown, results], async ([language, list]) => {
      const ids = [
        ...new Set(
          list.filter(({ head }) => head.players.some(({ bot }) => bot !== null)).map(({ head }) => head.game),
        ),
      ];
      const found = await Promise.all(
        ids.map(async (id) => [id, await fetchMindWords(id, language).catch(() => null)] as const),
      );
      setMinds(Object.fromEntries(found));
    }),
  );
  const groups = createMemo(() => grouped(results()));
  const about = ({ game, fresh, apart }: Group) => {
    const head = (fresh[0] ?? apart[0])?.head;
    if (!head) return namesOf(game).name;
    const line = aboutOptions(guides()[game] ?? null, head.options, shown());
    const company = head.seats > 1 ? sayOf(head, minds()[game] ?? null).company : '';
    return [namesOf(game).name, line, company].filter(Boolean).join(' · ');
  };
  return (
    <>
      <PageBar />
      <Page title={statisticsWords().title} class="narrow">
        <h1>{statisticsWords().title}</h1>
        <Show when={groups().length > 0} fallback={<p>{statisticsWords().empty}</p>}>
          <For each={groups()}>
            {(group) => (
              <section class="f-panel tally">
                <h2>{about(group)}</h2>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{statisticsWords().fresh}</th>
                      <th scope="col">{statisticsWords().games}</th>
                      <th scope="col">{statisticsWords().won}</th>
                      <th scope="col">{statisticsWords().rate}</th>
                      <Show when={isJudged(group)}>
                        <th scope="col">{tallyWords().skill}</th>
                      </Show>
                    </tr>
                  </thead>
                  <tbody>
                    <For each={spans.filter((span) => group.fresh.length > span)}>
                      {(span) => (
                        <Row
                          label={statisticsWords().last(span)}
                          list={group.fresh.slice(0, span)}
                          judged={isJudged(group)}
                        />
                      )}
                    </For>
                    <Row label={statisticsWords().all} list={group.fresh} judged={isJudged(group)} />
                    <Show when={group.apart.length > 0}>
                      <Row label={statisticsWords().known} list={group.apart} judged={isJudged(group)} />
                    </Show>
                  </tbody>
                </table>
                <Suspense>
                  <MedalLine group={group} guide={guides()[group.game]} />
                </Suspense>
                <Reached list={group.fresh} />
              </section>
            )}
          </For>
          <p class="f-second">
            {statisticsWords().note} {tallyWords().skillNote}
          </p>
          <p>
            <a class="f-button" href="/history">
              {appWords().saves.history}
            </a>
          </p>
        </Show>
      </Page>
    </>
  );
}

/** The medal of a kind of game that was won at first sight, without hints, where such games were measured. */
function MedalLine(props: { readonly group: Group; readonly guide: Guide | undefined }): JSX.Element {
  const isWon = () => props.group.fresh.some(({ won }) => won);
  const [medal] = createResource(
    () => (isWon() && props.guide ? ([props.guide, props.group.config, shown()] as const) : null),
    async ([guide, config, language]) => {
      const { seats, options, bots } = JSON.parse(config);
      // A bot at the table has helped.
      return bots === undefined ? ((await guide.medal?.(options, seats, language).catch(() => null)) ?? null) : null;
    },
  );
  return (
    <Show when={medal()}>
      {(earned) => (
        <p class="earned-medal" data-metal={earned().metal}>
          <svg viewBox="0 0 24 30" aria-hidden="true">
            <path d="M6 1L10 12M18 1L14 12" />
            <circle cx="12" cy="20" r="8.5" />
            <path d="M12 15.5L13.4 18.6L16.8 18.9L14.2 21.2L15 24.5L12 22.7L9 24.5L9.8 21.2L7.2 18.9L10.6 18.6Z" />
          </svg>
          {earned().text}
        </p>
      )}
    </Show>
  );
}

/** Streaks, records and what skill rests on, as far as there are any. */
function Reached(props: { readonly list: readonly Result[] }): JSX.Element {
  const found = createMemo(() => recordsOf(props.list, skills()));
  const lines = () => {
    const { streak, longest, best, quickest, analysed } = found();
    const list: [name: string, value: string][] = [];
    if (longest > 0) list.push([tallyWords().streak, String(streak)], [tallyWords().longest, String(longest)]);
    if (best !== null) list.push([tallyWords().best, String(best)]);
    if (quickest !== null) list.push([tallyWords().quickest, tallyWords().turns(quickest)]);
    if (analysed > 0) list.push([tallyWords().skill, tallyWords().analysed(analysed)]);
    return list;
  };
  return (
    <dl class="reached">
      <For each={lines()}>
        {([name, value]) => (
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}

function Row(props: {
  readonly label: string;
  readonly list: readonly Result[];
  /** Whether skill is shown, for these or for others beside them. */
  readonly judged: boolean;
}): JSX.Element {
  const won = () => props.list.filter((result) => result.won).length;
  const rate = () =>
    props.list.length === 0
      ? '–'
      : new Intl.NumberFormat(locale(), { style: 'percent' }).format(won() / props.list.length);
  return (
    <tr>
      <th scope="row">{props.label}</th>
      <td class="numeral">{props.list.length}</td>
      <td class="numeral">{won()}</td>
      <td class="numeral">{rate()}</td>
      <Show when={props.judged}>
        <td class="numeral">{recordsOf(props.list, skills()).skill ?? '–'}</td>
      </Show>
    </tr>
  );
}
