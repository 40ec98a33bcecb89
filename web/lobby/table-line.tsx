import type { TableCard } from '@fathom/wire';
import { For, type JSX, Show } from 'solid-js';
import { createMindWords } from '../minds/words.ts';
import { namesOf } from '../shelf/catalogue.ts';
import { onlineWords } from '../words/online.ts';
import { GamePorthole } from './picture.tsx';
import { createAbout, freeSeats, mySeat, placeName, tableName } from './places.ts';

/** What one is offered to do with a table. */
export type Offer = 'sit' | 'look' | 'again' | 'goOn';

/** A table in a list: its game and options, who sits there, how fast it goes, and the way to it. */
export function TableLine(props: { readonly card: TableCard; readonly offer: Offer }): JSX.Element {
  const about = createAbout(() => props.card);
  const minds = createMindWords(props.card.game);
  const game = () => namesOf(props.card.game).name;
  const isMine = () => props.card.turn !== null && props.card.turn === mySeat(props.card);
  const standing = () => {
    const { stage, ending, turn, places } = props.card;
    if (stage === 'over') return onlineWords().lobby.ended[ending ?? 'played'];
    if (stage === 'sealing') return onlineWords().lobby.sealing;
    if (stage === 'gathering') return onlineWords().lobby.gathering(freeSeats(props.card).length);
    if (turn === null) return '';
    return isMine() ? onlineWords().lobby.yourTurn : onlineWords().lobby.turnOf(placeName(places, turn, minds()));
  };
  const label = () => {
    const words = onlineWords().lobby;
    const way = { sit: words.sitAt, look: words.lookAt, again: words.againAt, goOn: words.goOnAt }[props.offer];
    return way(tableName(props.card), game());
  };
  return (
    <li class="table-line" data-turn={isMine() ? '' : undefined}>
      <GamePorthole game={props.card.game} />
      <div class="table-words">
        <h3>
          {game()}
          <span class="whose-table">{tableName(props.card)}</span>
        </h3>
        <p class="f-second">{[about(), onlineWords().pace(props.card.pace)].filter(Boolean).join(' · ')}</p>
        <ul class="sitting">
          <For each={props.card.places}>
            {(place, seat) => (
              <li data-kind={place.kind} data-turn={props.card.turn === seat() ? '' : undefined}>
                {placeName(props.card.places, seat(), minds())}
              </li>
            )}
          </For>
        </ul>
      </div>
      <div class="table-way">
        <p class="standing" data-turn={isMine() ? '' : undefined}>
          {standing()}
        </p>
        <a class="f-button" href={`/t/${props.card.id}`} aria-label={label()}>
          {onlineWords().lobby[props.offer]}
        </a>
      </div>
    </li>
  );
}

export function TableList(props: {
  readonly cards: readonly TableCard[];
  readonly offer: Offer;
  readonly empty?: string;
}): JSX.Element {
  return (
    <Show when={props.cards.length > 0} fallback={<p class="f-second none">{props.empty}</p>}>
      <ul class="table-lines">
        <For each={props.cards}>{(card) => <TableLine card={card} offer={props.offer} />}</For>
      </ul>
    </Show>
  );
}
