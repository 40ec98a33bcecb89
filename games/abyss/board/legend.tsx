import { For, type JSX } from 'solid-js';
import { type Coin, CoinPicture, Medal } from './glyphs.tsx';
import { usePlay } from './play.ts';
import type { Sign } from './tints.ts';
import './legend.css';

/** Who is who: always there on a wide screen, one touch away on a narrow one. */
export function Legend(props: { readonly signs?: boolean }): JSX.Element {
  const play = usePlay();
  const rows = () =>
    play
      .words()
      .legendRows.filter(([sign]) => play.view().options.kraken || (sign !== 'kraken' && sign !== 'smugglers'));
  const coins = () =>
    play
      .words()
      .signRows.filter(
        ([coin]) =>
          play.view().options.kraken || (coin !== 'nebulis' && coin !== 'kraken-figure' && coin !== 'sentinel'),
      );
  return (
    <>
      <ul class="abyss-legend-rows">
        <For each={rows()}>
          {([sign, race, guild, does]) => (
            <li data-sign={sign}>
              <Medal of={sign as Sign} />
              <span class="abyss-legend-race">{race}</span>
              <span class="abyss-legend-guild">{guild}</span>
              <span class="abyss-legend-does">{does}</span>
            </li>
          )}
        </For>
      </ul>
      {props.signs && (
        <>
          <h3 class="abyss-sheet-title">{play.words().signs}</h3>
          <ul class="abyss-legend-coins">
            <For each={coins()}>
              {([coin, text]) => (
                <li>
                  <CoinPicture of={coin as Coin} />
                  {text}
                </li>
              )}
            </For>
          </ul>
        </>
      )}
    </>
  );
}
