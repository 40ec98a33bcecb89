import {
  CARD_NAMES,
  type Card,
  type CardName,
  isKraken,
  KRAKEN_RACE,
  MONSTER,
  NEBULIS_OF,
  RACE_OF,
  VALUE_OF,
} from '@fathom/abyss/rules';
import { For, type JSX, Show } from 'solid-js';
import { Glyph, MonsterArt } from './glyphs.tsx';
import { ensureHatches } from './hatches.ts';
import { RACE_SIGNS, SHADE, type Sign, TINT } from './tints.ts';
import './ally.css';

export const signOf = (card: Card): Sign => RACE_SIGNS[RACE_OF[card] ?? KRAKEN_RACE] ?? 'kraken';

/** An exploration card, face up: an ally on paper, a kraken or a monster on dark. */
export function AllyPicture(props: { readonly card: Card; readonly class?: string }): JSX.Element {
  ensureHatches();
  return (
    <svg
      class={`abyss-ally-picture ${props.class ?? ''}`}
      data-piece={`ally:${cardName(props.card)}`}
      viewBox="0 0 56 80"
      aria-hidden="true"
    >
      <Show when={props.card !== MONSTER} fallback={<Monster />}>
        <Ally card={props.card} />
      </Show>
    </svg>
  );
}

function Ally(props: { readonly card: Card }): JSX.Element {
  const sign = () => signOf(props.card);
  const dark = () => isKraken(props.card);
  return (
    <>
      <rect
        x=".6"
        y=".6"
        width="54.8"
        height="78.8"
        rx="8"
        fill={dark() ? '#0B1D2B' : '#EFE4C8'}
        stroke={dark() ? TINT.kraken : '#8A6A34'}
        stroke-width="1.2"
      />
      <rect x="4" y="4" width="48" height="72" rx="5" fill={SHADE[sign()]} />
      <rect x="4" y="4" width="48" height="72" rx="5" fill="url(#abyss-hatch-foam)" />
      <Glyph of={sign()} x={28} y={49} scale={1.08} />
      <circle cx="16" cy="16" r="11.5" fill="#F2E8D0" stroke="#14283B" stroke-width=".6" />
      <text class="abyss-ally-value" x="16" y="22.6" text-anchor="middle">
        {VALUE_OF[props.card]}
      </text>
      <For each={Array.from({ length: NEBULIS_OF[props.card] ?? 0 })}>
        {(_, i) => (
          <g transform={`translate(${45 - i() * 8} 12)`}>
            <circle r="3.6" fill="#15101F" stroke="#BBA3F5" stroke-width="1.1" />
            <circle r="1.1" fill="#BBA3F5" />
          </g>
        )}
      </For>
    </>
  );
}

const Monster = (): JSX.Element => (
  <>
    <rect x=".6" y=".6" width="54.8" height="78.8" rx="8" fill="#1D0B12" stroke="#FF8A6B" stroke-width="1.3" />
    <g transform="translate(28 38) scale(.92)">
      <MonsterArt />
    </g>
  </>
);

/** The back of the exploration deck. */
export function AllyBack(props: { readonly class?: string }): JSX.Element {
  return (
    <svg class={`abyss-ally-picture ${props.class ?? ''}`} data-piece="deck" viewBox="0 0 56 80" aria-hidden="true">
      <rect x=".6" y=".6" width="54.8" height="78.8" rx="8" fill="#0A2238" stroke="#DDB869" stroke-opacity=".6" />
      <rect x="5" y="5" width="46" height="70" rx="5" fill="none" stroke="#DDB869" stroke-opacity=".3" />
      <Glyph of="kraken" x={28} y={31} scale={0.78} color="#DDB869" />
    </svg>
  );
}

export const cardName = (card: Card): CardName => CARD_NAMES[card] ?? 'monster';
