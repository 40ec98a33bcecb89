import { createEffect, createSignal, type JSX, lazy, on, onMount, Show, Suspense } from 'solid-js';
import { fetchAhead, idle } from '../ahead.ts';
import { begin, seaOf } from '../begin.ts';
import { type Choice, fetchGame, listing } from '../catalogue.ts';
import { lastChoice, rememberChoice } from '../last-choice.ts';
import { Choose, Page, PageBar } from '../parts.tsx';
import { isKnownSea } from '../results.ts';
import { go, url } from '../router.ts';
import { saves } from '../saves.ts';
import { newSeaName, readSeaName, showSeaName } from '../sea-names.ts';
import { setDepth } from '../stage.ts';
import { shown, w } from '../words.ts';
import { pageParts } from './later.ts';
import '../style/new-game.css';

const CrewForm = lazy(pageParts.crewForm);

type Ready = Awaited<ReturnType<typeof fetchGame>> & { readonly initial: Choice };

export function NewGame(props: { readonly game: string }): JSX.Element {
  const [ready, setReady] = createSignal<Ready>();
  const game = () => listing(props.game);
  onMount(async () => {
    setDepth(0.2);
    const found = game();
    if (!found) return;
    const parts = await fetchGame(found, shown());
    setReady({ ...parts, initial: lastChoice(parts.rules, url().searchParams) });
  });
  return (
    <>
      <PageBar />
      <Page title={w().newGame.title(w().games[props.game]?.name ?? props.game)} class="new-game">
        <h1>{w().newGame.title(w().games[props.game]?.name ?? props.game)}</h1>
        <Show when={game()} fallback={<p role="alert">{w().play.noGame}</p>}>
          <Show when={ready()} keyed fallback={<p>{w().loading}</p>}>
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
  /** As the logbook will have them; not known before the form for them has come. */
  const [names, setNames] = createSignal<readonly string[] | null>(null);
  const crew = () => (seats() === 1 ? [''] : names());
  const [choice, setChoice] = createSignal<Choice | null>(initial);
  const [sea, setSea] = createSignal(readSeaName(url().searchParams.get('sea') ?? '') ?? newSeaName());
  /** What the person typed, if they typed: names the app drew follow the language. */
  const [typed, setTyped] = createSignal<string | null>(null);
  const known = () =>
    isKnownSea(
      props.id,
      sea(),
      saves()
        .filter((save) => save.game === props.id)
        .map((save) => seaOf(save.logbook)),
    );

  const [odds, setOdds] = createSignal<string | null>(null);
  createEffect(
    on([choice, seats, shown], async ([chosen, count, language]) => {
      // The form comes first; what is measured may follow.
      await idle();
      const line = chosen ? await guide.odds?.(chosen.options, count, language).catch(() => null) : null;
      if (chosen === choice() && count === seats() && language === shown()) setOdds(line ?? null);
    }),
  );

  const setOut = () => {
    const chosen = choice();
    const found = listing(props.id);
    const aboard = crew();
    if (!chosen || !found || !aboard) return;
    rememberChoice(props.id, { seats: seats(), options: chosen.options });
    const save = begin(found, rules, guide, {
      seats: seats(),
      options: chosen.options,
      names: aboard,
      sea: sea(),
      known: known(),
    });
    go(`/play/${save.game}/${save.id}`);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setOut();
      }}
    >
      <Show when={min !== max}>
        <section class="f-panel form-part players">
          <h2>{w().newGame.players}</h2>
          <Choose
            label={w().newGame.players}
            choices={Array.from({ length: max - min + 1 }, (_, i) => [min + i, w().newGame.seats(min + i)] as const)}
            value={seats()}
            onChoose={setSeats}
          />
          <p class="f-second">{seats() === 1 ? w().newGame.aloneNote : (w().newGame.severalNotes[props.id] ?? '')}</p>
          <Show when={seats() > 1}>
            <Suspense>
              <CrewForm game={rules} seats={seats()} onNames={setNames} />
            </Suspense>
          </Show>
        </section>
      </Show>
      <guide.Options game={rules} initial={initial} onChoice={setChoice} />
      <section class="f-panel form-part sea-part">
        <h2 id="sea-label">{w().newGame.sea}</h2>
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
            {w().newGame.seaOther}
          </button>
        </div>
        <p class="f-second">{known() ? w().newGame.seaKnown : w().newGame.seaNote}</p>
      </section>
      <div class="set-out">
        <p class="f-second">
          {choice() ? guide.about(choice()?.options ?? null) : ''}
          <span class="odds" role="status">
            {odds()}
          </span>
        </p>
        <button class="f-button primary" type="submit" aria-disabled={choice() === null || crew() === null}>
          {w().newGame.begin}
        </button>
      </div>
    </form>
  );
}
