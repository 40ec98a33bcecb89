import { Choose } from '@fathom/board';
import type { Player } from '@fathom/kernel';
import { createEffect, createSignal, type JSX, lazy, on, onMount, Show, Suspense } from 'solid-js';
import { Page, PageBar } from '../parts/parts.tsx';
import { begin } from '../play/begin.ts';
import { NoRoom } from '../saves/later.ts';
import type { Trouble } from '../saves/notices.tsx';
import { isKnownSea, isNewTo } from '../saves/results.ts';
import { type Choice, fetchGame, listing, namesOf } from '../shelf/catalogue.ts';
import { isDailySea } from '../shelf/daily.ts';
import { lastChoice, rememberChoice } from '../shelf/last-choice.ts';
import { fetchAhead, idle } from '../shell/ahead.ts';
import { go, url } from '../shell/router.ts';
import { newSeaName, readSeaName, showSeaName } from '../shell/sea-names.ts';
import { setDepth } from '../shell/stage.ts';
import { appWords, shown } from '../words/words.ts';
import '../style/new-game.css';

const CrewForm = lazy(() => import('../minds/crew-form.tsx'));
const LessonOffer = lazy(async () => {
  await idle();
  // An offer that does not come is not missed.
  return import('../play/lesson-offer.tsx').catch(() => ({ default: () => null }));
});

const BoxOffer = lazy(async () => {
  await idle();
  return import('../play/companion-offer.tsx');
});

type Ready = Awaited<ReturnType<typeof fetchGame>> & { readonly initial: Choice };

export default function NewGame(props: { readonly game: string }): JSX.Element {
  const [ready, setReady] = createSignal<Ready>();
  const game = () => listing(props.game);
  onMount(async () => {
    setDepth(0.2);
    const found = game();
    if (!found) return;
    const parts = await fetchGame(found, shown());
    const first = isNewTo(props.game) ? parts.guide.firstOptions : undefined;
    setReady({ ...parts, initial: lastChoice(parts.rules, url().searchParams, first) });
  });
  return (
    <>
      <PageBar>
        <Show when={game()?.puzzles}>
          <a class="f-button" href="/puzzles">
            {appWords().home.puzzles}
          </a>
        </Show>
      </PageBar>
      <Page title={appWords().newGame.title(namesOf(props.game).name)} class="new-game">
        <h1>{appWords().newGame.title(namesOf(props.game).name)}</h1>
        <Show when={game()} fallback={<p role="alert">{appWords().play.noGame}</p>}>
          <Show when={ready()} keyed fallback={<p>{appWords().loading}</p>}>
            {(parts) => <Form {...parts} id={props.game} />}
          </Show>
        </Show>
      </Page>
    </>
  );
}

function Form(props: Ready & { readonly id: string }): JSX.Element {
  const { rules, guide, initial } = props;
  onMount(() => fetchAhead(props.id));
  const [min, max] = rules.seats;
  const [seats, setSeats] = createSignal(initial.seats);
  /** Not known before the form for them has come. */
  const [players, setPlayers] = createSignal<readonly Player[] | null>(null);
  const crew = () => (seats() === 1 ? [{ name: '', bot: null }] : players());
  const isShared = () => (crew() ?? []).filter(({ bot }) => bot === null).length > 1;
  const [choice, setChoice] = createSignal<Choice | null>(initial);
  const [sea, setSea] = createSignal(readSeaName(url().searchParams.get('sea') ?? '') ?? newSeaName());
  /** What the person typed, if they typed: names the app drew follow the language. */
  const [typed, setTyped] = createSignal<string | null>(null);
  const known = () => isKnownSea(props.id, sea());
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);

  const [odds, setOdds] = createSignal<string | null>(null);
  createEffect(
    on([choice, seats, shown], async ([chosen, count, language]) => {
      // The form comes first; what is measured may follow.
      await idle();
      const line = chosen ? await guide.odds?.(chosen.options, count, language).catch(() => null) : null;
      if (chosen === choice() && count === seats() && language === shown()) setOdds(line ?? null);
    }),
  );

  /** Whether it is to be played with the real box. */
  const isBox = () => guide.typed !== undefined && url().searchParams.has('box');

  const setOut = async (chosen: Choice, aboard: readonly Player[]) => {
    rememberChoice(props.id, { seats: seats(), options: chosen.options });
    const start = isBox() ? (await import('../play/companion-begin.ts')).beginWithBox : begin;
    const begun = await start(rules, guide, {
      seats: seats(),
      options: chosen.options,
      players: aboard,
      sea: sea(),
      known: known(),
    });
    if (begun.ok) go(`/play/${begun.head.game}/${begun.head.id}`);
    else setTrouble(begun.written);
  };
  /** Whoever sets out before it is known who plays sets out as soon as it is. */
  const [isDue, setIsDue] = createSignal(false);
  createEffect(() => {
    const [chosen, aboard] = [choice(), crew()];
    if (isDue() && chosen && aboard) {
      setIsDue(false);
      void setOut(chosen, aboard);
    }
  });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setIsDue(choice() !== null);
      }}
    >
      <Suspense>
        <Show when={choice()}>{(chosen) => <LessonOffer game={props.id} options={chosen().options} />}</Show>
      </Suspense>
      <Show when={min !== max}>
        <section class="f-panel form-part players">
          <h2>{appWords().newGame.players}</h2>
          <Choose
            label={appWords().newGame.players}
            choices={Array.from(
              { length: max - min + 1 },
              (_, i) => [min + i, appWords().newGame.seats(min + i)] as const,
            )}
            value={seats()}
            onChoose={setSeats}
          />
          <p class="f-second">{seats() === 1 ? appWords().newGame.aloneNote : (guide.several?.(shown()) ?? '')}</p>
          <Show when={isShared() && choice()}>
            {(chosen) => <p class="f-second">{guide.shared?.(chosen().options, shown()) ?? ''}</p>}
          </Show>
          <Show when={seats() > 1}>
            <Suspense>
              <CrewForm game={rules} seats={seats()} onPlayers={setPlayers} />
            </Suspense>
          </Show>
        </section>
      </Show>
      <guide.Options game={rules} initial={initial} language={shown()} onChoice={setChoice} />
      <Show when={!isBox()}>
        <section class="f-panel form-part sea-part">
          <h2 id="sea-label">{appWords().newGame.sea}</h2>
          <div class="row">
            <input
              class="field"
              aria-labelledby="sea-label"
              maxlength="40"
              autocomplete="off"
              value={typed() ?? showSeaName(sea(), shown())}
              onInput={(event) => {
                setTyped(event.currentTarget.value);
                setSea(readSeaName(event.currentTarget.value) ?? newSeaName());
              }}
            />
            <button
              class="f-button"
              type="button"
              onClick={() => {
                setTyped(null);
                setSea(newSeaName());
              }}
            >
              {appWords().newGame.seaOther}
            </button>
          </div>
          <p class="f-second">
            {isDailySea(props.id, sea()) ? `${appWords().home.dailyTitle}. ${appWords().minds.hintDaily}. ` : ''}
            {known() ? appWords().newGame.seaKnown : appWords().newGame.seaNote}
          </p>
        </section>
      </Show>
      <Suspense>
        <Show when={guide.typed}>
          <BoxOffer game={props.id} on={isBox()} />
        </Show>
      </Suspense>
      <Suspense>
        <Show when={trouble()}>{(written) => <NoRoom written={written()} />}</Show>
      </Suspense>
      <div class="set-out">
        <p class="f-second">
          {choice() ? guide.about(choice()?.options ?? null, shown()) : ''}
          <span class="odds" role="status">
            {odds()}
          </span>
        </p>
        <button class="f-button primary" type="submit" aria-disabled={choice() === null}>
          {appWords().newGame.begin}
        </button>
      </div>
    </form>
  );
}
