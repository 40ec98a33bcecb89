import { type JSX, Show } from 'solid-js';
import '../style/seal.css';

/** A star for a win, a wave for a loss, an open ring for what goes on. */
export function Seal(props: { readonly over: boolean; readonly won: boolean }): JSX.Element {
  return (
    <svg class="seal" viewBox="-20 -20 40 40" aria-hidden="true">
      <circle r="18" />
      <Show when={props.over}>
        <Show when={props.won} fallback={<path class="wave" d="M-11 -1c3.5 -5 7.5 -5 11 0s7.5 5 11 0" />}>
          <path class="star" d="M0 -11l3 7.6 8.2 .5 -6.4 5.2 2.1 8 -6.9 -4.5 -6.9 4.5 2.1 -8 -6.4 -5.2 8.2 -.5z" />
        </Show>
      </Show>
    </svg>
  );
}
