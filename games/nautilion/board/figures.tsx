import { ensureMetals } from '@fathom/board';
import type { Figure as FigureName } from '@fathom/nautilion/rules';
import type { JSX } from 'solid-js';

/** Figures, drawn around the origin in a box of about 60 × 56. Put them into an SVG of your own, or use `FigurePicture`. */
export function Figure(props: { readonly name: FigureName; readonly glow?: boolean }): JSX.Element {
  ensureMetals();
  return (
    <g data-piece={`figure:${props.name}`}>
      {props.name === 'nautilion' && <Nautilion glow={props.glow ?? true} />}
      {props.name === 'phantom' && <Phantom glow={props.glow ?? true} />}
      {props.name === 'darkhouse' && <Darkhouse />}
    </g>
  );
}

export function FigurePicture(props: { readonly name: FigureName; readonly class?: string }): JSX.Element {
  return (
    <svg class={props.class} viewBox="-34 -32 68 60" aria-hidden="true">
      <Figure name={props.name} />
    </svg>
  );
}

function Nautilion(props: { readonly glow: boolean }): JSX.Element {
  return (
    <g>
      {props.glow && <circle r="30" fill="url(#f-glow-lum)" />}
      <path
        d="M-21 0C-21 -9 -10 -12 3 -12C14 -12 22 -6 22 0C22 6 14 12 3 12C-10 12 -21 9 -21 0Z"
        fill="url(#f-brass)"
        stroke="#140D02"
        stroke-width="1.4"
      />
      <path d="M-8 -12L-5 -20H7L9 -12Z" fill="url(#f-brass)" stroke="#140D02" stroke-width="1.3" />
      <path d="M1 -20V-26H8" fill="none" stroke="#F6E2B0" stroke-width="2" />
      <path d="M-20 0L-29 -8V8Z" fill="url(#f-brass-shade)" stroke="#140D02" stroke-width="1.2" />
      <path
        d="M-6 4A4 4 0 1 0 -6 -4A4 4 0 1 0 -6 4M4 4A4 4 0 1 0 4 -4A4 4 0 1 0 4 4M14 4A4 4 0 1 0 14 -4A4 4 0 1 0 14 4"
        fill="#062B2B"
        stroke="#5E431B"
      />
      <circle cx="-6" r="2.6" fill="#6BF0D8" />
      <circle cx="4" r="2.6" fill="#6BF0D8" />
      <circle cx="14" r="2.6" fill="#D9FFF7" />
      <path d="M-15 8C-8 10.5 8 10.5 16 7" stroke="#5E431B" fill="none" stroke-width=".9" />
    </g>
  );
}

function Phantom(props: { readonly glow: boolean }): JSX.Element {
  return (
    <g>
      {props.glow && <circle r="30" fill="url(#f-glow-coral)" />}
      <path
        d="M0 -24C11 -24 16 -14 15 -3C14.5 3 18 6 19 13C15 12 13 9 11.5 7C12 13 10 19 6 23C6 17 5 13 3 10C2.5 16 0 21 -3 24C-4 18 -4 14 -5 10C-7 15 -11 18 -15 19C-13 14 -13 10 -13 7C-15 9 -18 10 -20 10C-16 5 -15 1 -15 -4C-16 -15 -11 -24 0 -24Z"
        fill="#571A12"
        stroke="#FF8A6B"
        stroke-width="1.7"
        stroke-linejoin="round"
      />
      <path
        d="M-10 -16C-6 -20 6 -20 10 -16M-12 -11.5C-7 -15 7 -15 12 -11.5"
        stroke="#FF8A6B"
        stroke-width=".9"
        fill="none"
        opacity=".8"
      />
      <path d="M-9 -6L-2 -3.5C-3 1 -8 0 -9 -6ZM9 -6L2 -3.5C3 1 8 0 9 -6Z" fill="#FFE3D8" />
    </g>
  );
}

function Darkhouse(): JSX.Element {
  return (
    <g>
      <path d="M5 -17L30 -27V-6ZM-5 -17L-30 -27V-6Z" fill="#F6E2B0" opacity=".35" />
      <path d="M-7 -10L-11 22H11L7 -10Z" fill="#0A1B2C" stroke="#B4C9CF" stroke-width="1.6" stroke-linejoin="round" />
      <path d="M-8.3 0H8.3M-9.6 10H9.6" stroke="#B4C9CF" stroke-width="1.2" />
      <path d="M-8.5 1L9 9.5M-9.5 11L10.5 21" stroke="#B4C9CF" stroke-width=".8" opacity=".6" />
      <rect x="-6" y="-21" width="12" height="10" fill="#F6E2B0" stroke="#B4C9CF" stroke-width="1.4" />
      <path d="M-8 -21L0 -29L8 -21Z" fill="#0A1B2C" stroke="#B4C9CF" stroke-width="1.4" />
    </g>
  );
}
