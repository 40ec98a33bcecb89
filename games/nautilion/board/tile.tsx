import { Die } from '@fathom/board';
import type { SeatMove, Token } from '@fathom/nautilion/rules';
import { For, type JSX, Show } from 'solid-js';
import { cancelOf } from './cancel.ts';
import { noted } from './choices.ts';
import { usePlay } from './play.ts';
import { TokenPicture } from './token.tsx';

/** One possible answer: a token or a die, what it is called, and what it means. */
export function Tile(props: {
  readonly move: SeatMove;
  readonly title: string;
  /** How many there are of it. */
  readonly count?: number | undefined;
  readonly text?: string | undefined;
  readonly token?: Token | undefined;
  readonly die?: number | undefined;
  readonly tone?: 'gain' | 'loss' | undefined;
  readonly sure?: boolean | undefined;
  readonly first?: boolean | undefined;
  /** One of many: the token with its name below. */
  readonly small?: boolean | undefined;
}): JSX.Element {
  const play = usePlay();
  return (
    <button
      type="button"
      class={`f-answer naut-tile ${props.small ? 'small' : ''} ${props.tone ?? ''}`}
      data-lit=""
      data-first={props.first ? '' : undefined}
      data-move={noted(props.move)}
      onClick={() => play.act(props.move, props.sure)}
    >
      <Show when={props.token}>{(token) => <TokenPicture class="naut-tile-token" face={token()} />}</Show>
      <Show when={props.die}>
        {(die) => (
          <span class="naut-tile-die">
            <Die face={die()} />
          </span>
        )}
      </Show>
      <span class="naut-tile-words">
        <span class="naut-tile-title">
          <span class="naut-tile-name">{props.title}</span>
          <Show when={(props.count ?? 1) > 1}> × {props.count}</Show>
        </span>
        <Show when={props.text}>
          <span class="naut-tile-text">{props.text}</span>
        </Show>
      </span>
    </button>
  );
}

export function BackTile(): JSX.Element {
  const play = usePlay();
  return (
    <button
      type="button"
      class="f-button"
      data-lit=""
      onClick={() => {
        play.setMode(null);
        play.setDoubt(null);
      }}
    >
      {play.words().back}
    </button>
  );
}

/** The way out of a choice of several steps. */
export function Cancel(): JSX.Element {
  const play = usePlay();
  return (
    <Show when={cancelOf(play)}>
      {(cancel) => (
        <button type="button" class="f-button naut-cancel" data-lit="" onClick={() => cancel()()}>
          {play.asked().cancel}
        </button>
      )}
    </Show>
  );
}

/** Every move by its name. */
export function Others(): JSX.Element {
  const play = usePlay();
  return <For each={play.choices().all}>{(move) => <Tile move={move} title={play.moveName(move)} small />}</For>;
}
