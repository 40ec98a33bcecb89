import type { Tableau } from '@fathom/board';
import { at } from '@fathom/kernel';
import { BonusToken, FamilyPicture, ObjectCard, PortholePicture } from '@fathom/nautilus-island/board/pictures';
import { tintOf } from '@fathom/nautilus-island/board/tints';
import type { Token, View } from '@fathom/nautilus-island/rules';
import type { Language } from '@fathom/words';
import { type Component, For, type JSX } from 'solid-js';
import { type Lot, lotsOf, type Place, placesFor } from './tableau-plan.ts';

type Marks = { readonly [token in Token]: string };

const marksIn: { readonly [language in Language]: () => Promise<Marks> } = {
  en: async () => (await import('@fathom/nautilus-island/words/board-en')).boardEn.mark,
  fr: async () => (await import('@fathom/nautilus-island/words/board-fr')).boardFr.mark,
};

/** A castaway's sets and treasures as the game left them. */
export async function tableauIn(language: Language): Promise<Component<Tableau>> {
  const marks = await marksIn[language]();
  return (props) => {
    const lots = lotsOf(props.view as View, props.seat);
    const places = placesFor(lots, props.width, props.height);
    return (
      <svg viewBox={`0 0 ${props.width} ${props.height}`} aria-hidden="true">
        <For each={lots}>{(lot, i) => <LotPicture lot={lot} place={at(places, i())} marks={marks} />}</For>
      </svg>
    );
  };
}

function LotPicture(props: { readonly lot: Lot; readonly place: Place; readonly marks: Marks }): JSX.Element {
  const { lot, place, marks } = props;
  const { light, dark } = tintOf[lot.colour];
  const middle = place.height / 2;
  const roundTop = middle - place.round / 2;
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <rect width={place.width} height={place.height} rx="10" fill="#081E33" stroke={dark} stroke-width="1.5" />
      <rect width="5" height={place.height} rx="2.5" fill={light} />
      {place.hasSign && (
        <svg aria-hidden="true" x="12" y={middle - 13} width="26" height="26">
          <FamilyPicture colour={lot.colour} />
        </svg>
      )}
      <text class="numeral" x={place.hasSign ? 40 : 12} y={middle + 7} font-size="21" fill={light}>
        ×{lot.cards.length}
      </text>
      <For each={lot.cards}>
        {(card, i) => (
          <svg
            aria-hidden="true"
            x={at(place.cards, i())}
            y={middle - place.card.height / 2}
            width={place.card.width}
            height={place.card.height}
          >
            <ObjectCard card={card} shape="small" />
          </svg>
        )}
      </For>
      <For each={lot.tokens}>
        {(token, i) => (
          <svg aria-hidden="true" x={at(place.rounds, i())} y={roundTop} width={place.round} height={place.round}>
            <BonusToken mark={marks[token]} />
          </svg>
        )}
      </For>
      {lot.porthole !== null && (
        <svg
          aria-hidden="true"
          x={at(place.rounds, place.rounds.length - 1)}
          y={roundTop}
          width={place.round}
          height={place.round}
        >
          <PortholePicture points={lot.porthole} />
        </svg>
      )}
      <text class="numeral" x={place.width - 12} y={middle + 10} text-anchor="end" font-size="30" fill="#F6E2B0">
        {lot.points}
      </text>
    </g>
  );
}
