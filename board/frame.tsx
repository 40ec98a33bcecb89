import { type JSX, onCleanup, onMount } from 'solid-js';
import { isField } from './field.ts';
import { focusGrid } from './focus-grid.ts';
import type { Motion } from './motion.ts';
import './forced.css';

interface Props {
  /** Tells what everything is performed on. */
  readonly onRoot: (root: HTMLElement) => void;
  readonly class: string;
  readonly motion: Motion;
  readonly pace: number;
  /** What to do instead of hurrying the motion. */
  readonly onSkip?: () => void;
  /** Keys that are the game's own: nothing moves, nobody writes in a field. */
  readonly onKey?: (event: KeyboardEvent) => void;
  readonly children: JSX.Element;
}

/** The outside of a board. While something moves, a click or Space, Enter and Escape skip it; arrows go from piece to piece. */
export function Frame(props: Props): JSX.Element {
  const skip = (event: Event) => {
    event.preventDefault();
    if (props.onSkip) props.onSkip();
    else props.motion.skip();
  };
  const onClick = (event: Event) => {
    if (!props.motion.busy()) return;
    event.stopPropagation();
    skip(event);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isField(event.target)) return;
    if (!props.motion.busy()) props.onKey?.(event);
    else if (event.key === ' ' || event.key === 'Enter' || event.key === 'Escape') skip(event);
  };
  const begin = (root: HTMLElement) => {
    props.onRoot(root);
    onMount(() => onCleanup(focusGrid(root)));
  };
  onMount(() => {
    addEventListener('keydown', onKey);
    onCleanup(() => removeEventListener('keydown', onKey));
  });
  return (
    <div
      ref={begin}
      style={{ '--pace': props.pace }}
      class={`board-frame ${props.class}`}
      data-busy={props.motion.busy() ? '' : undefined}
      on:click={{ handleEvent: onClick, capture: true }}
    >
      {props.children}
    </div>
  );
}
