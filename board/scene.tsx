import { type JSX, Show } from 'solid-js';
import './scene.css';

/** Pieces side by side in a picture of the rulebook. */
export const Row = (props: { readonly children: JSX.Element; readonly tight?: boolean }): JSX.Element => (
  <span class="scene-row" data-tight={props.tight ? '' : undefined}>
    {props.children}
  </span>
);

/** Pieces one above the other. */
export const Pile = (props: { readonly children: JSX.Element }): JSX.Element => (
  <span class="scene-pile">{props.children}</span>
);

/** A piece, so large, perhaps lit, faded or struck out. It fills its place. */
export const Put = (props: {
  readonly size: 'xs' | 's' | 'm' | 'l' | 'xl';
  readonly look?: 'lit' | 'faded' | 'lost';
  readonly children: JSX.Element;
}): JSX.Element => (
  <span class="scene-put" data-size={props.size} data-look={props.look}>
    {props.children}
    <Show when={props.look === 'lost'}>
      <svg class="scene-cross" viewBox="0 0 40 40" aria-hidden="true">
        <path d="M6 6L34 34M34 6L6 34" />
      </svg>
    </Show>
  </span>
);

const ways = {
  right: 'M3 10H26M19 3L26 10L19 17',
  left: 'M27 10H4M11 3L4 10L11 17',
  down: 'M15 2V18M8 11L15 18L22 11',
  up: 'M15 18V2M8 9L15 2L22 9',
} as const;

/** Where something goes. */
export const Arrow = (props: { readonly to?: keyof typeof ways; readonly tone?: 'gain' | 'loss' }): JSX.Element => (
  <svg class="scene-arrow" data-tone={props.tone} viewBox="0 0 30 20" aria-hidden="true">
    <path d={ways[props.to ?? 'right']} />
  </svg>
);

/** A word or a number within a picture. */
export const Mark = (props: { readonly children: JSX.Element }): JSX.Element => (
  <span class="scene-mark numeral">{props.children}</span>
);
