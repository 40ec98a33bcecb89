import { type JSX, Show } from 'solid-js';
import { markVisited } from '../visited.ts';
import { w } from '../words.ts';

/** A line of teaching beside the board. It never blocks it, and can be left at any time. */
export function Coach(props: { readonly lesson: { readonly id: string; readonly text: string } | null }): JSX.Element {
  return (
    <aside class="coach f-paper">
      <Show when={props.lesson}>{(lesson) => <p aria-live="polite">{lesson().text}</p>}</Show>
      <a class="paper-link" href="/" onClick={() => markVisited()}>
        {w().coach.later}
      </a>
    </aside>
  );
}
