import type { SeatMove } from '@fathom/nautilion/rules';
import { type JSX, Show } from 'solid-js';
import { noted } from './choices.ts';
import { usePlay } from './play.ts';
import './piece.css';

/**
 * A piece in a drawing, around a point. With a move it is lit, can be focused, and sends the move; without one it is only a named
 * picture; what it is there for is told when it is touched.
 */
export function Piece(props: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly label: string;
  readonly move?: SeatMove | undefined;
  readonly chosen?: boolean | undefined;
  /** The reason of the refusal now being shown lies here. */
  readonly failing?: boolean | undefined;
  readonly place?: string | undefined;
  /** What it is, where that is not drawn on it. */
  readonly piece?: string | undefined;
  readonly class?: string | undefined;
  /** The number it is typed by, and where that stands, seen from the point. */
  readonly typed?: readonly [number: number, x: number, y: number] | undefined;
  readonly children?: JSX.Element;
}): JSX.Element {
  const play = usePlay();
  const doubted = () => {
    const doubt = play.doubt();
    return doubt !== null && noted(doubt) === noted(props.move);
  };
  const touch = () => {
    if (props.move) play.act(props.move, doubted());
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role follows from what may be done with it.
    <g
      class={`naut-piece ${props.class ?? ''}`}
      transform={`translate(${props.x.toFixed(1)} ${props.y.toFixed(1)})`}
      role={props.move ? 'button' : 'img'}
      aria-label={props.label}
      data-piece={props.piece}
      data-lit={props.move ? '' : undefined}
      data-about={props.place}
      data-typed={props.move && props.typed?.[0]}
      data-move={noted(props.move)}
      data-chosen={props.chosen ? '' : undefined}
      data-failing={props.failing ? '' : undefined}
      data-doubt={doubted() ? '' : undefined}
      onClick={touch}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        touch();
      }}
    >
      <circle class="naut-hit" r={props.r + 3} />
      <path class="naut-finger" d="M0 0h.01" />
      <circle class="naut-spot" data-place={props.place} r={props.r} fill="none" />
      <g class="naut-piece-art">{props.children}</g>
      <Show when={props.move && props.typed}>
        {(typed) => (
          <text class="naut-typed" x={typed()[1].toFixed(1)} y={typed()[2].toFixed(1)}>
            {typed()[0]}
          </text>
        )}
      </Show>
      <circle class="naut-lit-ring" r={props.r + 3.5} />
      <circle class="naut-focus-ring" r={props.r + 8} />
    </g>
  );
}
