import { type Card, handLimit, handSummary, KRAKEN_RACE, RACE_OF, RACES } from '@fathom/abyss/rules';
import { createKept } from '@fathom/board';
import { For, type JSX, Show } from 'solid-js';
import { AllyPicture, cardName } from './ally.tsx';
import { SignPicture } from './glyphs.tsx';
import { raceName } from './lord.tsx';
import { usePlay } from './play.ts';
import { RACE_SIGNS } from './tints.ts';
import './hand.css';

/** One's hand, fanned by race, with sum and count of each. */
export function Hand(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const summary = () => handSummary(play.view(), play.me());
  const hand = () => play.view().players[play.me()]?.hand ?? [];
  const heaps = createKept(() => [...summary().races, ...(play.view().options.kraken ? [summary().krakens] : [])]);
  const kinds = (race: number): Card[] =>
    hand()
      .flatMap((count, card) => (count > 0 && RACE_OF[card] === race ? [card] : []))
      .reverse();
  const held = () => summary().races.filter(({ count }) => count > 0).length + (summary().krakens.count > 0 ? 1 : 0);
  const title = () => (play.isYou(play.me()) ? words().hand : words().handOf(play.name(play.me())));
  /** Where hands are kept in memory, whoever looks on is not shown more than those who play. */
  const isOpen = () => play.isMe(play.me()) || play.view().options.openMemory;
  const limit = () => handLimit(play.view(), play.me());
  const raceWord = (race: number) => words().races[race === KRAKEN_RACE ? 'kraken' : (RACES[race] ?? 'crab')].many;
  return (
    <section class="abyss-hand" data-region="hand" aria-label={title()}>
      <div class="abyss-hand-head">
        <h2 class="f-title">{title()}</h2>
        <p class="f-second">
          {isOpen() ? words().handLine(summary().size, held()) : words().cards(summary().size)}
          <Show when={limit()}>{(most) => <> · {words().handLimit(most())}</>}</Show>
        </p>
      </div>
      <Show
        when={isOpen()}
        fallback={
          <p class="f-second" data-place={`hand:${play.me()}`}>
            {words().contentsHidden}
          </p>
        }
      >
        <div
          class="abyss-fans"
          data-many={hand().filter((count) => count > 0).length > 7 ? '' : undefined}
          data-place={`hand:${play.me()}`}
        >
          <For each={heaps()}>
            {(heap, race) => (
              <div class="abyss-fan" data-says="fan" data-empty={heap.count === 0 ? '' : undefined}>
                <div class="abyss-fan-cards">
                  <Show
                    when={heap.count > 0}
                    fallback={
                      <span class="abyss-fan-none" aria-hidden="true">
                        <SignPicture of={RACE_SIGNS[race()] ?? 'crab'} color="#6F8A96" />
                      </span>
                    }
                  >
                    <For each={kinds(race())}>{(card) => <HandCard card={card} count={hand()[card] ?? 0} />}</For>
                  </Show>
                </div>
                <p class="abyss-fan-sum">
                  <SignPicture of={RACE_SIGNS[race()] ?? 'crab'} color={heap.count > 0 ? undefined : '#9DB3BC'} />
                  <span class="f-unseen">{raceWord(race())}, </span>
                  {heap.count === 0
                    ? words().none(raceName(race()))
                    : play.phone()
                      ? words().sumShort(heap.sum)
                      : words().sumIn(heap.sum, heap.count)}
                </p>
              </div>
            )}
          </For>
        </div>
      </Show>
    </section>
  );
}

function HandCard(props: { readonly card: Card; readonly count: number }): JSX.Element {
  const play = usePlay();
  const move = () => play.moveOf('card', props.card);
  const label = () => play.words().copies(play.words().card(cardName(props.card)), props.count);
  const face = () => (
    <>
      <For each={Array.from({ length: Math.min(3, props.count) })}>{() => <AllyPicture card={props.card} />}</For>
      <Show when={props.count > 1}>
        <span class="abyss-hand-count" aria-hidden="true">
          ×{props.count}
        </span>
      </Show>
    </>
  );
  return (
    <Show
      when={move()}
      fallback={
        <span
          class="abyss-hand-card"
          data-count={Math.min(3, props.count)}
          data-says={`card:${props.card}`}
          role="img"
          aria-label={label()}
        >
          {face()}
        </span>
      }
    >
      {(to) => (
        <button
          type="button"
          class="abyss-hand-card"
          data-count={Math.min(3, props.count)}
          data-lit=""
          data-move={to().move}
          onClick={() => play.act(to().move)}
        >
          <span class="f-unseen">{props.count > 1 ? `${play.moveName(to())} (${label()})` : play.moveName(to())}</span>
          {face()}
        </button>
      )}
    </Show>
  );
}
