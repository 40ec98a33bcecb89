import { createSpoken, Sheet } from '@fathom/board';
import type { Typed } from '@fathom/board/typed';
import type { Json } from '@fathom/kernel';
import { type ComponentProps, createMemo, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { createKeyboard } from '../parts/keyboard.ts';
import { Page, PageBar } from '../parts/parts.tsx';
import { type Answer, CompanionSession } from '../session/companion.ts';
import { listing, namesOf } from '../shelf/catalogue.ts';
import { announce } from '../shell/stage.ts';
import { companionWords } from '../words/companion.ts';
import { appWords, shown } from '../words/words.ts';
import { Answers } from './companion-answers.tsx';
import { Ask } from './companion-ask.tsx';
import { keepOverDock } from './companion-place.ts';
import { PlayTable } from './table.tsx';
import '../style/companion.css';

export { CompanionSession };

/** A game played with the real box: first it is laid out here, then whatever falls is asked for at the table. */
export function CompanionTable(props: ComponentProps<typeof PlayTable>): JSX.Element {
  const { session, guide } = props;
  if (!(session instanceof CompanionSession)) throw new Error('only a session that asks people can be a companion');
  const [now, setNow] = createSignal(session.now);
  const typed = createSpoken(shown, async (language) => (await guide.typed?.(language)) ?? null);
  const spoken = createSpoken(shown, async (language) => (await listing(session.game.id)?.spoken[language]()) ?? null);
  const name = (move: Json): string => (spoken() ?? props.words).move(move);
  const isLaying = createMemo(() => props.shown === 'play' && typed()?.isSetup(now().view) === true);
  const asked = createMemo(() => {
    now();
    return session.asked();
  });
  const answers = createMemo(() => {
    now();
    return session.answers();
  });
  const last = createMemo(() => {
    now();
    return session.lastMove();
  });
  const keyboard = createKeyboard();
  const [notice, setNotice] = createSignal<string | null>(null);
  const [heard, setHeard] = createSignal('');
  const [isCorrecting, setCorrecting] = createSignal(false);
  const [changing, setChanging] = createSignal<Answer | null>(null);

  onCleanup(
    session.subscribe((next) => {
      // Nothing moves while the box is laid out: what is said is there at once.
      if (isLaying() && !next.settled) session.settled(next.happening.serial);
      else setNow(next);
    }),
  );
  const say = async (move: Json) => {
    setNotice(null);
    setHeard('');
    if ((await session.say(move)) === null && isLaying()) announce(name(move));
  };
  /** Said beside the question if there is one, else above the board. */
  const tell = (said: string) => {
    if (session.asked()) setHeard(said);
    else setNotice(said);
  };
  session.onUndone = (move) => tell(companionWords().tookBack(name(move)));
  onCleanup(() => {
    session.onUndone = null;
  });
  const takeBack = () => void session.undo();
  const Said = (part: { readonly typed: Typed }) => (
    <Answers
      session={session}
      typed={part.typed}
      answers={answers()}
      name={name}
      changing={changing()}
      onChanging={setChanging}
      onChanged={(said) => {
        setCorrecting(false);
        tell(said);
      }}
    />
  );
  const Question = (part: { readonly typed: Typed }) => (
    <Show when={changing() === null && asked()}>
      {(question) => {
        let panel: HTMLDivElement | undefined;
        if (!isLaying()) keepOverDock(() => panel);
        return (
          <div class="f-panel box-panel" ref={panel}>
            <Ask
              game={session.game}
              typed={part.typed}
              asked={question()}
              name={name}
              onAnswer={(move) => void say(move)}
              onBack={takeBack}
            />
            <div class="row">
              <Show when={last()} keyed>
                {(move) => (
                  <button type="button" class="f-button box-back" onClick={takeBack}>
                    {companionWords().takeBack(name(move))}
                  </button>
                )}
              </Show>
              <p class="f-second" role="status">
                {heard()}
              </p>
            </div>
          </div>
        );
      }}
    </Show>
  );

  return (
    <Show when={typed()} fallback={<p class="waiting">{appWords().loading}</p>}>
      {(ready) => (
        <>
          <Show
            when={isLaying()}
            fallback={
              <PlayTable
                {...props}
                notice={() => notice() ?? props.notice()}
                around={{
                  above: () => (
                    <Show when={now().result === null && now().handover === null}>
                      <Question typed={ready()} />
                    </Show>
                  ),
                  menu: (close) => (
                    <button
                      class="f-button"
                      type="button"
                      onClick={() => {
                        close();
                        setCorrecting(true);
                      }}
                    >
                      {companionWords().correct}
                    </button>
                  ),
                }}
              />
            }
          >
            <PageBar />
            <Page title={`${namesOf(session.game.id).name}, ${companionWords().laying}`} class="narrow box-laying">
              <h1>{companionWords().laying}</h1>
              <Show when={answers().length === 0}>
                <p class="f-second">
                  {ready().setup} {keyboard() ? ready().keys : ''}
                </p>
              </Show>
              <section class="f-panel box-path" aria-label={companionWords().soFar}>
                <Show when={answers().length > 0} fallback={<p class="f-second">{companionWords().none}</p>}>
                  <Said typed={ready()} />
                  <Show when={changing() === null}>
                    <p class="f-second">{companionWords().soFarHint}</p>
                  </Show>
                </Show>
              </section>
              <Question typed={ready()} />
            </Page>
          </Show>
          <Show when={isCorrecting()}>
            <Sheet
              title={companionWords().correct}
              close={appWords().close}
              onClose={() => {
                setChanging(null);
                setCorrecting(false);
              }}
            >
              <Show when={changing() === null}>
                <p class="f-second">{companionWords().soFarHint}</p>
              </Show>
              <Said typed={ready()} />
            </Sheet>
          </Show>
        </>
      )}
    </Show>
  );
}
