import { Portrait } from '@fathom/abyss/board/portrait';
import { LORDS, runningScore, TOKEN_VALUES, type View } from '@fathom/abyss/rules';
import { For, type JSX, Show } from 'solid-js';
import './abyss.css';

/** The whole score of a seat in a finished game; before that, without what others may not know. */
export function totalOf(view: View, seat: number): number {
  const tokens = view.players[seat].tokens.reduce((sum, count, i) => sum + count * TOKEN_VALUES[i], 0);
  return runningScore(view, seat).total + tokens;
}

/** How it ended: everybody's strongest lord, in the order of their points. */
export function Podium(props: { readonly view: View }): JSX.Element {
  const seats = () =>
    props.view.players.map((_, seat) => seat).sort((a, b) => totalOf(props.view, b) - totalOf(props.view, a));
  const strongest = (seat: number) => {
    const { lords, locations } = props.view.players[seat];
    return [...lords, ...locations.flatMap((holding) => holding.lords)].sort(
      (a, b) => LORDS[b].influence - LORDS[a].influence,
    )[0];
  };
  return (
    <ol class="abyss-podium" aria-hidden="true">
      <For each={seats()}>
        {(seat, i) => (
          <li data-first={i() === 0 ? '' : undefined}>
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
