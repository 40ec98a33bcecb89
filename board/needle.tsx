import { For, type JSX } from 'solid-js';
import { ensureMetals } from './metal.ts';
import './needle.css';

const ticks = Array.from({ length: 21 }, (_, i) => {
  const turn = Math.PI * (1 - i / 20);
  const inner = i % 5 ? 32 : 28;
  const at = (r: number) => `${(r * Math.cos(turn)).toFixed(1)} ${(-r * Math.sin(turn)).toFixed(1)}`;
  return { share: i / 20, d: `M${at(inner)}L${at(36.8)}` };
});

/** A half dial whose lit ticks are a chance between 0 and 1. The number itself always stands beneath, written by the caller. */
export function Needle(props: { readonly chance: number; readonly class?: string }): JSX.Element {
  ensureMetals();
  return (
    <svg class={`needle ${props.class ?? ''}`} viewBox="-42 -42 84 47" aria-hidden="true">
      <For each={ticks}>{(tick) => <path class={tick.share <= props.chance ? 'tick lit' : 'tick'} d={tick.d} />}</For>
      <path d="M-40 0A40 40 0 0 1 40 0" fill="none" stroke="#DDB869" stroke-width="1.2" />
      <path class="hand" d="M0 0H-29" style={{ transform: `rotate(${props.chance * 180}deg)` }} />
      <circle r="3.6" fill="url(#f-brass)" />
    </svg>
  );
}
