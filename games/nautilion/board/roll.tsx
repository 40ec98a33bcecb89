import { type JSX, onCleanup, onMount, Show } from 'solid-js';
import { usePlay } from './play.ts';

/** The dice wait for their player: R rolls them, and so do Enter and Space where they press nothing else. */
export function Roll(props: { readonly onRoll: () => void }): JSX.Element {
  const play = usePlay();
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('[role$="dialog"]')) return;
    const presses =
      event.target instanceof Element && event.target.closest('a, button, input, [role="button"]') !== null;
    if (event.key !== 'r' && (presses || (event.key !== 'Enter' && event.key !== ' '))) return;
    event.preventDefault();
    props.onRoll();
  };
  onMount(() => {
    addEventListener('keydown', onKey);
    onCleanup(() => removeEventListener('keydown', onKey));
  });
  return (
    <button type="button" class="naut-roll" data-release="" data-lit="" data-first="" onClick={() => props.onRoll()}>
      <Show when={!play.handOver()}>
        <svg viewBox="-30 -17 60 34" aria-hidden="true">
          <rect x="-25" y="-9" width="21" height="21" rx="5" transform="rotate(-14 -15 2)" />
          <rect x="4" y="-11" width="21" height="21" rx="5" transform="rotate(12 15 0)" />
          <circle cx="-15" cy="2" r="2.2" />
          <circle cx="10" cy="-5.5" r="2.2" />
          <circle cx="19.5" cy="4.5" r="2.2" />
        </svg>
      </Show>
      <span>{play.handOver()?.go ?? play.asked().roll}</span>
    </button>
  );
}
