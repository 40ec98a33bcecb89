import { occupied, type SeatMove, type Token } from '@fathom/nautilion/rules';
import { For, type JSX, Show } from 'solid-js';
import { noted } from './choices.ts';
import { usePlay } from './play.ts';
import { Tile } from './tile.tsx';
import { GroupSign, groupOf, TokenPicture } from './token.tsx';

/** Where a token goes: what is possible, and what is not yet and why. */
export function Placing(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const asked = () => play.asked();
  const token = (): Token => {
    const frame = play.frame();
    return frame?.at === 'place' ? frame.token : 'blank';
  };
  const cabins = () => [...play.choices().cabins];
  const barred = (): SeatMove | undefined => {
    const crew = Number(token());
    if (!(crew >= 1) || play.choices().cabins.has(crew)) return undefined;
    return { do: 'place', to: 'aboard', token: token(), cabin: crew };
  };
  const reason = () => (occupied(play.view().cabins) & (1 << Number(token())) ? asked().cabinTaken : asked().noDuct);
  const aboard = (cabin: number, move: SeatMove) => (
    <Tile move={move} token={token()} title={asked().toCabin(cabin)} text={asked().toCabinText} tone="gain" first />
  );
  return (
    <>
      <TokenPicture class="naut-placing-token" face={token()} />
      <Show when={cabins().length > 2} fallback={<For each={cabins()}>{([cabin, move]) => aboard(cabin, move)}</For>}>
        <div class="naut-chips">
          <For each={cabins()}>{([cabin, move]) => <CabinChip cabin={cabin} move={move} />}</For>
        </div>
      </Show>
      <For each={[...play.choices().mages]}>
        {([mage, move]) => (
          <Tile move={move} token={mage} title={asked().toMages} text={asked().toMagesText(mage)} tone="gain" />
        )}
      </For>
      <Show when={play.choices().toReserve}>
        {(move) => (
          <Tile move={move()} token="blank" title={words().toReserve} text={asked().toReserveText} tone="gain" />
        )}
      </Show>
      <Show when={barred()}>
        {(move) => (
          <button type="button" class="f-answer naut-tile barred" onClick={() => play.touch(move())}>
            <svg class="naut-tile-token" viewBox="-24 -24 48 48" aria-hidden="true">
              <circle r="20" fill="#140503" stroke="#FF8A6B" stroke-width="2" />
              <path d="M-7 -7L7 7M7 -7L-7 7" stroke="#FFC2AF" stroke-width="3" stroke-linecap="round" />
            </svg>
            <span class="naut-tile-words">
              <span class="naut-tile-title">{asked().toCabin(Number(token()))}</span>
              <span class="naut-tile-text">{reason()}</span>
            </span>
          </button>
        )}
      </Show>
    </>
  );
}

/** One of many cabins, drawn as in the submarine: a mercenary goes where it likes. */
function CabinChip(props: { readonly cabin: number; readonly move: SeatMove }): JSX.Element {
  const play = usePlay();
  return (
    <button
      type="button"
      class="naut-chip"
      data-lit=""
      data-move={noted(props.move)}
      aria-label={play.asked().toCabin(props.cabin)}
      onClick={() => play.act(props.move)}
    >
      <svg viewBox="-28 -28 56 56" aria-hidden="true">
        <circle class="naut-cabin reachable" r="26" />
        <text class="naut-token-numeral naut-cabin-number reachable" y="6">
          {props.cabin}
        </text>
        <g transform="translate(0 15)">
          <GroupSign group={groupOf(props.cabin)} size={3.6} color="#9DB3BC" />
        </g>
      </svg>
    </button>
  );
}
