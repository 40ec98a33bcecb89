import { FigurePicture } from '@fathom/board';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { darkhouseCard, heroicCard, KINDS, MAGE_PLACES, tokenOf, total } from '../rules/kinds.ts';
import { pairsReady } from '../rules/mages.ts';
import { inReserve } from '../rules/reserve.ts';
import type { HeroicCard, MagePlace, SeatMove, Spell, Token } from '../rules/types.ts';
import { noted } from './choices.ts';
import { usePlay } from './play.ts';
import { aheadOf, harpoons, isNeeded } from './tags.ts';
import { Token as TokenArt, TokenPicture } from './token.tsx';
import './panels.css';

const spells: readonly Spell[] = ['whirlwind', 'tide', 'translation'];

const spellArt: { readonly [spell in Spell | 'reroll' | 'recall']: string } = {
  whirlwind: 'M3 -1C3 3 -4 4 -6 0C-9 -6 -2 -11 4 -9C12 -6 12 5 4 9C-3 12 -10 9 -11 4',
  tide: 'M-11 -1q5.5 -5 11 0t11 0M-11 6q5.5 -5 11 0t11 0M0 -5V-14M-4 -10L0 -14L4 -10',
  translation: 'M-10 -4H10M5 -9L10 -4L5 1M10 6H-10M-5 1L-10 6L-5 11',
  reroll: 'M8 -3A9 9 0 1 0 8 5M8 -10V-3H1',
  recall: 'M0 10V-8M-6 -2L0 -8L6 -2M-9 11H9',
};

/** Spells with their prices, free re-rolls and what the card in force adds. */
export function Grimoire(props: { readonly onChosen?: () => void }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const held = () => inReserve(play.view());
  const candidate = (spell: Spell): SeatMove => {
    const die = play.view().dice[0] ?? 1;
    return spell === 'tide' ? { do: 'tide', die, to: die === 1 ? 2 : 1 } : { do: spell };
  };
  const legal = (spell: Spell): boolean =>
    spell === 'tide' ? play.choices().tide.length > 0 : play.choices()[spell] !== undefined;
  const cast = (spell: Spell) => {
    if (!play.live()) return;
    if (spell === 'tide' && legal('tide')) play.setMode('tide');
    else play.touch(candidate(spell));
    props.onChosen?.();
  };
  return (
    <div class="grimoire">
      <For each={spells}>
        {(spell) => (
          <SpellButton
            art={spellArt[spell]}
            title={words().spell[spell]}
            text={words().spellText(spell, play.view().dice.length)}
            cost={play.view().charter.costs[spell]}
            lit={legal(spell)}
            move={spell === 'tide' ? undefined : play.choices()[spell]}
            mode={spell === 'tide' ? 'tide' : undefined}
            onClick={() => cast(spell)}
          />
        )}
      </For>
      <Show when={play.view().charter.mages}>
        <SpellButton
          art={spellArt.reroll}
          title={words().reroll}
          text={pairNames().length > 0 ? words().rerollText(pairNames()) : words().rerollNone}
          cost={0}
          lit={play.choices().reroll.length > 0}
          mode="reroll"
          onClick={() => {
            if (!play.live()) return;
            if (play.choices().reroll.length > 0) play.setMode('reroll');
            else play.touch({ do: 'reroll', die: play.view().dice[0] ?? 1 });
            props.onChosen?.();
          }}
        />
      </Show>
      <Show when={play.choices().recall}>
        {(move) => (
          <SpellButton
            art={spellArt.recall}
            title={words().recall}
            text={words().recallText}
            cost={2}
            lit
            move={move()}
            onClick={() => {
              play.act(move());
              props.onChosen?.();
            }}
          />
        )}
      </Show>
      <p class="f-unseen">{words().grimoireLine(held())}</p>
    </div>
  );

  function pairNames(): readonly string[] {
    const ready = play.view().turn > 0 ? pairsReady(play.view()) : 0;
    return ['A', 'B', 'C'].filter((_, i) => (ready & (1 << i)) !== 0);
  }
}

function SpellButton(props: {
  readonly art: string;
  readonly title: string;
  readonly text: string;
  readonly cost: number;
  readonly lit: boolean;
  readonly move?: SeatMove | undefined;
  readonly mode?: string | undefined;
  readonly onClick: () => void;
}): JSX.Element {
  const play = usePlay();
  return (
    <button
      type="button"
      class="spell"
      data-lit={props.lit ? '' : undefined}
      data-move={noted(props.move)}
      data-mode={props.mode}
      aria-disabled={props.lit ? undefined : true}
      onClick={() => props.onClick()}
    >
      <svg class="spell-art" viewBox="-15 -16 30 30" aria-hidden="true">
        <path d={props.art} />
      </svg>
      <span class="spell-words">
        <span class="spell-name">{props.title}</span>
        <span class="spell-text">{props.text}</span>
      </span>
      <Show when={props.cost > 0}>
        <span class="spell-cost">
          <span class="f-unseen">{play.words().costs(props.cost)}</span>
          <For each={Array.from({ length: props.cost })}>{() => <TokenPicture face="blank" />}</For>
        </span>
      </Show>
    </button>
  );
}

const crewTokens: readonly Token[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const mageTokens: readonly Token[] = ['A', 'B', 'C'];

/** How many of what you still need lie ahead. */
export function Needed(props: { readonly onlyMissing?: boolean }): JSX.Element {
  const play = usePlay();
  const all = () => (play.view().charter.mages ? [...crewTokens, ...mageTokens] : crewTokens);
  const shown = createMemo(() => all().filter((token) => !props.onlyMissing || isNeeded(play.view(), token)));
  return (
    <ul class={props.onlyMissing ? 'needed brief' : 'needed'}>
      <For each={shown()}>
        {(token) => {
          const missing = () => isNeeded(play.view(), token);
          const ahead = () => aheadOf(play.view(), token);
          return (
            <li
              data-state={missing() ? (ahead() === 0 ? 'gone' : 'missing') : 'aboard'}
              aria-label={play.words().neededOf(token, ahead(), !missing())}
            >
              <TokenPicture face={token} />
              <span class="needed-count" aria-hidden="true">
                {missing() ? `${props.onlyMissing ? '' : '× '}${ahead()}` : '✓'}
              </span>
            </li>
          );
        }}
      </For>
    </ul>
  );
}

const pairs: readonly (readonly [mage: MagePlace, crew: MagePlace])[] = [
  ['A', '1'],
  ['B', '4'],
  ['C', '7'],
];

/** The mages' cabin: three arches, each for a mage and its helper. */
export function Mages(): JSX.Element {
  const play = usePlay();
  return (
    <div class="mages">
      <For each={pairs}>
        {([mage, crew]) => {
          const full = () => [mage, crew].every((place) => isThere(place));
          return (
            <div class="arch" data-full={full() ? '' : undefined}>
              <MagePlaceView place={mage} />
              <span class="arch-link" />
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
    return (
      <button
        type="button"
        class="mage-place"
        data-place={`mages:${at.place}`}
        data-lit={move() ? '' : undefined}
        data-move={noted(move())}
        aria-label={play.words().say.magesPlace(at.place, isThere(at.place))}
        tabindex={move() ? undefined : -1}
        disabled={!move()}
        onClick={() => {
          const chosen = move();
          if (chosen) play.act(chosen);
        }}
      >
        <svg viewBox="-24 -24 48 48" aria-hidden="true">
          <Show
            when={isThere(at.place)}
            fallback={
              <>
                <circle class="mage-hole" r="20" />
                <text class="token-numeral mage-letter" y="7">
                  {at.place}
                </text>
              </>
            }
          >
            <TokenArt face={at.place} r={20} />
          </Show>
        </svg>
      </button>
    );
  }
}

interface Pile {
  readonly token: Token;
  readonly count: number;
}

const pilesOf = (counts: readonly number[]): readonly Pile[] => {
  const piles: Pile[] = [];
  for (const kind of [14, 15, 16, 17, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13]) {
    const count = counts[kind] ?? 0;
    if (count > 0 && kind < KINDS) piles.push({ token: tokenOf(kind), count });
  }
  return piles;
};

/** Tokens lying about: each for itself while they are few, else heaped by kind. */
function Tokens(props: {
  readonly counts: readonly number[];
  readonly moves: ReadonlyMap<Token, SeatMove>;
  readonly few: number;
  readonly dim?: boolean;
}): JSX.Element {
  const play = usePlay();
  const piles = createMemo(() => pilesOf(props.counts));
  const loose = createMemo(() =>
    total(props.counts) <= props.few
      ? piles().flatMap(({ token, count }) => Array.from({ length: count }, () => ({ token, count: 1 })))
      : piles(),
  );
  return (
    <ul class={props.dim ? 'tokens dim' : 'tokens'}>
      <For each={loose()}>
        {({ token, count }) => {
          const move = () => props.moves.get(token);
          const label = () => play.words().say.pieces(token, count);
          return (
            <li>
              <Show
                when={move()}
                fallback={
                  <span class="pile" role="img" aria-label={label()}>
                    <TokenPicture face={token} />
                    <Show when={count > 1}>
                      <span class="pile-count">{count}</span>
                    </Show>
                  </span>
                }
              >
                {(chosen) => (
                  <button
                    type="button"
                    class="pile"
                    data-lit=""
                    data-move={noted(chosen())}
                    aria-label={label()}
                    onClick={() => play.act(chosen())}
                  >
                    <TokenPicture face={token} />
                    <Show when={count > 1}>
                      <span class="pile-count">{count}</span>
                    </Show>
                  </button>
                )}
              </Show>
            </li>
          );
        }}
      </For>
    </ul>
  );
}

export function Reserve(props: { readonly few: number }): JSX.Element {
  const play = usePlay();
  return (
    <div
      class="reserve"
      data-place="reserve"
      data-into={play.choices().toReserve ? '' : undefined}
      data-failing={play.cause().reserve ? '' : undefined}
    >
      <Tokens counts={play.view().reserve} moves={play.choices().reserve} few={props.few} />
      <Show when={play.choices().toReserve}>
        {(move) => (
          <button
            type="button"
            class="into-reserve"
            data-lit=""
            data-move={noted(move())}
            aria-label={play.words().toReserve}
            onClick={() => play.act(move())}
          >
            <svg viewBox="-20 -20 40 40" aria-hidden="true">
              <circle r="16" />
              <path d="M-7 0H7M0 -7V7" />
            </svg>
          </button>
        )}
      </Show>
    </div>
  );
}

export function Discard(props: { readonly few: number }): JSX.Element {
  const play = usePlay();
  return (
    <div class="discard" data-place="discard">
      <Tokens
        counts={play.view().discard}
        moves={play.choices().discard}
        few={props.few}
        dim={play.choices().discard.size === 0}
      />
    </div>
  );
}

/** The Phantom's board with its six places, and the harpoons on both sides. */
export function Hold(): JSX.Element {
  const play = usePlay();
  return (
    <div class="hold" data-place="hold">
      <For each={[0, 1, 2, 3, 4, 5]}>
        {(place) => {
          const kind = () => play.view().hold[place] ?? 0;
          return (
            <Show when={kind() > 0} fallback={<span class="hold-empty" />}>
              <span class="hold-token" role="img" aria-label={play.words().plain(tokenOf(kind()))}>
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
    <p class="harpoons">
      <Show when={!play.view().collided} fallback={<span class="f-second">{play.words().collided}</span>}>
        <span class="f-unseen">{play.words().harpoonsLine(counts()[0], counts()[1])}</span>
        <span class="harpoons-yours" aria-hidden="true">
          <FigurePicture name="nautilion" />
          <b>{counts()[0]}</b>
        </span>
        <svg class="harpoon-art" viewBox="-16 -8 32 16" aria-hidden="true">
          <path d="M-14 0H12M12 0L6 -4M12 0L6 4" />
        </svg>
        <span class="harpoons-its" aria-hidden="true">
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
    <ol class="row-cards">
      <For each={play.view().row}>
        {(number, index) => {
          const card = darkhouseCard(number);
          const inForce = () => play.view().card === index();
          return (
            <li class="row-card" data-in-force={inForce() ? '' : undefined} data-blue={number >= 10 ? '' : undefined}>
              <span class="row-mark" data-place={`row:${index()}`}>
                <Show when={inForce()} fallback={<span class="row-number">{number}</span>}>
                  <FigurePicture name="darkhouse" />
                </Show>
              </span>
              <span>
                <span class="row-name">{play.words().capital(play.words().cards[card])}</span>
                <Show when={inForce()}>
                  <span class="f-unseen">, {play.words().inForce}</span>
                </Show>
                <span class="row-text">{play.words().cardText[card]}</span>
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
  return (
    <ul class="heroic">
      <For each={play.view().revealed}>
        {(number) => {
          const card: HeroicCard = heroicCard(number);
          const move = () => play.choices().cards.get(card);
          return (
            <li>
              <button
                type="button"
                class="heroic-card"
                data-lit={move() ? '' : undefined}
                data-move={noted(move())}
                aria-disabled={move() ? undefined : true}
                onClick={() => {
                  if (!play.live()) return;
                  const chosen = move();
                  if (chosen) play.act(chosen);
                  else if (play.frame()?.step === 'currents') play.touch({ do: 'play', card });
                  props.onChosen?.();
                }}
              >
                <span class="heroic-name">{play.words().capital(play.words().cards[card])}</span>
                <span class="heroic-text">{play.words().cardText[card]}</span>
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
    <ul class="admirals" aria-label={play.words().admirals}>
      <For each={[0, 1]}>
        {(seat) => {
          const low = () => play.view().lowAdmiral === seat;
          return (
            <li data-active={play.seat() === seat ? '' : undefined} data-admiral={low() ? 'low' : 'high'}>
              <svg viewBox="-14 -14 28 28" aria-hidden="true">
                <path d="M-9 12V-11M-9 -10H10L5 -4L10 2H-9" />
              </svg>
              <span class="admiral-name">{play.props.name(seat)}</span>
              <span class="admiral-numbers">{play.words().admiralShort(low())}</span>
            </li>
          );
        }}
      </For>
    </ul>
  );
}
