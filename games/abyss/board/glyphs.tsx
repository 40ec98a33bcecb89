import { ensureMetals } from '@fathom/board';
import type { JSX } from 'solid-js';
import { ensureHatches } from './hatches.ts';
import { SHADE, type Sign, TINT } from './tints.ts';

const ink = '#061322';

interface Drawn {
  readonly fill: string;
  readonly line?: readonly (readonly [d: string, width: number])[];
  /** Cut into the shape in dark. */
  readonly cut?: readonly (readonly [d: string, width: number])[];
  readonly dots?: readonly (readonly [x: number, y: number, r: number])[];
}

const star = `M${Array.from({ length: 12 }, (_, i) => {
  const r = i % 2 === 0 ? 17 : 5.5;
  const turn = (i * Math.PI) / 6;
  return `${(r * Math.sin(turn)).toFixed(1)} ${(-r * Math.cos(turn)).toFixed(1)}`;
}).join('L')}Z`;

const drawn: { readonly [sign in Sign]: Drawn } = {
  jellyfish: {
    fill: 'M-13 2C-14 -9 -7 -15 0 -15C7 -15 14 -9 13 2C10 5 7 1 4 3C2 5 -2 5 -4 3C-7 1 -10 5 -13 2Z',
    line: [['M-9 6C-12 10 -6 12 -9 17M-3 7C-5 11 0 13 -3 18M3 7C1 11 6 13 3 18M9 6C6 10 12 12 9 17', 2.3]],
    cut: [['M-7 -4C-6 -8 -3 -10 0 -10', 1.6]],
  },
  crab: {
    fill: 'M-11 5C-11 -2 -6 -5 0 -5C6 -5 11 -2 11 5C9 11 -9 11 -11 5ZM-13 -5C-20 -8 -18 -17 -11 -16L-13 -12L-8 -13C-7 -9 -9 -6 -13 -5ZM13 -5C20 -8 18 -17 11 -16L13 -12L8 -13C7 -9 9 -6 13 -5Z',
    line: [['M-10 -1L-15 -6M10 -1L15 -6M-10 8L-15 13M10 8L15 13M-12 4L-18 5M12 4L18 5', 2.5]],
    cut: [['M-5 5Q0 8 5 5', 1.5]],
    dots: [
      [-4, 0, 1.7],
      [4, 0, 1.7],
    ],
  },
  seahorse: {
    fill: '',
    line: [
      ['M3 -12C-3 -17 -9 -11 -5 -6C0 -3 7 -1 6 5C5 12 -4 14 -6 9C-7 5 -2 4 -2 8', 5],
      ['M-4 -10L-15 -6', 4],
      ['M7 -5L14 -3L8 1L13 5L6 6', 2],
      ['M2 -16L5 -20M6 -14L11 -16', 2.4],
    ],
    dots: [[-2, -10, 1.7]],
  },
  shellfish: {
    fill: 'M0 15C-5 15 -6 11 -8 9C-17 5 -18 -5 -12 -10C-9 -15 -4 -16 0 -15C4 -16 9 -15 12 -10C18 -5 17 5 8 9C6 11 5 15 0 15Z',
    cut: [['M0 12V-11M-2 11C-6 3 -8 -3 -7 -9M2 11C6 3 8 -3 7 -9M-4 10C-9 5 -12 1 -12.5 -3M4 10C9 5 12 1 12.5 -3', 1.5]],
  },
  squid: {
    fill: 'M0 -19C5 -14 7 -8 6 1H-6C-7 -8 -5 -14 0 -19ZM-5 -11L-13 -3L-6 -3ZM5 -11L13 -3L6 -3Z',
    line: [['M-5 3C-9 8 -6 12 -11 17M-2 4C-4 9 -2 13 -4 18M2 4C4 9 2 13 4 18M5 3C9 8 6 12 11 17', 2.5]],
    dots: [
      [-2.6, -3, 1.6],
      [2.6, -3, 1.6],
    ],
  },
  kraken: {
    fill: '',
    line: [['M-13 16C-2 16 10 10 11 -1C12 -11 3 -16 -4 -13C-10 -10 -9 -1 -3 -1C2 -1 2 -7 -2 -7', 5]],
    dots: [
      [4, 8, 1.3],
      [9.5, 2, 1.3],
      [8, -6, 1.3],
      [-3, 13.5, 1.3],
    ],
  },
  ambassadors: { fill: star, dots: [[0, 0, 3]] },
  smugglers: {
    fill: 'M-16 -6C-8 -10 8 -10 16 -6C16 4 10 10 4 8C2 6 -2 6 -4 8C-10 10 -16 4 -16 -6Z',
    cut: [['M-11 -3C-8 -5 -5 -4 -3 -1C-6 1 -10 1 -11 -3ZM11 -3C8 -5 5 -4 3 -1C6 1 10 1 11 -3Z', 2.4]],
  },
};

/** The sign of a race or guild around the origin, about 40 across; inside a drawing. */
export function Glyph(props: {
  readonly of: Sign;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly color?: string | undefined;
}): JSX.Element {
  const shape = () => drawn[props.of];
  const color = () => props.color ?? TINT[props.of];
  return (
    <g
      transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${props.scale ?? 1})`}
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      {shape().fill && <path d={shape().fill} fill={color()} />}
      {shape().line?.map(([d, width]) => (
        <path d={d} fill="none" stroke={color()} stroke-width={width} />
      ))}
      {shape().cut?.map(([d, width]) => (
        <path d={d} fill="none" stroke={ink} stroke-width={width} />
      ))}
      {shape().dots?.map(([x, y, r]) => (
        <circle cx={x} cy={y} r={r} fill={ink} />
      ))}
    </g>
  );
}

export function SignPicture(props: {
  readonly of: Sign;
  readonly class?: string;
  readonly color?: string | undefined;
}): JSX.Element {
  return (
    <svg class={`abyss-sign ${props.class ?? ''}`} viewBox="-21 -22 42 42" aria-hidden="true">
      <Glyph of={props.of} color={props.color} />
    </svg>
  );
}

/** The sign on a round of its own colour. */
export function Medal(props: { readonly of: Sign; readonly class?: string }): JSX.Element {
  return (
    <svg class={`abyss-medal ${props.class ?? ''}`} viewBox="-30 -30 60 60" aria-hidden="true">
      <circle r="28.5" fill={SHADE[props.of]} stroke={TINT[props.of]} stroke-width="2" />
      <Glyph of={props.of} scale={1.08} />
    </svg>
  );
}

export type Coin = 'pearl' | 'nebulis' | 'key' | 'token' | 'unit' | 'kraken-figure' | 'sentinel';

const flower = (radius: number, petals: number, depth: number): string =>
  `M${Array.from({ length: 72 }, (_, i) => {
    const turn = (2 * Math.PI * i) / 72;
    const r = radius * (1 - depth + depth * Math.cos(petals * turn));
    return `${(r * Math.sin(turn)).toFixed(1)} ${(-r * Math.cos(turn)).toFixed(1)}`;
  }).join('L')}Z`;

const nebula = flower(14, 5, 0.18);
const burst = flower(14, 7, 0.1);

/** Pearls, nebulis, keys, monster tokens: each with its own outline. */
export function CoinPicture(props: {
  readonly of: Coin;
  readonly class?: string;
  readonly face?: string;
}): JSX.Element {
  ensureMetals();
  return (
    <svg
      class={`abyss-coin ${props.class ?? ''}`}
      data-piece={`coin:${props.of}`}
      viewBox="-16 -16 32 32"
      aria-hidden="true"
    >
      <CoinArt of={props.of} face={props.face} />
    </svg>
  );
}

export function CoinArt(props: { readonly of: Coin; readonly face?: string | undefined }): JSX.Element {
  ensureMetals();
  return (
    <>
      {props.of === 'pearl' && (
        <>
          <circle r="12" fill="#F4FAF8" stroke="#14283B" stroke-width="1.4" />
          <path d="M-6.5 -1.5A7 7 0 0 1 0 -7" fill="none" stroke="#9DB9C4" stroke-width="2.4" stroke-linecap="round" />
        </>
      )}
      {props.of === 'nebulis' && (
        <>
          <path d={nebula} fill="#15101F" stroke="#BBA3F5" stroke-width="2" />
          <circle r="4" fill="#BBA3F5" />
        </>
      )}
      {props.of === 'key' && (
        <g transform="translate(-1 -1) scale(1.05)">
          <path d="M0 0V14M0 6H6M0 11H7" fill="none" stroke="#140D02" stroke-width="5" />
          <circle cy="-6" r="6" fill="none" stroke="#140D02" stroke-width="5" />
          <circle cy="-6" r="6" fill="none" stroke="url(#f-brass)" stroke-width="3" />
          <path d="M0 0V13M0 6H6M0 11H7" fill="none" stroke="#E7C67F" stroke-width="3" />
        </g>
      )}
      {props.of === 'unit' && (
        <>
          <circle r="12" fill="#F4FAF8" stroke="#14283B" />
          <path d="M-12 0A12 12 0 0 0 12 0Z" fill="#B5432C" />
        </>
      )}
      {props.of === 'token' && (
        <>
          <path d={burst} fill="#4A160C" stroke="#FF8A6B" stroke-width="1.4" />
          <text class="abyss-coin-face" y="5.5" text-anchor="middle">
            {props.face ?? '?'}
          </text>
        </>
      )}
      {props.of === 'kraken-figure' && (
        <>
          <circle r="14" fill="#0B3A3A" stroke="#6BF0D8" stroke-width="1.6" />
          <Glyph of="kraken" scale={0.62} />
        </>
      )}
      {props.of === 'sentinel' && (
        <>
          <path d="M0 -14L12 -9C12 2 8 10 0 14C-8 10 -12 2 -12 -9Z" fill="url(#f-pewter)" stroke="#14283B" />
          <path d="M-7 -1C-4 -6 4 -6 7 -1C4 4 -4 4 -7 -1Z" fill="#14283B" />
          <circle cy="-1" r="2.2" fill="#F6E2B0" />
        </>
      )}
    </>
  );
}

/** The monster of the exploration deck. */
export function MonsterArt(): JSX.Element {
  ensureHatches();
  return (
    <g>
      <path
        d="M-22 -6C-16 -22 16 -22 22 -6C26 8 14 16 12 26C8 18 4 20 0 28C-4 20 -8 18 -12 26C-14 16 -26 8 -22 -6Z"
        fill="#5A1A1E"
        stroke="#FF8A6B"
        stroke-width="1.2"
      />
      <path
        d="M-14 -11C-8 -16 8 -16 14 -11M-17 -6C-10 -10 10 -10 17 -6"
        fill="none"
        stroke="#FF8A6B"
        stroke-width=".8"
        opacity=".7"
      />
      <path d="M-12 -2L-4 2L-12 5ZM12 -2L4 2L12 5Z" fill="#FFE3D8" />
      <path d="M-11 12L-7 9L-3 12L1 9L5 12L9 9" fill="none" stroke="#FFE3D8" stroke-width="1.4" />
    </g>
  );
}
