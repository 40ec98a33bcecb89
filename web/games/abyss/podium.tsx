import { Portrait } from '@fathom/abyss/board/portrait';
import { abyss, LORDS, runningScore, type State, TOKEN_VALUES, type View } from '@fathom/abyss/rules';
import { For, type JSX, Show } from 'solid-js';
import './abyss.css';

/** The whole score of a seat in a finished game; before that, without what others may not know. */
export function totalOf(view: View, seat: number): number {
  const tokens = view.players[seat].tokens.reduce((sum, count, i) => sum + count * TOKEN_VALUES[i], 0);
  return runningScore(view, seat).total + tokens;
}

/** How it ended: everybody's strongest lord, in the order they came in. At the end nothing is hidden, so a view knows all of it. */
export function Podium(props: { readonly view: View }): JSX.Element {
  const ranks = () => abyss.result(props.view as unknown as State).ranks;
  const seats = () =>
    ranks()
      .map((_, seat) => seat)
      .sort((a, b) => ranks()[a] - ranks()[b]);
  const strongest = (seat: number) => {
    const { lords, locations } = props.view.players[seat];
    return [...lords, ...locations.flatMap((holding) => holding.lords)].sort(
      (a, b) => LORDS[b].influence - LORDS[a].influence,
    )[0];
  };
  return (
    <ol class="abyss-podium" aria-hidden="true">
      <For each={seats()}>
        {(seat) => (
          <li data-first={ranks()[seat] === 1 ? '' : undefined}>
            <span class="abyss-podium-face">
              <Show when={strongest(seat) !== undefined}>
                <Portrait lord={strongest(seat)} />
              </Show>
            </span>
            <span class="numeral">{totalOf(props.view, seat)}</span>
          </li>
        )}
      </For>
    </ol>
  );
}
