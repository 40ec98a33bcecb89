import { Sheet } from '@fathom/board';
import { type HeroicCard, payersFor, type SeatMove } from '@fathom/nautilion/rules';
import { cardText } from '@fathom/nautilion/words/card-text';
import type { JSX } from 'solid-js';
import { noted } from './choices.ts';
import { usePlay } from './play.ts';

/** A Heroic card held close: what it does and what it costs, before it is played. */
export function OpenCard(props: {
  readonly card: HeroicCard;
  readonly move: SeatMove;
  readonly onClose: () => void;
  readonly onPlayed: () => void;
}): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  return (
    <Sheet title={words().capital(words().cards[props.card])} close={words().close} onClose={props.onClose}>
      <div class="doubt naut-open-card">
        <p class="naut-open-card-text">{cardText(play.asked(), props.card, play.view().charter.houseCards)}</p>
        <p class="naut-open-card-price">{play.asked().heroicPrice(payersFor(play.view(), props.card))}</p>
        <div class="naut-tiles">
          <button
            type="button"
            class="f-button lit"
            data-lit=""
            data-move={noted(props.move)}
            onClick={() => {
              play.act(props.move, true);
              props.onPlayed();
            }}
          >
            {play.asked().playCard}
          </button>
          <button type="button" class="f-button" data-lit="" onClick={() => props.onClose()}>
            {play.asked().cancel}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
