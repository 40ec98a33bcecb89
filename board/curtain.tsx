import { type JSX, onMount } from 'solid-js';
import './curtain.css';

/** Drawn between two people who share a screen: nothing of the board can be seen until the next one says so. */
export function Curtain(props: {
  readonly title: string;
  readonly text: string;
  readonly open: string;
  /** Told whether a key opened it. */
  readonly onOpen: (byKey: boolean) => void;
}): JSX.Element {
  let button: HTMLButtonElement | undefined;
  onMount(() => button?.focus());
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={props.title}>
      <h2 class="f-title">{props.title}</h2>
      <p>{props.text}</p>
      <button ref={button} class="f-button primary" type="button" onClick={(event) => props.onOpen(event.detail === 0)}>
        {props.open}
      </button>
    </div>
  );
}
