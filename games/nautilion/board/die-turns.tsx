import { Die } from '@fathom/board';
import type { SeatMove } from '@fathom/nautilion/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { noted } from './choices.ts';
import { usePlay } from './play.ts';
import { BackTile, Cancel } from './tile.tsx';

/** A die to turn, and the faces it may be turned to. */
export function DieTurns(props: {
  readonly moves: readonly (SeatMove & { readonly die: number; readonly to: number })[];
  readonly back?: boolean;
}): JSX.Element {
  const play = usePlay();
  const dice = createMemo(() => [...new Set(props.moves.map(({ die }) => die))]);
  return (
    <div class="naut-tiles naut-die-turns">
      <For each={dice()}>
        {(die) => (
          <div class="naut-die-turn">
            <span class="naut-tile-die">
              <Die face={die} />
            </span>
            <span class="naut-die-arrow" aria-hidden="true">
              →
            </span>
            <For each={props.moves.filter((move) => move.die === die)}>
              {(move) => (
                <button
                  type="button"
                  class="naut-die-face"
                  data-lit=""
                  data-move={noted(move)}
                  aria-label={play.asked().dieTo(move.die, move.to)}
                  onClick={() => play.act(move)}
                >
                  <Die face={move.to} />
                </button>
              )}
            </For>
          </div>
        )}
      </For>
      <Show when={props.back} fallback={<Cancel />}>
        <BackTile />
      </Show>
    </div>
  );
}
