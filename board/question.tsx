import { createEffect, createSignal, type JSX, on, onCleanup } from 'solid-js';

/** How long a question stands before it is read out: what is only passed through is not. */
const PAUSE = 250;

/** Reads out what is asked, once; the answers are on the board. Empty while nothing is. */
export function Question(props: { readonly text: string }): JSX.Element {
  const [said, say] = createSignal('');
  createEffect(
    on(
      () => props.text,
      (text) => {
        const timer = setTimeout(() => say(text), PAUSE);
        onCleanup(() => clearTimeout(timer));
      },
    ),
  );
  return (
    <div class="f-unseen" role="status">
      {said()}
    </div>
  );
}
