import { createEffect, createSignal, type JSX, lazy, on, Show, Suspense } from 'solid-js';
import { fetchGame, listing } from '../catalogue.ts';
import { Page, PageBar } from '../parts.tsx';
import { PlayTable } from '../play/table.tsx';
import { load, type Save } from '../saves.ts';
import { Session } from '../session.ts';
import { shown, w } from '../words.ts';
import { pageParts } from './later.ts';

const Analysis = lazy(pageParts.analysis);

type Ready = Awaited<ReturnType<typeof fetchGame>> & {
  readonly save: Save;
  readonly session: Session;
  /** What went wrong while the save was opened, if something did. */
  readonly damage: string | null;
};

export function Play(props: {
  readonly game: string;
  readonly save: string;
  readonly shown: 'play' | 'end' | 'analysis';
}): JSX.Element {
  const [ready, setReady] = createSignal<Ready>();
  const [sorry, setSorry] = createSignal<string>();

  createEffect(
    on(
      () => [props.game, props.save] as const,
      async ([id, saveId]) => {
        setReady(undefined);
        setSorry(undefined);
        const game = listing(id);
        if (!game) return setSorry(w().play.noGame);
        const save = load(saveId);
        if (!save || save.game !== id) return setSorry(w().play.noSave);
        const parts = await fetchGame(game, shown());
        if (props.save !== saveId) return;
        const opened = Session.open(parts.rules, save, game.secrets);
        if (!opened.session) return setSorry(w().play.unreadable(opened.ok ? '' : opened.error));
        setReady({ ...parts, save, session: opened.session, damage: opened.ok ? null : opened.error });
      },
    ),
  );

  return (
    <>
      <Show when={ready()} keyed>
        {(parts) => (
          <Show
            when={props.shown !== 'analysis'}
            fallback={
              <Suspense fallback={<p class="waiting">{w().loading}</p>}>
                <Analysis {...parts} />
              </Suspense>
            }
          >
            <PlayTable {...parts} ending={props.shown === 'end'} />
          </Show>
        )}
      </Show>
      <Show when={sorry()}>
        {(text) => (
          <>
            <PageBar />
            <Page title={w().lost.title} class="narrow">
              <h1>{w().lost.title}</h1>
              <p role="alert">{text()}</p>
              <p>
                <a class="f-button primary" href="/">
                  {w().play.home}
                </a>
              </p>
            </Page>
          </>
        )}
      </Show>
      <Show when={!ready() && !sorry()}>
        <p class="waiting">{w().loading}</p>
      </Show>
    </>
  );
}
