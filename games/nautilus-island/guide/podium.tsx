import { byRank } from '@fathom/board';
import type { Seat } from '@fathom/kernel';
import { CastawayFigure } from '@fathom/nautilus-island/board/pictures';
import { nautilusIsland, type State, type View } from '@fathom/nautilus-island/rules';
import { For, type JSX } from 'solid-js';
import './island.css';

/** How it ended: the castaways in the order of their points. At the end hands are open, so a view knows all of it. */
export function Podium(props: { readonly view: View; readonly name: (seat: Seat) => string }): JSX.Element {
  const result = () => nautilusIsland.result(props.view as unknown as State);
  return (
    <ol class="podium" aria-hidden="true">
      <For each={byRank(result().ranks)}>
        {(seat) => (
          <li data-rank={result().ranks[seat]}>
            <CastawayFigure seat={seat} glow={result().ranks[seat] === 1} />
            <span class="podium-step numeral">{result().scores?.[seat]}</span>
            <p class="f-second">{props.name(seat)}</p>
          </li>
        )}
      </For>
    </ol>
  );
}
