import { type Card, MONSTER, price, TRACK_PLACES } from '@fathom/abyss/rules';
import { sum } from '@fathom/kernel';
import { createEffect, For, type JSX, on, Show } from 'solid-js';
import { AllyBack, AllyPicture, cardName } from './ally.tsx';
import { CoinPicture } from './glyphs.tsx';
import { usePlay } from './play.ts';
import './exploration.css';

/** The track of five places; the newest card may be for sale. */
export function Exploration(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const last = () => play.view().track.length - 1;
  const places = Array.from({ length: TRACK_PLACES }, (_, place) => place);
  const isLast = (place: number) => place === TRACK_PLACES - 1;
  const asked = () => {
    const at = play.view().stack.at(-1)?.at;
    return at === 'offer' || at === 'ally' || at === 'monster' || at === 'kraken-left';
  };
  const current = () => (play.view().stack.at(-1)?.at === 'kraken-left' ? 0 : last());
  const move = () => play.choices().plain.find(({ deed }) => deed === 'buy' || deed === 'take' || deed === 'fight');
  let track: HTMLElement | undefined;
  // On a phone a full court lies above the track: whoever is asked about a card sees it, and then the court again.
  createEffect(
    on(
      () => play.phone() && asked(),
      (now, before) => {
        // The dock below takes its height first.
        if (now) requestAnimationFrame(() => track?.scrollIntoView({ block: 'nearest' }));
        else if (before) track?.closest('.abyss-main')?.scrollTo({ top: 0 });
      },
    ),
  );
  return (
    <section class="abyss-exploration" data-region="exploration" aria-label={words().exploration}>
      <div class="abyss-part-head">
        <h2 class="f-title">{words().exploration}</h2>
        <Show when={asked() && play.view().track[last()] !== MONSTER}>
          <p class="f-second">{words().nextPrice(price(play.view()))}</p>
        </Show>
      </div>
      <div
        class="abyss-track"
        ref={(element) => {
          track = element;
        }}
      >
        <div class="abyss-deck" data-place="deck" data-says="deck">
          <AllyBack />
          <span class="abyss-deck-count" role="img" aria-label={words().cardsLeft(sum(play.view().deck))}>
            {sum(play.view().deck)}
          </span>
        </div>
        <For each={places}>
          {(place) => (
            <div class="abyss-track-place" data-place={`track:${place + 1}`}>
              <Show
                when={place <= last()}
                fallback={
                  <div
                    class="abyss-track-empty"
                    data-says={`place:${place + 1}`}
                    role="img"
                    aria-label={`${words().place(place + 1)}${isLast(place) ? `, ${words().earnsPearl}` : ''}`}
                  >
                    <Show when={isLast(place)} fallback={place + 1}>
                      <CoinPicture of="pearl" />
                      <span>{words().earnsPearl}</span>
                    </Show>
                  </div>
                }
              >
                <TrackCard
                  card={play.view().track[place] ?? MONSTER}
                  now={asked() && place === current()}
                  move={asked() && place === current() ? move()?.move : undefined}
                />
              </Show>
            </div>
          )}
        </For>
      </div>
    </section>
  );
}

function TrackCard(props: {
  readonly card: Card;
  readonly now: boolean;
  readonly move: string | undefined;
}): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const name = () => words().card(cardName(props.card));
  const caption = () => {
    if (!props.now) return words().leftLying;
    return play.view().stack.at(-1)?.at === 'offer' ? words().onOffer(price(play.view())) : words().upNow;
  };
  return (
    <>
      <Show
        when={props.move}
        fallback={
          <span
            class="abyss-track-card"
            data-now={props.now ? '' : undefined}
            data-left={props.now ? undefined : ''}
            data-says={props.now ? 'offer' : `track:${props.card}`}
            role="img"
            aria-label={`${name()}, ${caption()}`}
          >
            <AllyPicture card={props.card} />
          </span>
        }
      >
        {(move) => (
          <button
            type="button"
            class="abyss-track-card"
            data-now=""
            data-lit=""
            data-move={move()}
            aria-label={`${name()}, ${caption()}`}
            onClick={() => {
              const to = play.choices().plain.find((one) => one.move === move());
              if (to) play.act(to.move);
            }}
          >
            <AllyPicture card={props.card} />
          </button>
        )}
      </Show>
      <span class="abyss-track-caption" aria-hidden="true">
        {caption()}
      </span>
    </>
  );
}
