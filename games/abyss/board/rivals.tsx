import { knownScore, LORDS } from '@fathom/abyss/rules';
import { at, type Seat } from '@fathom/kernel';
import { For, type JSX, Show } from 'solid-js';
import { AllyPicture, cardName } from './ally.tsx';
import { Avatar } from './avatar.tsx';
import { heldIn } from './council.tsx';
import { saysLines, saysScore, scoreOf } from './final.tsx';
import { Medal } from './glyphs.tsx';
import { guildSign, useLordLabel } from './lord.tsx';
import { Possessions } from './own.tsx';
import { type Play, usePlay } from './play.ts';
import { Portrait } from './portrait.tsx';
import { Powers } from './powers.tsx';
import { FigureBadge, Purse } from './purse.tsx';
import './rivals.css';

/** All others, in the order they play after you: a line each on a phone, else with their lords by name. */
export function Rivals(): JSX.Element {
  const play = usePlay();
  const title = () => (play.isMe(play.me()) ? play.words().rivals : play.words().others);
  return (
    <section
      class="abyss-rivals"
      data-region="rivals"
      data-tiles={play.phone() && play.rivals().length > 2 ? '' : undefined}
      aria-label={title()}
    >
      <Show when={!play.phone()}>
        <h2 class="f-title">{title()}</h2>
      </Show>
      <For each={play.rivals()}>
        {(seat) => (
          <Show when={play.phone()} fallback={<Rival seat={seat} />}>
            <RivalLine seat={seat} />
          </Show>
        )}
      </For>
    </section>
  );
}

function lordsOf(play: Play, seat: Seat): readonly number[] {
  const player = play.view().players[seat];
  return player ? [...player.lords, ...player.locations.flatMap(({ lords }) => lords)] : [];
}

const isOnTurn = (play: Play, seat: Seat): boolean => play.view().turn === seat && !play.view().over;

/** Touched, a rival is chosen if that is asked, else read about. */
function touch(play: Play, seat: Seat): void {
  const to = play.moveOf('seat', seat);
  if (to) play.act(to.move);
  else play.read({ kind: 'rival', seat });
}

function Rival(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const player = () => play.view().players[props.seat];
  const move = () => play.moveOf('seat', props.seat);
  const buried = () => player()?.locations.flatMap(({ lords }) => lords) ?? [];
  return (
    <article
      class="abyss-rival"
      data-rival={props.seat}
      data-seat={props.seat}
      data-turn={isOnTurn(play, props.seat) ? '' : undefined}
      aria-label={play.name(props.seat)}
    >
      <button
        type="button"
        class="abyss-rival-head"
        data-lit={move() ? '' : undefined}
        data-move={move()?.move}
        onClick={() => touch(play, props.seat)}
      >
        <span class="f-unseen">{words().more(play.name(props.seat))}. </span>
        <Avatar seat={props.seat} />
        <span class="abyss-rival-name">{play.name(props.seat)}</span>
        <FigureBadge seat={props.seat} short />
        <span class="abyss-rival-score">
          <span class="f-unseen">{saysScore(play, props.seat)}</span>
          <span aria-hidden="true">{words().number(scoreOf(play.view(), props.seat))}</span>
        </span>
      </button>
      <div class="abyss-rival-foot">
        <Purse seat={props.seat} short />
        <span class="abyss-rival-cards">{words().cards(player()?.handSize ?? 0)}</span>
        <span class="abyss-rival-count">{words().lordsCount(lordsOf(play, props.seat).length)}</span>
      </div>
      <Show when={lordsOf(play, props.seat).length > 0}>
        <ul class="abyss-rival-lords" data-place={`lords:${props.seat}`}>
          <For each={player()?.lords}>
            {(lord) => (
              <li>
                <RivalLord lord={lord} disabled={player()?.disabled.includes(lord) ?? false} />
              </li>
            )}
          </For>
          <For each={buried()}>
            {(lord) => (
              <li>
                <RivalLord lord={lord} buried />
              </li>
            )}
          </For>
        </ul>
      </Show>
    </article>
  );
}

/** A rival's lord by name, with what it can do as long as it can do it. */
function RivalLord(props: {
  readonly lord: number;
  readonly disabled?: boolean;
  readonly buried?: boolean;
}): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const label = useLordLabel();
  const card = () => at(LORDS, props.lord);
  const text = () => words().lords[card().key];
  const move = () => play.moveOf('own-lord', props.lord);
  const state = () => (props.disabled ? words().disabled : props.buried ? words().spentLord : '');
  const does = () => state() || (card().timing === 'none' ? '' : text().brief);
  return (
    <button
      type="button"
      class="abyss-rival-lord"
      data-look={`lord:${props.lord}`}
      data-guild={card().guild}
      data-idle={state() ? '' : undefined}
      data-lit={move() ? '' : undefined}
      data-move={move()?.move}
      onClick={() => {
        const to = move();
        if (to) play.act(to.move);
        else play.read({ kind: 'lord', lord: props.lord, where: 'rival' });
      }}
    >
      <span class="f-unseen">{[label(props.lord), state()].filter(Boolean).join(', ')}</span>
      <span class="abyss-rival-face" aria-hidden="true">
        <Portrait lord={props.lord} />
      </span>
      <span class="abyss-rival-words" aria-hidden="true">
        <span class="abyss-rival-lord-name">{text().name}</span>
        <Show when={does()}>
          <span class="abyss-rival-does">{does()}</span>
        </Show>
      </span>
      <span class="abyss-rival-worth" aria-hidden="true">
        {card().influence}
      </span>
    </button>
  );
}

/** On a phone: who, lords, means, points, always above the board. */
function RivalLine(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const player = () => play.view().players[props.seat];
  const lords = () => lordsOf(play, props.seat);
  const move = () => play.moveOf('seat', props.seat);
  const lit = () =>
    move() !== undefined || player()?.lords.some((lord) => play.moveOf('own-lord', lord) !== undefined) === true;
  return (
    <button
      type="button"
      class="abyss-rival-line"
      data-rival={props.seat}
      data-seat={props.seat}
      data-turn={isOnTurn(play, props.seat) ? '' : undefined}
      data-lit={lit() ? '' : undefined}
      data-move={move()?.move}
      onClick={() => touch(play, props.seat)}
    >
      <Avatar seat={props.seat} />
      <span class="abyss-rival-name">{play.name(props.seat)}</span>
      <FigureBadge seat={props.seat} short />
      <span class="f-unseen">{words().lordsCount(lords().length)}</span>
      <span class="abyss-line-lords" data-many={lords().length > 3 ? '' : undefined} aria-hidden="true">
        <For each={lords()}>{(lord) => <Medal of={guildSign(lord)} />}</For>
      </span>
      <Purse seat={props.seat} short />
      <span class="abyss-line-cards">
        <svg viewBox="0 0 14 14" aria-hidden="true">
          <path d="M2 3.5H8.5V12.5H2ZM5 3.5V1.5H11.5V10.5H8.5" />
        </svg>
        <span aria-hidden="true">{player()?.handSize ?? 0}</span>
        <span class="f-unseen">{words().cards(player()?.handSize ?? 0)}</span>
      </span>
      <span class="abyss-rival-score">
        <span class="f-unseen">{saysScore(play, props.seat)}</span>
        <span aria-hidden="true">{words().number(scoreOf(play.view(), props.seat))}</span>
      </span>
    </button>
  );
}

/** A rival's whole side of the table. */
export function RivalDetails(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  return (
    <div class="abyss-sheet abyss-rival-details">
      <div class="abyss-own-head">
        <p class="f-second">{saysScore(play, props.seat)}</p>
        <FigureBadge seat={props.seat} />
        <Purse seat={props.seat} />
      </div>
      <p class="f-second">{saysLines(play, knownScore(play.view(), props.seat).lines)}</p>
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
        when={play.view().options.openMemory || play.view().over || play.isMe(props.seat)}
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
