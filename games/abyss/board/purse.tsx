import { FIGURE_COST, KEYS_NEEDED, keysOf } from '@fathom/abyss/rules';
import type { Seat } from '@fathom/kernel';
import { type JSX, Show } from 'solid-js';
import { CoinPicture, SignPicture } from './glyphs.tsx';
import { usePlay } from './play.ts';
import './purse.css';

/** Pearls, nebulis and keys, each with its number and name. */
export function Purse(props: { readonly seat: Seat; readonly short?: boolean }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const player = () => play.view().players[props.seat];
  const keys = () => keysOf(play.view(), props.seat);
  return (
    <ul class={props.short ? 'abyss-purse abyss-short' : 'abyss-purse'} data-place={`purse:${props.seat}`}>
      <li data-says="coin:pearl">
        <CoinPicture of="pearl" />
        <span class="abyss-purse-number">{player()?.pearls}</span>
        <span class={props.short ? 'f-unseen' : 'abyss-purse-word'}>{words().pearlsWord(player()?.pearls ?? 0)}</span>
      </li>
      <Show when={play.view().options.kraken}>
        <li data-says="coin:nebulis">
          <CoinPicture of="nebulis" />
          <span class="abyss-purse-number">{player()?.nebulis}</span>
          <span class={props.short ? 'f-unseen' : 'abyss-purse-word'}>{words().nebulisWord}</span>
        </li>
      </Show>
      <li data-says="coin:key">
        <CoinPicture of="key" />
        <span class="abyss-purse-number">{props.short ? keys() : words().keysOf(keys())}</span>
        <span class={props.short ? 'f-unseen' : 'abyss-purse-word'}>
          {words().keysWord(props.short ? keys() : KEYS_NEEDED)}
        </span>
      </li>
    </ul>
  );
}

/** The holder of the kraken figure. */
export function FigureBadge(props: { readonly seat: Seat; readonly short?: boolean }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  return (
    <Show when={play.view().figure === props.seat}>
      <span class="abyss-figure-badge" data-says="figure" data-piece="coin:kraken-figure">
        <SignPicture of="kraken" />
        <Show when={props.short} fallback={words().krakenFigure}>
          <span class="f-unseen">{words().krakenFigure}</span>
          <span aria-hidden="true">{`−${FIGURE_COST}`}</span>
        </Show>
      </span>
    </Show>
  );
}
