import { createSignal, type JSX, Show } from 'solid-js';
import { renewedWords } from '../words/renewed.ts';
import '../style/renewed.css';

/** A newer build is there. Nothing changes until the person says so, or opens another page. */
export function Renewed(): JSX.Element {
  const [told, setTold] = createSignal(false);
  return (
    <Show when={!told()}>
      <p class="notice renewed" role="status">
        {renewedWords().ready}
        <button class="f-button" type="button" onClick={() => location.reload()}>
          {renewedWords().now}
        </button>
        <button class="f-button" type="button" onClick={() => setTold(true)}>
          {renewedWords().later}
        </button>
      </p>
    </Show>
  );
}
