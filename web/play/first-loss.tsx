import type { Run } from '@fathom/board';
import { createEffect, createMemo, createResource, createSignal, type JSX, Show } from 'solid-js';
import { NoRoom } from '../saves/later.ts';
import type { Trouble } from '../saves/notices.tsx';
import type { Session } from '../session/session.ts';
import { enteringTurn } from '../session/story.ts';
import { type Guide, namesOf } from '../shelf/catalogue.ts';
import { go } from '../shell/router.ts';
import { newSeaName } from '../shell/sea-names.ts';
import { firstLossWords } from '../words/first-loss.ts';
import { shown } from '../words/words.ts';
import { keep } from './begin.ts';

/** The one reason that mattered, and the way back to where it could still have gone otherwise. */
export function FirstLoss(props: {
  readonly session: Session;
  readonly guide: Guide;
  readonly run: Run;
  /** There is a reason to name. */
  readonly onFound: () => void;
}): JSX.Element {
  const { session, guide } = props;
  const [coach] = createResource(async () => (await guide.coach?.()) ?? null);
  const loss = createMemo(() => coach()?.lost?.(props.run, shown()) ?? null);
  createEffect(() => loss() && props.onFound());
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);
  const again = async (turn: number) => {
    const into = enteringTurn(session.moments(), guide, turn);
    const seat = session.facts.here[0] ?? 0;
    const hosted = into === null ? null : await session.branch(into, { seat, level: '', sea: newSeaName() });
    if (!hosted) return;
    const begun = await keep({ ok: true, hosted }, guide, { known: false, taught: true });
    if (begun.ok) go(`/play/${begun.head.game}/${begun.head.id}`);
    else setTrouble(begun.written);
  };
  return (
    <Show when={loss()}>
      {(found) => (
        <section class="f-panel first-loss" aria-label={firstLossWords().title}>
          <p>{found().text}</p>
          <button class="f-button primary" type="button" onClick={() => void again(found().turn)}>
            {firstLossWords().again(namesOf(session.game.id).turn, found().turn)}
          </button>
          <p class="f-second">{firstLossWords().note}</p>
          <Show when={trouble()}>{(written) => <NoRoom written={written()} />}</Show>
        </section>
      )}
    </Show>
  );
}
