import { Choose } from '@fathom/board';
import type { AnyMindWords } from '@fathom/mind';
import { createEffect, createMemo, createSignal, For, type JSX, on, onMount, Show } from 'solid-js';
import { Seal } from '../art/seal.tsx';
import { fetchMindWords } from '../minds/words.ts';
import { Page, PageBar } from '../parts/parts.tsx';
import Sure, { type Doubt } from '../parts/sure.tsx';
import { ArchiveTools } from '../saves/archive-tools.tsx';
import { saves } from '../saves/here.ts';
import { oldPrefix, removeOld } from '../saves/old-saves.ts';
import { hasWon } from '../saves/results.ts';
import { copyOf } from '../saves/salvage.ts';
import { isFromBox, type SaveHead, seaName } from '../saves/save.ts';
import { aboutOptions, type Guide, listing, namesOf } from '../shelf/catalogue.ts';
import { fetchAhead } from '../shell/ahead.ts';
import { recallAll } from '../shell/keepsakes.ts';
import { showSeaName } from '../shell/sea-names.ts';
import { announce, setDepth } from '../shell/stage.ts';
import { historyWords } from '../words/history.ts';
import { locale } from '../words/locale.ts';
import { tallyWords } from '../words/tally.ts';
import { shown } from '../words/words.ts';
import { sayOf } from './verdict.ts';
import '../style/history.css';

const page = 60;

/** All games kept here: what was finished and how, what is still open, what is damaged. */
export default function History(): JSX.Element {
  onMount(() => {
    setDepth(0.2);
    fetchAhead();
  });
  const [game, setGame] = createSignal('');
  const [most, setMost] = createSignal(page);
  const finished = createMemo(() =>
    saves()
      .heads()
      .filter(({ over, id }) => over && !copyOf(id)),
  );
  const open = createMemo(() =>
    saves()
      .heads()
      .filter(({ over, id, taught }) => !over && !taught && !copyOf(id)),
  );
  const games = createMemo(() => [...new Set([...finished(), ...open()].map((head) => head.game))].sort());
  const chosen = (heads: readonly SaveHead[]) => heads.filter((head) => game() === '' || head.game === game());
  const months = createMemo(() => byMonth(chosen(finished()).slice(0, most())));
  const spoken = createSpoken(games);
  const gameName = (id: string) => namesOf(id).name;

  const [doubt, setDoubt] = createSignal<Doubt | null>(null);
  const ask: Ask = (question, onDo, note) => setDoubt({ question, note, deed: historyWords().delete, onDo });
  const remove = async (ids: readonly string[]) => {
    await saves().remove(ids);
    announce(historyWords().deleted(ids.length));
  };
  const askAway = (head: SaveHead) =>
    head.over
      ? ask(historyWords().deleteSure, () => remove([head.id]), historyWords().deleteNote)
      : ask(historyWords().deleteOpenSure, () => remove([head.id]));

  return (
    <>
      <PageBar />
      <Page title={historyWords().title} class="narrow history">
        <h1>{historyWords().title}</h1>
        <p class="f-second">{historyWords().count(finished().length)}</p>
        <Show when={games().length > 1}>
          <Choose
            label={historyWords().filter}
            choices={[['', historyWords().all] as const, ...games().map((id) => [id, gameName(id)] as const)]}
            value={game()}
            onChoose={(id) => {
              setGame(id);
              setMost(page);
            }}
          />
        </Show>
        <Show when={chosen(open()).length > 0}>
          <section aria-label={historyWords().open}>
            <h2>{historyWords().open}</h2>
            <ul class="kept-games">
              <For each={chosen(open())}>
                {(head) => <Kept head={head} {...spoken(head.game)} onDelete={() => askAway(head)} />}
              </For>
            </ul>
          </section>
        </Show>
        <For each={months()}>
          {({ month, heads }) => (
            <section aria-label={month}>
              <h2>{month}</h2>
              <ul class="kept-games">
                <For each={heads}>
                  {(head) => <Kept head={head} {...spoken(head.game)} onDelete={() => askAway(head)} />}
                </For>
              </ul>
            </section>
          )}
        </For>
        <Show when={chosen(finished()).length > most()}>
          <p>
            <button class="f-button" type="button" onClick={() => setMost(most() + page)}>
              {historyWords().more}
            </button>
          </p>
        </Show>
        <Damaged onAsk={ask} onDelete={remove} />
        <ArchiveTools />
        <Show when={finished().length > 0}>
          <p>
            <button
              class="f-button danger"
              type="button"
              onClick={() => {
                const ids = chosen(finished()).map(({ id }) => id);
                const { deleteAllSure, deleteAllNote } = historyWords();
                ask(deleteAllSure(ids.length), () => remove(ids), deleteAllNote(ids.length));
              }}
            >
              {historyWords().deleteAll}
            </button>
          </p>
        </Show>
        <Show when={doubt()}>{(asked) => <Sure doubt={asked()} onClose={() => setDoubt(null)} />}</Show>
      </Page>
    </>
  );
}

type Ask = (question: string, onDo: () => unknown, note?: string) => void;

interface Spoken {
  readonly guide: Guide | null;
  readonly minds: AnyMindWords | null;
}

function Kept(props: Spoken & { readonly head: SaveHead; readonly onDelete: () => void }): JSX.Element {
  const { head } = props;
  const said = createMemo(() => sayOf(head, props.minds));
  const about = () => aboutOptions(props.guide, head.options, shown());
  const gameName = () => namesOf(head.game).name;
  const address = `/play/${head.game}/${head.id}${head.over ? '/end' : ''}`;
  const canOpen = !head.bare && listing(head.game) !== null;
  const marks = () =>
    (['daily', 'known', 'practised', 'advised', 'box', 'shared', 'taught', 'salvaged', 'bare'] as const)
      .filter((mark) => (mark === 'box' ? isFromBox(head) : head[mark]))
      .map((mark) => historyWords().marks[mark]);
  const title = () => (head.over ? said().verdict : (head.standing?.line[shown()] ?? historyWords().begun));
  const scores = () => head.result?.scores;
  return (
    <li class="kept-game" data-won={hasWon(head) ? '' : undefined}>
      <Seal over={head.over} won={hasWon(head)} />
      <div class="kept-words">
        <p class="eyebrow">
          {gameName()}
          <Show when={about()}> · {about()}</Show>
        </p>
        <h3>
          <Show when={canOpen} fallback={title()}>
            <a href={address}>{title()}</a>
          </Show>
        </h3>
        <p>
          {said().company}
          <Show when={scores()}>
            {(points) => (
              <span class="kept-scores">
                <For each={points()}>
                  {(score, seat) => (
                    <span>
                      {said().name(seat())} <span class="numeral">{score}</span>
                    </span>
                  )}
                </For>
              </span>
            )}
          </Show>
        </p>
        <p class="f-second">
          <time datetime={new Date(head.touched).toISOString()}>{whenOf(head.touched)}</time>
          <Show when={seaName(head)}>{(sea) => <> · {showSeaName(sea(), shown())}</>}</Show>
          <For each={marks()}>{(mark) => <> · {mark}</>}</For>
        </p>
      </div>
      <Show when={head.over && canOpen}>
        <div class="kept-ways">
          <a
            class="f-button"
            href={`/play/${head.game}/${head.id}?moment=0`}
            aria-label={`${tallyWords().replay}, ${gameName()}, ${title()}, ${whenOf(head.touched)}`}
          >
            {tallyWords().replay}
          </a>
          <a
            class="f-button"
            href={`/play/${head.game}/${head.id}/analysis`}
            aria-label={`${tallyWords().analysis}, ${gameName()}, ${title()}, ${whenOf(head.touched)}`}
          >
            {tallyWords().analysis}
          </a>
        </div>
      </Show>
      <button
        class="f-button"
        type="button"
        aria-label={`${historyWords().delete}, ${gameName()}, ${title()}, ${whenOf(head.touched)}`}
        onClick={() => props.onDelete()}
      >
        {historyWords().delete}
      </button>
    </li>
  );
}

/** Games that could not be read whole. Where something could be saved of one, that went on as a copy. */
function Damaged(props: { readonly onAsk: Ask; readonly onDelete: (ids: readonly string[]) => unknown }): JSX.Element {
  const [old, setOld] = createSignal(recallAll(oldPrefix).map(([key]) => key.slice(oldPrefix.length)));
  const damaged = () => [
    ...saves()
      .heads()
      .filter(({ id }) => copyOf(id))
      .map(({ id, game }) => ({ id, name: namesOf(game).name })),
    ...saves()
      .unreadable()
      .map((id) => ({ id, name: historyWords().nameless })),
  ];
  const ask = (onDo: () => unknown) => props.onAsk(historyWords().deleteDamagedSure, onDo);
  return (
    <Show when={damaged().length + old().length > 0}>
      <section aria-label={historyWords().damaged}>
        <h2>{historyWords().damaged}</h2>
        <p class="f-second">{historyWords().damagedNote}</p>
        <ul class="kept-games">
          <For each={damaged()}>
            {({ id, name }) => <Wreck id={id} name={name} onDelete={() => ask(() => props.onDelete([id]))} />}
          </For>
          <For each={old()}>
            {(id) => (
              <Wreck
                id={id}
                name={historyWords().nameless}
                onDelete={() =>
                  ask(() => {
                    removeOld(id);
                    setOld(old().filter((other) => other !== id));
                  })
                }
              />
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

function Wreck(props: { readonly id: string; readonly name: string; readonly onDelete: () => void }): JSX.Element {
  return (
    <li class="kept-game">
      <div class="kept-words">
        <h3>{props.name}</h3>
        <p class="f-second">{props.id}</p>
      </div>
      <button
        class="f-button"
        type="button"
        aria-label={`${historyWords().delete}, ${props.name} ${props.id}`}
        onClick={() => props.onDelete()}
      >
        {historyWords().delete}
      </button>
    </li>
  );
}

const whenOf = (time: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);

interface Month {
  readonly month: string;
  readonly heads: readonly SaveHead[];
}

function byMonth(heads: readonly SaveHead[]): readonly Month[] {
  const format = new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric' });
  const months = new Map<string, SaveHead[]>();
  for (const head of heads) {
    const month = format.format(head.touched);
    months.set(month, [...(months.get(month) ?? []), head]);
  }
  return [...months].map(([month, those]) => ({ month, heads: those }));
}

/** What each game says of itself, once it has come. */
function createSpoken(games: () => readonly string[]): (game: string) => Spoken {
  const [spoken, setSpoken] = createSignal<{ readonly [game: string]: Spoken }>({});
  createEffect(
    on([games, shown], async ([ids, language]) => {
      const found = await Promise.all(
        ids.map(async (id) => {
          const [guide, minds] = await Promise.all([
            listing(id)?.guide(shown()) ?? null,
            fetchMindWords(id, language).catch(() => null),
          ]);
          return [id, { guide, minds }] as const;
        }),
      );
      if (language === shown()) setSpoken(Object.fromEntries(found));
    }),
  );
  return (game) => spoken()[game] ?? { guide: null, minds: null };
}
