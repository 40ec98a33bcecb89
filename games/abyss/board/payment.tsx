import {
  bringsFigure,
  CARD_NAMES,
  type Card,
  LORDS,
  type LordFor,
  type Move,
  type Payment,
  paymentFault,
  payRow,
  VALUE_OF,
} from '@fathom/abyss/rules';
import { at } from '@fathom/kernel';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { AllyPicture, cardName } from './ally.tsx';
import { missing, PaymentSigns, raceName } from './lord.tsx';
import { usePlay } from './play.ts';
import './payment.css';

/** Whether the two ways of paying are the same. */
const same = (a: Payment | null, b: Payment | null): boolean =>
  a !== null &&
  b !== null &&
  a.pearls === b.pearls &&
  a.nebulis === b.nebulis &&
  a.cards.length === b.cards.length &&
  a.cards.every((card, i) => card === b.cards[i]);

/** Ways to pay for a lord: suggested ones first, then cards of one's own choosing, in any order. */
export function Payments(props: { readonly standing: LordFor; readonly onPaid: () => void }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const send = (row: readonly Move[]) => {
    props.onPaid();
    play.act(...row);
  };
  const suggested = () => {
    const { cheapest, affiliateHighest } = props.standing;
    if (!cheapest) return [];
    if (!affiliateHighest || same(cheapest, affiliateHighest)) return [[words().onlyWay, cheapest] as const];
    return [[words().cheapest, cheapest] as const, [words().affiliateHighest, affiliateHighest] as const];
  };
  return (
    <section class="abyss-payments">
      <h3 class="abyss-sheet-title">{words().payHeading}</h3>
      <For each={suggested()}>
        {([title, payment], i) => {
          const row = () =>
            payRow(play.props.view, payment.cards, payment.pearls, payment.nebulis, props.standing.lord);
          return (
            <Show when={row()}>
              {(moves) => (
                <button
                  type="button"
                  class="abyss-suggestion"
                  data-lit=""
                  data-first={i() === 0 ? '' : undefined}
                  data-move={moves()[0]}
                  data-row={moves().join(' ')}
                  onClick={() => send(moves())}
                >
                  <span class="abyss-suggestion-title">{title}</span>
                  <span class="f-unseen">, {describe(payment)}</span>
                  <PaymentSigns payment={payment} />
                  <span class="abyss-suggestion-text" aria-hidden="true">
                    {outcome(payment)}
                  </span>
                </button>
              )}
            </Show>
          );
        }}
      </For>
      <FreeChoice standing={props.standing} onPay={send} />
    </section>
  );

  function outcome(payment: Payment): string {
    const parts = [
      payment.affiliated >= 0 ? words().affiliates(words().card(cardName(payment.affiliated))) : words().affiliatesNone,
    ];
    if (payment.brings > 0)
      parts.push(words().bringsNebulis(payment.brings, bringsFigure(play.props.view, play.me(), payment)));
    return parts.join(', ');
  }

  function describe(payment: Payment): string {
    const cards = payment.cards.map((card) => words().card(cardName(card)));
    const coins = words().money(payment.pearls, payment.nebulis);
    return `${words().list([...cards, ...(coins ? [coins] : [])])}, ${outcome(payment)}`;
  }
}

function FreeChoice(props: {
  readonly standing: LordFor;
  readonly onPay: (row: readonly Move[]) => void;
}): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const [picked, setPicked] = createSignal<readonly Card[]>([]);
  const hand = () => play.view().players[play.me()]?.hand ?? [];
  const kinds = createMemo(() => hand().flatMap((count, card) => (count > 0 ? [card] : [])));
  const times = (card: Card) => picked().filter((one) => one === card).length;
  const sum = () => picked().reduce((total, card) => total + (VALUE_OF[card] ?? 0), 0);
  const short = () => Math.max(0, props.standing.cost - sum());
  const touch = (card: Card) => {
    const now = times(card);
    const most = hand()[card] ?? 0;
    const others = picked().filter((one) => one !== card);
    setPicked(now < most ? [...picked(), card] : others);
  };
  const rows = createMemo(() =>
    [0, 1, 2].flatMap((nebulis) => {
      const pearls = short() - nebulis;
      if (pearls < 0 || picked().length === 0) return [];
      const row = payRow(play.props.view, picked(), pearls, nebulis, props.standing.lord);
      return row ? [{ row, pearls, nebulis }] : [];
    }),
  );
  const wrong = () => {
    const fault = paymentFault(play.view(), play.me(), props.standing.lord, picked());
    if (!fault) return '';
    switch (fault.what) {
      case 'none':
        return words().wrong.none;
      case 'superfluous':
        return words().wrong.superfluous;
      case 'named':
        return words().wrong.named(words().races[raceName(props.standing.named)].one);
      default:
        return words().wrong[fault.what](fault.count);
    }
  };
  return (
    <div class="abyss-free-choice">
      <h3 class="abyss-sheet-title">{words().freeChoice}</h3>
      <div class="abyss-free-cards" data-region="hand">
        <For each={kinds()}>
          {(card) => (
            <button
              type="button"
              class="abyss-free-card"
              data-pick=""
              data-spend={CARD_NAMES[card]}
              aria-pressed={times(card) > 0}
              onClick={() => touch(card)}
            >
              <span class="f-unseen">{words().copies(words().card(cardName(card)), hand()[card] ?? 0)}</span>
              <AllyPicture card={card} />
              <Show when={(hand()[card] ?? 0) > 1 || times(card) > 1}>
                <span class="abyss-hand-count" aria-hidden="true">
                  {times(card)}/{hand()[card]}
                </span>
              </Show>
            </button>
          )}
        </For>
      </div>
      <p class="abyss-free-sum" aria-live="polite">
        <strong>{words().picked(sum(), props.standing.cost)}</strong> <Show when={rows().length === 0}>{wrong()}</Show>
      </p>
      <div class="abyss-free-pay">
        <For each={rows()}>
          {({ row, pearls, nebulis }) => (
            <button
              type="button"
              class="f-button primary"
              data-lit=""
              data-move={row[0]}
              data-row={row.join(' ')}
              onClick={() => props.onPay(row)}
            >
              {words().payWith(pearls, nebulis)}
            </button>
          )}
        </For>
      </div>
    </div>
  );
}

/** Why a lord is out of reach, in words, with the rule one touch away. */
export function OutOfReach(props: { readonly standing: LordFor }): JSX.Element {
  const play = usePlay();
  return (
    <p class="abyss-out-of-reach">
      {missing(play, props.standing)}
      <Show when={play.frame()?.at === 'action'}>
        <button
          type="button"
          class="f-button"
          onClick={() => {
            play.read(null);
            play.ask(`recruit:${at(LORDS, props.standing.lord).key}`);
          }}
        >
          {play.words().why}
        </button>
      </Show>
    </p>
  );
}
