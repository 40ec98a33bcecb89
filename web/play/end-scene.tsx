import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import type { Guide } from '../shelf/catalogue.ts';
import { endingWords } from '../words/ending.ts';

type Fetch = NonNullable<Guide['finale']>;
type Scene = Awaited<ReturnType<Fetch>>;

/** How the game ended, acted out before those who have just played it until they have seen enough; for all others, as it stands. */
export function EndScene(props: {
  readonly fetch: Fetch;
  readonly run: Parameters<Scene>[0]['run'];
  readonly lively: boolean;
  readonly onDone: () => void;
}): JSX.Element {
  const [isActing, setActing] = createSignal(props.lively);
  const finish = () => {
    if (!isActing()) return;
    setActing(false);
    props.onDone();
  };
  /** Should the network be gone, the page goes on without it. */
  const nothing: Scene = () => {
    finish();
    return null;
  };
  const Acted = lazy(async () => ({ default: await props.fetch().catch(() => nothing) }));
  return (
    <div class="finale">
      <Suspense fallback={<div class="finale-room" />}>
        <Acted run={props.run} lively={isActing()} onDone={finish} />
      </Suspense>
      <Show when={isActing()}>
        <button class="f-button" type="button" onClick={finish}>
          {endingWords().skip}
        </button>
      </Show>
    </div>
  );
}
