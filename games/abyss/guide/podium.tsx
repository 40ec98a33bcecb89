import { Portrait } from '@fathom/abyss/board/portrait';
import { playable } from '@fathom/abyss/playable';
import { knownScore, type State, strongestLord, type View } from '@fathom/abyss/rules';
import { byRank } from '@fathom/board';
import { at, type Seat } from '@fathom/kernel';
import { For, type JSX } from 'solid-js';
import './abyss.css';

/** How it ended: everybody's strongest lord, in the order they came in. At the end nothing is hidden, so a view knows all of it. */
export function Podium(props: { readonly view: View; readonly name: (seat: Seat) => string }): JSX.Element {
  const ranks = () => playable.result(props.view as unknown as State).ranks;
  /** Nobody, or one. */
  const strongest = (seat: number) => {
    const lord = strongestLord(at(props.view.players, seat));
    return lord === null ? [] : [lord];
  };
  return (
    <ol class="abyss-podium" aria-hidden="true">
      <For each={byRank(ranks())}>
        {(seat) => (
          <li data-first={ranks()[seat] === 1 ? '' : undefined}>
            <span class="abyss-podium-face">
              <For each={strongest(seat)}>{(lord) => <Portrait lord={lord} />}</For>
            </span>
            <span class="numeral">{knownScore(props.view, seat).total}</span>
            <p class="f-second">{props.name(seat)}</p>
          </li>
        )}
      </For>
    </ol>
  );
}
