import { allyPoints, lordPoints } from '@fathom/abyss/rules';
import type { Seat } from '@fathom/kernel';
import { For, type JSX, Show } from 'solid-js';
import { AllyPicture, cardName } from './ally.tsx';
import { saysScore, scoreOf } from './final.tsx';
import { Medal } from './glyphs.tsx';
import { guildSign } from './lord.tsx';
import { FigureBadge, Possessions, Powers, Purse } from './own.tsx';
import { usePlay } from './play.ts';
import { heldIn } from './table-middle.tsx';
import './rivals.css';

/** All others, in the order they play after you. */
export function Rivals(): JSX.Element {
  const play = usePlay();
  return (
    <section class="abyss-rivals" data-region="rivals" aria-label={play.words().rivals}>
      <h2 class="f-title">{play.words().rivals}</h2>
      <For each={play.rivals()}>{(seat) => <Rival seat={seat} />}</For>
    </section>
  );
}

export function lordsOf(play: ReturnType<typeof usePlay>, seat: Seat): readonly number[] {
  const player = play.view().players[seat];
  return player ? [...player.lords, ...player.locations.flatMap(({ lords }) => lords)] : [];
}

function Rival(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const player = () => play.view().players[props.seat];
  const move = () => play.moveOf('seat', props.seat);
  const lit = () => {
    const lords = player()?.lords ?? [];
    return move() !== undefined || lords.some((lord) => play.moveOf('own-lord', lord) !== undefined);
  };
  return (
    <button
      type="button"
      class="abyss-rival"
      data-rival={props.seat}
      data-seat={props.seat}
      data-turn={play.view().turn === props.seat && !play.view().over ? '' : undefined}
      data-lit={lit() ? '' : undefined}
      data-move={move()?.move}
      onClick={() => {
        const to = move();
        if (to) play.act(to.move);
        else play.read({ kind: 'rival', seat: props.seat });
      }}
    >
      <span class="f-unseen">{words().more(play.name(props.seat))}. </span>
      <span class="abyss-rival-head">
        <span class="abyss-avatar" aria-hidden="true">
          {play.name(props.seat).charAt(0).toUpperCase()}
        </span>
        <span class="abyss-rival-name">{play.name(props.seat)}</span>
        <FigureBadge seat={props.seat} />
        <span class="abyss-rival-score">
          <span class="f-unseen">{saysScore(play, props.seat)}</span>
          <span aria-hidden="true">{scoreOf(play.view(), props.seat)}</span>
        </span>
      </span>
      <span class="abyss-rival-lords">
        <For each={lordsOf(play, props.seat)}>{(lord) => <Medal of={guildSign(lord)} />}</For>
        <span class="abyss-rival-count">{words().lordsCount(lordsOf(play, props.seat).length)}</span>
      </span>
      <span class="abyss-rival-foot">
        <Purse seat={props.seat} short />
        <span class="abyss-rival-cards">{words().cards(player()?.handSize ?? 0)}</span>
      </span>
    </button>
  );
}

/** A rival's whole side of the table. */
export function RivalDetails(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const player = () => play.view().players[props.seat];
  return (
    <div class="abyss-sheet abyss-rival-details">
      <div class="abyss-own-head">
        <p class="f-second">{saysScore(play, props.seat)}</p>
        <FigureBadge seat={props.seat} />
        <Purse seat={props.seat} />
      </div>
      <Show when={player()}>
        {(rival) => (
          <p class="f-second">
            {words().items.lords} {lordPoints(rival())} · {words().items.allies} {allyPoints(rival())}
          </p>
        )}
      </Show>
      <Possessions seat={props.seat} small />
      <Powers seat={props.seat} />
      <HandContents seat={props.seat} />
    </div>
  );
}

/** What somebody holds: open to all, unless the game is played from memory. */
export function HandContents(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const player = () => play.view().players[props.seat];
  return (
    <section>
      <h3 class="abyss-sheet-title">
        {words().handOf(play.name(props.seat))} · {words().cards(player()?.handSize ?? 0)}
      </h3>
      <Show
        when={play.view().options.openMemory || props.seat === play.me()}
        fallback={<p class="f-second">{words().contentsHidden}</p>}
      >
        <Pile cards={heldIn(player()?.hand ?? [])} />
      </Show>
    </section>
  );
}

export function Pile(props: { readonly cards: readonly number[] }): JSX.Element {
  const play = usePlay();
  return (
    <div class="abyss-pile">
      <For each={props.cards} fallback={<p class="f-second">{play.words().nothing}</p>}>
        {(card) => (
          <span role="img" aria-label={play.words().card(cardName(card))}>
            <AllyPicture card={card} />
          </span>
        )}
      </For>
    </div>
  );
}
