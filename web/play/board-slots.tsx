import { createSignal, type JSX, lazy, onMount, Show, Suspense } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { Session, Snapshot } from '../session/session.ts';
import type { Guide } from '../shelf/catalogue.ts';
import { idle } from '../shell/ahead.ts';
import { appWords } from '../words/words.ts';
import { tableParts } from './later.ts';
import { createSlot } from './slot.ts';
import type { Talk } from './talk.ts';

const LogList = lazy(tableParts.logList);

/** What the app puts into the places a board keeps free for it: the log, and what opens it where there is no room for it. */
export function BoardSlots(props: {
  readonly board: () => HTMLElement | undefined;
  readonly session: Session;
  readonly now: Snapshot;
  readonly guide: Guide;
  readonly talk: Talk;
  readonly moment: number | null;
  readonly onMoment: (count: number) => void;
  readonly onLog: () => void;
  /** What the button for a hint does and whether it does something; `null` where nobody could advise. */
  readonly hint: { readonly on: boolean; readonly ask: () => void } | null;
}): JSX.Element {
  const log = createSlot(props.board, 'log');
  const openers = createSlot(props.board, 'openers');
  /** What the others did stands above the board, with a way to the log. On a phone it is there only while there is something to say. */
  const hasRecap = () => props.session.facts.seats > 1 && props.now.watcher !== null && !props.now.result;
  /** The first move can do without the log. */
  const [calm, setCalm] = createSignal(false);
  onMount(async () => {
    await idle();
    setCalm(true);
  });
  return (
    <>
      <Show when={log()}>
        {(slot) => (
          <Portal mount={slot()}>
            <h2 class="f-title">{appWords().play.log}</h2>
            <Show when={calm()}>
              <Suspense>
                <LogList
                  session={props.session}
                  now={props.now}
                  guide={props.guide}
                  talk={props.talk}
                  at={props.moment}
                  onMoment={props.onMoment}
                />
              </Suspense>
            </Show>
          </Portal>
        )}
      </Show>
      <Show when={openers()}>
        {(slot) => (
          <Portal mount={slot()}>
            <button
              class="f-button"
              classList={{ 'narrow-log': hasRecap() }}
              type="button"
              onClick={() => props.onLog()}
            >
              {appWords().play.log}
            </button>
            <Show when={props.hint}>
              {(hint) => (
                <button
                  class="f-button narrow-hint"
                  type="button"
                  aria-disabled={!hint().on}
                  onClick={() => hint().ask()}
                >
                  {appWords().minds.hint}
                </button>
              )}
            </Show>
          </Portal>
        )}
      </Show>
    </>
  );
}
