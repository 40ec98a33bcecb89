import { isField } from '@fathom/board';
import {
  darkhouseCard,
  type HeroicCard,
  heroicCard,
  MAGE_PLACES,
  type MagePlace,
  type SeatMove,
  tokenOf,
} from '@fathom/nautilion/rules';
import { cardText } from '@fathom/nautilion/words/card-text';
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { noted } from './choices.ts';
import { OpenCard } from './heroic-card.tsx';
import { usePlay } from './play.ts';
import { harpoons } from './tags.ts';
import { Token as TokenArt, TokenPicture } from './token.tsx';
import './panels.css';
import { FigurePicture } from './figures.tsx';

const pairs: readonly (readonly [mage: MagePlace, crew: MagePlace])[] = [
  ['A', '1'],
  ['B', '4'],
  ['C', '7'],
];

/** The mages' cabin: three arches, each for a mage and its helper. */
export function Mages(): JSX.Element {
  const play = usePlay();
  return (
    <div class="naut-mages">
      <For each={pairs}>
        {([mage, crew]) => {
          const full = () => [mage, crew].every((place) => isThere(place));
          return (
            <div class="naut-arch" data-full={full() ? '' : undefined}>
              <MagePlaceView place={mage} />
              <span class="naut-arch-link" />
              <MagePlaceView place={crew} />
            </div>
          );
        }}
      </For>
    </div>
  );

  function isThere(place: MagePlace): boolean {
    return play.view().mages[MAGE_PLACES.indexOf(place)] === 1;
  }

  function MagePlaceView(at: { readonly place: MagePlace }): JSX.Element {
    const move = () => play.choices().mages.get(at.place);
    const label = () => play.words().say.magesPlace(at.place, isThere(at.place));
    return (
      <Show
        when={move()}
        fallback={
          <span
            class="naut-mage-place"
            role="img"
            data-piece="mages"
            data-place={`mages:${at.place}`}
            data-about={`mages:${at.place}`}
            aria-label={label()}
          >
            <MageArt place={at.place} />
          </span>
        }
      >
        {(chosen) => (
          <button
            type="button"
            class="naut-mage-place"
            data-piece="mages"
            data-place={`mages:${at.place}`}
            data-lit=""
            data-move={noted(chosen())}
            aria-label={label()}
            onClick={() => play.act(chosen())}
          >
            <MageArt place={at.place} />
          </button>
        )}
      </Show>
    );
  }

  function MageArt(at: { readonly place: MagePlace }): JSX.Element {
    return (
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        <Show
          when={isThere(at.place)}
          fallback={
            <>
              <circle class="naut-mage-hole" r="20" />
              <text class="naut-token-numeral naut-mage-letter" y="7">
                {at.place}
              </text>
            </>
          }
        >
          <TokenArt face={at.place} r={20} />
        </Show>
      </svg>
    );
  }
}

/** The Phantom's board with its six places, and the harpoons on both sides. */
export function Hold(): JSX.Element {
  const play = usePlay();
  return (
    <div class="naut-hold" data-piece="hold" data-place="hold" data-about="hold">
      <For each={[0, 1, 2, 3, 4, 5]}>
        {(place) => {
          const kind = () => play.view().hold[place] ?? 0;
          return (
            <Show when={kind() > 0} fallback={<span class="naut-hold-empty" />}>
              <span class="naut-hold-token" role="img" aria-label={play.words().plain(tokenOf(kind()))}>
                <TokenPicture face={tokenOf(kind())} />
              </span>
            </Show>
          );
        }}
      </For>
    </div>
  );
}

export function Harpoons(): JSX.Element {
  const play = usePlay();
  const counts = () => harpoons(play.view());
  return (
    <p class="naut-harpoons" data-about="hold">
      <Show when={!play.view().collided} fallback={<span class="f-second">{play.asked().collided}</span>}>
        <span class="f-unseen">{play.words().harpoonsLine(counts()[0], counts()[1])}</span>
        <span class="naut-harpoons-yours" aria-hidden="true">
          <FigurePicture name="nautilion" />
          <b>{counts()[0]}</b>
        </span>
        <svg class="naut-harpoon-art" viewBox="-16 -8 32 16" aria-hidden="true">
          <path d="M-14 0H12M12 0L6 -4M12 0L6 4" />
        </svg>
        <span class="naut-harpoons-its" aria-hidden="true">
          <b>{counts()[1]}</b>
          <FigurePicture name="phantom" />
        </span>
      </Show>
    </p>
  );
}

/** The five Darkhouse cards; the one in force is lit by the Darkhouse. */
export function Row(): JSX.Element {
  const play = usePlay();
  return (
    <ol class="naut-row-cards">
      <For each={play.view().row}>
        {(number, index) => {
          const card = darkhouseCard(number);
          const inForce = () => play.view().card === index();
          return (
            <li
              class="naut-row-card"
              data-piece={`card:${card}`}
              data-about={`row:${index()}`}
              data-in-force={inForce() ? '' : undefined}
              data-blue={number >= 10 ? '' : undefined}
            >
              <span class="naut-row-mark" data-place={`row:${index()}`}>
                <Show when={inForce()} fallback={<span class="naut-row-number">{number}</span>}>
                  <FigurePicture name="darkhouse" />
                </Show>
              </span>
              <span>
                <span class="naut-row-name">{play.words().capital(play.words().cards[card])}</span>
                <Show when={inForce()}>
                  <span class="f-unseen">, {play.asked().inForce}</span>
                </Show>
                <span class="naut-row-text">{play.asked().cardText[card]}</span>
              </span>
            </li>
          );
        }}
      </For>
    </ol>
  );
}

/** The revealed Heroic cards. */
export function Heroic(props: { readonly onChosen?: () => void }): JSX.Element {
  const play = usePlay();
  const [open, setOpen] = createSignal<{ readonly card: HeroicCard; readonly move: SeatMove } | null>(null);
  let list: HTMLUListElement | undefined;
  // C goes to the cards; a digit then opens the first, second or third that can be played.
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isField(event.target) || open()) return;
    const cards = [...(list?.querySelectorAll<HTMLElement>('[data-lit]') ?? [])];
    if (event.key === 'c') cards[0]?.focus();
    else if (/^[1-9]$/.test(event.key) && list?.contains(document.activeElement)) {
      event.stopImmediatePropagation();
      cards[Number(event.key) - 1]?.click();
    }
  };
  onMount(() => {
    addEventListener('keydown', onKey, true);
    onCleanup(() => removeEventListener('keydown', onKey, true));
  });
  return (
    <ul class="naut-heroic" ref={list}>
      <Show when={open()}>
        {(held) => (
          <OpenCard
            {...held()}
            onClose={() => setOpen(null)}
            onPlayed={() => {
              setOpen(null);
              props.onChosen?.();
            }}
          />
        )}
      </Show>
      <For each={play.view().revealed}>
        {(number) => {
          const card: HeroicCard = heroicCard(number);
          const move = () => play.choices().cards.get(card);
          return (
            <li>
              <button
                type="button"
                class="naut-heroic-card"
                data-piece={`card:${card}`}
                data-lit={move() ? '' : undefined}
                data-move={noted(move())}
                data-about={play.live() ? undefined : 'card'}
                aria-disabled={move() ? undefined : true}
                onClick={() => {
                  if (!play.live()) return;
                  const chosen = move();
                  if (chosen?.do === 'play') {
                    setOpen({ card, move: chosen });
                    return;
                  }
                  if (chosen) play.act(chosen);
                  else play.touch({ do: 'play', card });
                  props.onChosen?.();
                }}
              >
                <span class="naut-heroic-name">{play.words().capital(play.words().cards[card])}</span>
                <span class="naut-heroic-text">{cardText(play.asked(), card, play.view().charter.houseCards)}</span>
              </button>
            </li>
          );
        }}
      </For>
    </ul>
  );
}

/** Two players: who commands which numbers. */
export function Admirals(): JSX.Element {
  const play = usePlay();
  return (
    <ul class="naut-admirals" aria-label={play.asked().admirals}>
      <For each={[0, 1]}>
        {(seat) => {
          const low = () => play.view().lowAdmiral === seat;
          return (
            <li data-active={play.seat() === seat ? '' : undefined} data-admiral={low() ? 'low' : 'high'}>
              <svg viewBox="-14 -14 28 28" aria-hidden="true">
                <path d="M-9 12V-11M-9 -10H10L5 -4L10 2H-9" />
              </svg>
              <span class="naut-admiral-name">{play.props.name(seat)}</span>
              <span class="naut-admiral-numbers">{play.words().admiralShort(low())}</span>
            </li>
          );
        }}
      </For>
    </ul>
  );
}
