import { Choose } from '@fathom/board';
import { games } from '@fathom/games';
import type { AnyMindWords } from '@fathom/mind';
import type { Chair, Pace } from '@fathom/wire';
import { createEffect, createSignal, For, type JSX, on, onMount, Show } from 'solid-js';
import { NameSheet, named } from '../lobby/me.tsx';
import { PaceForm } from '../lobby/pace-form.tsx';
import { GamePorthole } from '../lobby/picture.tsx';
import { Seating } from '../lobby/seating.tsx';
import { sentence } from '../lobby/sorry.ts';
import { fetchMindWords } from '../minds/words.ts';
import { api } from '../online/api.ts';
import { Page, PageBar } from '../parts/parts.tsx';
import { type Choice, fetchGame, listing, namesOf } from '../shelf/catalogue.ts';
import { lastChoice } from '../shelf/last-choice.ts';
import { fetchAhead } from '../shell/ahead.ts';
import { go, url } from '../shell/router.ts';
import { setDepth } from '../shell/stage.ts';
import { onlineWords } from '../words/online.ts';
import { appWords, shown } from '../words/words.ts';
import '../style/new-game.css';
import '../style/online.css';

const shelf = games.filter(({ shelved }) => shelved);

type Ready = Awaited<ReturnType<typeof fetchGame>> & {
  readonly initial: Choice;
  readonly minds: AnyMindWords | null;
};

/** A table in two taps: a game, and the table is made as most would want it. Everything else may be changed first. */
export default function MakeTable(): JSX.Element {
  const game = () => {
    const asked = url().searchParams.get('game') ?? '';
    return listing(asked) ? asked : (shelf[0]?.id ?? '');
  };
  const [ready, setReady] = createSignal<Ready>();
  onMount(() => {
    setDepth(0.2);
    fetchAhead(game());
  });
  createEffect(
    on(game, async (id) => {
      const found = listing(id);
      if (!found) return;
      const [parts, minds] = await Promise.all([
        fetchGame(found, shown()),
        fetchMindWords(id, shown()).catch(() => null),
      ]);
      if (id !== game()) return;
      const last = lastChoice(parts.rules, new URLSearchParams());
      const initial = { ...last, seats: Math.max(2, last.seats) };
      setReady({ ...parts, minds, initial });
    }),
  );
  return (
    <>
      <PageBar />
      <Page title={onlineWords().make.title} class="new-game make-table">
        <h1>{onlineWords().make.title}</h1>
        <fieldset class="game-tiles" aria-label={onlineWords().make.which}>
          <For each={shelf}>
            {({ id }) => (
              <label class="game-tile">
                <input
                  class="f-unseen"
                  type="radio"
                  name="game"
                  checked={game() === id}
                  onChange={() => go(`/online/new?game=${id}`, 'replace')}
                />
                <GamePorthole game={id} />
                <span class="ship-name">{namesOf(id).name}</span>
                <span class="f-second">{namesOf(id).facts}</span>
              </label>
            )}
          </For>
        </fieldset>
        <Show when={ready()} keyed fallback={<p>{appWords().loading}</p>}>
          {(parts) => <Form {...parts} />}
        </Show>
      </Page>
      <NameSheet />
    </>
  );
}

function Form(props: Ready): JSX.Element {
  const { rules, guide, initial } = props;
  const [chairs, setChairs] = createSignal<readonly Chair[]>([]);
  const [choice, setChoice] = createSignal<Choice | null>(initial);
  const [pace, setPace] = createSignal<Pace>({ kind: 'none' });
  const [listed, setListed] = createSignal(false);
  const [watchable, setWatchable] = createSignal(true);
  const [chat, setChat] = createSignal(true);
  const [busy, setBusy] = createSignal(false);
  const [sorry, setSorry] = createSignal('');

  const make = async () => {
    const chosen = choice();
    if (!chosen || busy()) return;
    setSorry('');
    if (!(await named())) return;
    setBusy(true);
    const reply = await api.make({
      game: rules.id,
      options: chosen.options,
      chairs: [...chairs()],
      pace: pace(),
      listed: listed(),
      watchable: watchable(),
      chat: chat(),
    });
    setBusy(false);
    if (reply.ok) go(`/t/${reply.value.table}`);
    else setSorry(sentence(reply.sorry));
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <section class="f-panel form-part players">
        <h2>{onlineWords().make.seats}</h2>
        <Seating seats={rules.seats} first={initial.seats} minds={props.minds} game={rules.id} onChairs={setChairs} />
      </section>
      <section class="f-panel form-part difficulty">
        <h2>{onlineWords().make.pace}</h2>
        <PaceForm pace={pace()} onPace={setPace} />
      </section>
      <section class="f-panel form-part">
        <h2>{onlineWords().make.who}</h2>
        <Choose
          label={onlineWords().make.who}
          choices={[
            [false, onlineWords().make.byLink],
            [true, onlineWords().make.listed],
          ]}
          value={listed()}
          onChoose={setListed}
        />
        <Show when={listed()}>
          <p class="f-second">{onlineWords().make.listedNote}</p>
        </Show>
        <div class="expansions">
          <Tick
            label={onlineWords().make.watchable}
            note={onlineWords().make.watchableNote}
            on={watchable()}
            onChange={setWatchable}
          />
          <Tick label={onlineWords().make.chat} note={onlineWords().make.chatNote} on={chat()} onChange={setChat} />
        </div>
      </section>
      <details class="make-options">
        <summary>
          {onlineWords().make.options}
          <span class="f-second">{choice() ? guide.about(choice()?.options ?? null, shown()) : ''}</span>
        </summary>
        <div class="make-options-form">
          <guide.Options game={rules} initial={initial} language={shown()} onChoice={setChoice} />
        </div>
      </details>
      <div class="set-out">
        <p class="f-second">
          {namesOf(rules.id).name} · {onlineWords().pace(pace())}
          <span class="online-sorry" role="alert">
            {sorry()}
          </span>
        </p>
        <button class="f-button primary" type="submit" aria-disabled={choice() === null || busy()}>
          {onlineWords().make.go}
        </button>
      </div>
    </form>
  );
}

function Tick(props: {
  readonly label: string;
  readonly note: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}): JSX.Element {
  return (
    <label class="expansion">
      <input type="checkbox" checked={props.on} onChange={(event) => props.onChange(event.currentTarget.checked)} />
      <span>
        <span class="expansion-name">{props.label}</span>
        <span class="f-second">{props.note}</span>
      </span>
    </label>
  );
}
