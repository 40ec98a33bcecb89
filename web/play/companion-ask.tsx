import { isField } from '@fathom/board';
import type { Typed } from '@fathom/board/typed';
import type { AnyPlayable, Json } from '@fathom/kernel';
import { createMemo, createUniqueId, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Asked } from '../session/companion.ts';
import { companionWords } from '../words/companion.ts';

/** A question about the real box, with a big button for every answer. Keys answer it too. */
export function Ask(props: {
  readonly game: AnyPlayable;
  readonly typed: Typed;
  readonly asked: Asked;
  /** Instead of the game's own question. */
  readonly title?: string;
  readonly name: (move: Json) => string;
  readonly onAnswer: (move: Json) => void;
  readonly onBack?: () => void;
}): JSX.Element {
  const id = createUniqueId();
  const open = createMemo(() => new Set(props.asked.moves.map((move) => props.game.write(move))));
  const isOpen = (move: Json) => open().has(props.game.write(move));
  const answers = createMemo(() => props.typed.answers(props.asked.view, props.asked.moves));
  const count = () => (props.title ? null : props.typed.count(props.asked.view));
  const answer = (move: Json) => {
    if (isOpen(move)) props.onAnswer(move);
  };
  let root: HTMLElement | undefined;
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    const dialog = document.querySelector('[role$="dialog"]');
    if (dialog && !dialog.contains(root ?? null)) return;
    if (event.key === 'Backspace') return props.onBack?.();
    const move = answers().find((one) => props.typed.key(one) === event.key.toLowerCase());
    if (move === undefined) return;
    event.preventDefault();
    answer(move);
  };
  onMount(() => {
    addEventListener('keydown', onKey);
    onCleanup(() => removeEventListener('keydown', onKey));
  });
  return (
    <section class="box-ask" aria-labelledby={id} ref={root}>
      <h2 class="f-title" id={id} aria-live="polite">
        {props.title ?? props.typed.question(props.asked.view)}
        <Show when={count()}>
          {(one) => <span class="f-second"> {companionWords().count(one().at, one().of)}</span>}
        </Show>
      </h2>
      <div class="box-answers" data-many={answers().length > 6 ? '' : undefined}>
        <For each={answers()}>
          {(move) => {
            const picture = props.typed.picture(move);
            return (
              <button
                type="button"
                class="box-answer"
                data-lit={isOpen(move) ? '' : undefined}
                data-answer={props.game.write(move)}
                data-drawn={picture ? '' : undefined}
                aria-disabled={!isOpen(move)}
                aria-label={props.name(move)}
                onClick={() => answer(move)}
              >
                {picture ?? props.name(move)}
              </button>
            );
          }}
        </For>
      </div>
    </section>
  );
}
