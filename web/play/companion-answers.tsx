import type { Typed } from '@fathom/board/typed';
import type { Json } from '@fathom/kernel';
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Answer, CompanionSession } from '../session/companion.ts';
import { companionWords } from '../words/companion.ts';
import { Ask } from './companion-ask.tsx';

/** Everything that was said of the real box, in order. Whatever is wrong is tapped and said anew; what followed stays as far as it fits. */
export function Answers(props: {
  readonly session: CompanionSession;
  readonly typed: Typed;
  readonly answers: readonly Answer[];
  readonly name: (move: Json) => string;
  /** The answer that is being changed. */
  readonly changing: Answer | null;
  readonly onChanging: (answer: Answer | null) => void;
  readonly onChanged: (said: string) => void;
}): JSX.Element {
  const { session } = props;
  /** Another answer after which not everything fits any more. */
  const [doubt, setDoubt] = createSignal<{ readonly move: Json; readonly lost: number } | null>(null);
  const leave = () => {
    setDoubt(null);
    props.onChanging(null);
  };
  const change = async (answer: Answer, move: Json, isSure: boolean) => {
    const isSame = session.game.write(move) === session.game.write(answer.move);
    const revision = isSame ? null : session.revised(answer, move);
    if (!revision) return leave();
    if (revision.lost > 0 && !isSure) return setDoubt({ move, lost: revision.lost });
    const no = await session.correct(answer, move);
    if (no === null) props.onChanged(companionWords().changed(props.name(answer.move), props.name(move)));
    leave();
  };
  return (
    <Show
      when={props.changing}
      fallback={
        <ol class="box-said">
          <For each={props.answers}>
            {(answer) => {
              const picture = props.typed.picture(answer.move);
              return (
                <li>
                  <button
                    type="button"
                    class="box-one"
                    data-drawn={picture ? '' : undefined}
                    aria-label={props.name(answer.move)}
                    onClick={() => props.onChanging(answer)}
                  >
                    {picture ?? props.name(answer.move)}
                  </button>
                </li>
              );
            }}
          </For>
        </ol>
      }
      keyed
    >
      {(answer) => (
        <div class="box-change">
          <Show
            when={doubt()}
            fallback={
              <>
                <Ask
                  game={session.game}
                  typed={props.typed}
                  asked={session.askedAt(answer)}
                  title={companionWords().change(props.name(answer.move))}
                  name={props.name}
                  onAnswer={(move) => void change(answer, move, false)}
                />
                <button type="button" class="f-button box-back" onClick={leave}>
                  {companionWords().keep}
                </button>
              </>
            }
          >
            {(sure) => (
              <div class="box-change" role="alert">
                <p>{companionWords().lost(sure().lost)}</p>
                <div class="row">
                  <button type="button" class="f-button primary" onClick={() => void change(answer, sure().move, true)}>
                    {companionWords().changeIt}
                  </button>
                  <button type="button" class="f-button" onClick={leave}>
                    {companionWords().keep}
                  </button>
                </div>
              </div>
            )}
          </Show>
        </div>
      )}
    </Show>
  );
}
