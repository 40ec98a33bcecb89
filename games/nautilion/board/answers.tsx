import { createMedia } from '@fathom/board';
import { kindOf, type Token, tokenOf } from '@fathom/nautilion/rules';
import { cardText } from '@fathom/nautilion/words/card-text';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { Placing } from './placing.tsx';
import { usePlay } from './play.ts';
import { Cancel, Others, Tile } from './tile.tsx';
import { TokenPicture } from './token.tsx';
import { typePlaces } from './typed-place.ts';

/** Every other question: its answers as tiles, next to the lit pieces on the board. */
export function Answers(): JSX.Element {
  const play = usePlay();
  const frame = () => play.frame();
  const words = () => play.words();
  const asked = () => play.asked();
  const choices = () => play.choices();
  // On the lowest phones even three would cover mages and reserve.
  const low = createMedia('(max-width: 599px) and (max-height: 690px)');
  // Also a wide screen is slim for large letters.
  const slim = createMedia('(max-width: 599px), (max-width: 47em)');
  const flat = createMedia('(min-width: 600px) and (max-height: 520px)');
  const many = () => choices().all.length > (low() ? 2 : flat() ? 3 : 4);
  const givesUp = () => frame()?.at === 'lose' || frame()?.at === 'pay' || frame()?.at === 'sacrifice';
  // Many tokens share a few lines without their names, which are on their faces.
  const dense = () =>
    choices().all.length > (low() ? 4 : flat() ? 6 : slim() || !play.compact() ? 8 : 99) &&
    (givesUp() || choices().discard.size > 4);
  const named = (token: Token) => words().capital(words().plain(token));
  return (
    <div class={`naut-tiles${dense() ? ' dense' : ''}${choices().enough ? ' ends' : ''}`}>
      <Switch fallback={<Others />}>
        <Match when={frame()?.at === 'place'}>
          <Placing />
        </Match>
        <Match when={givesUp()}>
          <For each={[...choices().reserve]}>
            {([token, move]) => (
              <Tile
                move={move}
                token={token}
                small={many()}
                title={named(token)}
                count={play.view().reserve[kindOf(token)]}
                text={asked().fromReserveText}
              />
            )}
          </For>
          <For each={[...choices().cabins]}>
            {([cabin, move]) => (
              <Tile
                move={move}
                token={tokenOf(play.view().cabins[cabin] ?? 0)}
                title={named(tokenOf(play.view().cabins[cabin] ?? 0))}
                text={asked().fromAboardText(cabin)}
                small={many()}
                tone="loss"
              />
            )}
          </For>
          <For each={[...choices().mages]}>
            {([token, move]) => (
              <Tile
                move={move}
                token={token}
                title={named(token)}
                text={asked().fromMagesText}
                small={many()}
                tone="loss"
              />
            )}
          </For>
        </Match>
        <Match when={choices().discard.size > 0}>
          <For each={[...choices().discard]}>
            {([token, move]) => (
              <Tile
                move={move}
                token={token}
                small={many()}
                title={named(token)}
                count={play.view().discard[kindOf(token)]}
              />
            )}
          </For>
          <Show when={choices().enough}>{(move) => <Tile move={move()} title={asked().enough} />}</Show>
        </Match>
        <Match when={choices().keep.length > 0}>
          <For each={choices().keep}>
            {(move) => (
              <Tile move={move} token={tokenOf(move.crew[0] ?? 1)} title={asked().keepCrew(move.crew)} tone="loss" />
            )}
          </For>
        </Match>
        <Match when={choices().start.length > 0}>
          <For each={choices().start}>
            {(move) => (
              <Tile
                move={move}
                title={asked().startWith(play.props.name(move.seat))}
                text={words().admiral(play.view().lowAdmiral === move.seat)}
              />
            )}
          </For>
        </Match>
        <Match when={frame()?.at === 'dismiss'}>
          <For each={[...choices().cards]}>
            {([card, move]) => (
              <Tile
                move={move}
                title={words().capital(words().cards[card])}
                text={cardText(asked(), card, play.view().charter.houseCards)}
                tone="loss"
              />
            )}
          </For>
        </Match>
        <Match when={play.asksPath()}>
          <OnPath />
        </Match>
      </Switch>
      <Cancel />
    </div>
  );
}

/** The answer lies on the path itself. */
function OnPath(): JSX.Element {
  const play = usePlay();
  const token = (): Token | undefined => {
    const frame = play.frame();
    if (frame?.at === 'insert') return frame.token;
    if (frame?.at !== 'swap-with') return undefined;
    const kind = play.view().path[play.view().spots.indexOf(frame.first)] ?? 0;
    return kind > 0 ? tokenOf(kind) : undefined;
  };
  typePlaces(play);
  return (
    <span class="naut-on-path" data-about="ask">
      <Show when={token()}>{(face) => <TokenPicture class="naut-placing-token" face={face()} />}</Show>
    </span>
  );
}
