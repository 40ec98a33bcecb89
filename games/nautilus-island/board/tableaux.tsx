import type { Seat } from '@fathom/kernel';
import { at } from '@fathom/kernel';
import { handOf, setsOf } from '@fathom/nautilus-island/rules';
import { For, type JSX, Show } from 'solid-js';
import { CastawayFigure, ObjectCard } from './pictures.tsx';
import { usePlay } from './play.ts';
import { resultOf } from './result.ts';
import { rivalsOf } from './rivals.tsx';
import { saysOfSet } from './set-words.ts';
import { pointsOf, SetTokens } from './sets.tsx';
import { seatLook, tintOf } from './tints.ts';
import './tableaux.css';

/** Once the game is over: what everybody has laid down and what was left in their hands, the winner first. */
export function Tableaux(): JSX.Element {
  const play = usePlay();
  const result = () => resultOf(play.view());
  const seats = () =>
    play
      .view()
      .castaways.map((_, seat) => seat)
      .sort((a, b) => at(result().ranks, a) - at(result().ranks, b));
  return (
    <div class="isle-tableaux">
      <For each={seats()}>
        {(seat) => <Tableau seat={seat} points={play.words().points(result().scores?.[seat] ?? 0)} />}
      </For>
    </div>
  );
}

/** For whoever looks on, who has no hand: what everybody has laid down, and what everybody has seen of their hands. */
export function Camps(): JSX.Element {
  const play = usePlay();
  return (
    <div class="isle-tableaux">
      <For each={rivalsOf(play.view().seats, null)}>
        {(seat) => <Tableau seat={seat} points={play.words().rivalPoints(pointsOf(play.view(), seat))} />}
      </For>
    </div>
  );
}

function Tableau(props: { readonly seat: Seat; readonly points: string }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const sets = () => setsOf(play.view(), props.seat);
  const hand = () => handOf(play.view(), props.seat);
  const left = () =>
    hand().colours.flatMap(({ cards }) =>
      cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card)),
    );
  return (
    <article
      class="isle-tableau"
      data-tableau={props.seat}
      aria-label={play.props.name(props.seat)}
      style={{ 'border-color': `color-mix(in srgb, ${seatLook(props.seat).tint} 55%, transparent)` }}
    >
      <header data-place={`hand:${props.seat}`}>
        <CastawayFigure seat={props.seat} />
        <h3 class="f-title">{play.props.name(props.seat)}</h3>
        <p>{props.points}</p>
      </header>
      <ul class="isle-tableau-sets" aria-label={words().setsOf(play.props.name(props.seat))}>
        <For each={sets()} fallback={<li class="f-second">{words().rivalNoSets}</li>}>
          {(set) => (
            <li
              data-place={`set:${props.seat}:${set.colour}`}
              data-says={`set:${props.seat}:${set.colour}`}
              style={{ 'border-color': tintOf[set.colour].light }}
            >
              <span class="f-unseen">{saysOfSet(words(), set)}</span>
              <span class="isle-tableau-cards" aria-hidden="true">
                <For each={set.cards}>{(card) => <ObjectCard card={card} shape="small" />}</For>
              </span>
              <span aria-hidden="true">
                <SetTokens set={set} />
              </span>
              <span class="f-numeral" aria-hidden="true">
                {set.points}
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={hand().count > 0}>
        <p class="f-second">
          {words().handOf(play.props.name(props.seat))} · {words().handCount(hand().count)}
        </p>
        <p class="isle-tableau-cards">
          <span class="f-unseen">{words().cardList(left())}</span>
          <For each={left()}>{(card) => <ObjectCard card={card} shape="small" />}</For>
          <Show when={hand().unseen > 0}>
            <span class="f-second">{words().unknownCards(hand().unseen)}</span>
          </Show>
        </p>
      </Show>
    </article>
  );
}
