import type { JSX } from 'solid-js';

interface Group {
  readonly class?: string | undefined;
  readonly transform?: string | undefined;
  readonly children: JSX.Element;
}

/** Part of a drawing that says nothing to those who listen: the pieces beside it carry the words. */
export function Unspoken(props: Group): JSX.Element {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group in a drawing takes no focus.
    <g class={props.class} transform={props.transform} pointer-events="none" aria-hidden="true">
      {props.children}
    </g>
  );
}

/** A figure that moves within a drawing, with a name. */
export function MovingFigure(props: {
  readonly label: string;
  readonly moving: boolean;
  readonly x: number;
  readonly y: number;
  /** What it is, where nothing beneath it can be chosen. */
  readonly about?: string | undefined;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group in a drawing is not interactive.
    <g
      class={props.moving ? 'naut-figure moving' : 'naut-figure'}
      role="img"
      aria-label={props.label}
      pointer-events={props.about ? 'auto' : 'none'}
      data-about={props.about}
      style={{ transform: `translate(${props.x.toFixed(1)}px, ${props.y.toFixed(1)}px)` }}
    >
      {props.children}
    </g>
  );
}
