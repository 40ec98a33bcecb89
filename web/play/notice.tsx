import { type JSX, Show } from 'solid-js';
import { appWords } from '../words/words.ts';

/** One sentence above the board that somebody should read, until it is closed. */
export function Notice(props: { readonly text: string | null; readonly onClose: () => void }): JSX.Element {
  return (
    <Show when={props.text}>
      {(text) => (
        <p class="notice" role="alert">
          {text()}
          <button class="f-button" type="button" onClick={() => props.onClose()}>
            {appWords().close}
          </button>
        </p>
      )}
    </Show>
  );
}
