import { For, type JSX, onMount } from 'solid-js';
import type { Reader } from '../session/session.ts';
import { sharingWords } from '../words/sharing.ts';
import '../style/given-away.css';

/** What a link or a file would give away, before it does. */
export function GivenAway(props: { readonly onChoose: (reader: Reader) => void }): JSX.Element {
  let first: HTMLFieldSetElement | undefined;
  onMount(() => {
    first?.scrollIntoView({ block: 'nearest' });
    first?.querySelector('button')?.focus({ preventScroll: true });
  });
  const words = () => sharingWords().give;
  const choices = (): readonly (readonly [reader: Reader, name: string, note: string])[] => [
    ['mine', words().mine, words().mineNote],
    ['everything', words().everything, words().everythingNote],
  ];
  return (
    <fieldset class="given-away" ref={first}>
      <legend>{words().question}</legend>
      <For each={choices()}>
        {([reader, name, note]) => (
          <div>
            <button
              class="f-button"
              type="button"
              aria-describedby={`given-${reader}`}
              onClick={() => props.onChoose(reader)}
            >
              {name}
            </button>
            <p class="f-second" id={`given-${reader}`}>
              {note}
            </p>
          </div>
        )}
      </For>
    </fieldset>
  );
}
