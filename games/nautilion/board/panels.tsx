import { createKept } from '@fathom/board';
import {
  inReserve,
  KINDS,
  pairs,
  type SeatMove,
  type Spell,
  type Token,
  tokenOf,
  total,
} from '@fathom/nautilion/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { noted } from './choices.ts';
import { usePlay } from './play.ts';
import { aheadOf, isNeeded } from './tags.ts';
import { TokenPicture } from './token.tsx';
import './panels.css';

const spells: readonly Spell[] = ['whirlwind', 'tide', 'translation'];

export const spellArt: { readonly [spell in Spell | 'reroll' | 'recall']: string } = {
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
    <div class="naut-grimoire">
      <For each={spells}>
        {(spell) => (
          <SpellButton
            of={spell}
            title={words().spell[spell]}
            text={words().spellText(spell, play.view().dice.length)}
            cost={play.view().charter.costs[spell]}
            lit={legal(spell)}
            move={spell === 'tide' ? undefined : play.choices()[spell]}
            mode={spell === 'tide' ? 'tide' : undefined}
            spell={spell}
            onClick={() => cast(spell)}
          />
        )}
      </For>
      <Show when={play.view().charter.mages}>
        <SpellButton
          of="reroll"
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
            of="recall"
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
    return play.view().turn > 0 ? pairs(play.view()) : [];
  }
}

function SpellButton(props: {
  readonly of: keyof typeof spellArt;
  readonly title: string;
  readonly text: string;
  readonly cost: number;
  readonly lit: boolean;
  readonly move?: SeatMove | undefined;
  readonly mode?: string | undefined;
  readonly spell?: Spell;
  readonly onClick: () => void;
}): JSX.Element {
  const play = usePlay();
  return (
    <button
      type="button"
      class="naut-spell"
      data-piece={`spell:${props.of}`}
      data-lit={props.lit ? '' : undefined}
      data-move={noted(props.move)}
      data-mode={props.mode}
      data-spell={props.spell}
      data-about={play.live() ? undefined : 'spell'}
      aria-disabled={props.lit ? undefined : true}
      onClick={() => props.onClick()}
    >
      <svg class="naut-spell-art" viewBox="-15 -16 30 30" aria-hidden="true">
        <path d={spellArt[props.of]} />
      </svg>
      <span class="naut-spell-words">
        <span class="naut-spell-name">{props.title}</span>
        <span class="naut-spell-text">{props.text}</span>
      </span>
      <Show when={props.cost > 0}>
        <span class="naut-spell-cost">
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
    <ul class={props.onlyMissing ? 'naut-needed brief' : 'naut-needed'}>
      <For each={shown()}>
        {(token) => {
          const missing = () => isNeeded(play.view(), token);
          const ahead = () => aheadOf(play.view(), token);
          return (
            <li
              data-about={`needed:${token}`}
              data-state={missing() ? (ahead() === 0 ? 'gone' : 'missing') : 'aboard'}
              aria-label={play.words().neededOf(token, ahead(), !missing())}
            >
              <TokenPicture face={token} />
              <span class="naut-needed-count" aria-hidden="true">
                {missing() ? `${props.onlyMissing ? '' : '× '}${ahead()}` : '✓'}
              </span>
            </li>
          );
        }}
      </For>
    </ul>
  );
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
  readonly pile: 'reserve' | 'discard';
  readonly dim?: boolean;
}): JSX.Element {
  const play = usePlay();
  const piles = createMemo(() => pilesOf(props.counts));
  const loose = createKept(() =>
    total(props.counts) <= props.few
      ? piles().flatMap(({ token, count }) => Array.from({ length: count }, () => ({ token, count: 1 })))
      : piles(),
  );
  return (
    <ul class={props.dim ? 'naut-tokens dim' : 'naut-tokens'}>
      <For each={loose()}>
        {({ token, count }) => {
          const move = () => props.moves.get(token);
          const label = () => play.words().say.pieces(token, count);
          return (
            <li>
              <Show
                when={move()}
                fallback={
                  <span class="naut-pile" role="img" data-about={`${props.pile}:${token}`} aria-label={label()}>
                    <TokenPicture face={token} />
                    <Show when={count > 1}>
                      <span class="naut-pile-number">{count}</span>
                    </Show>
                  </span>
                }
              >
                {(chosen) => (
                  <button
                    type="button"
                    class="naut-pile"
                    data-lit=""
                    data-move={noted(chosen())}
                    aria-label={label()}
                    onClick={() => play.act(chosen())}
                  >
                    <TokenPicture face={token} />
                    <Show when={count > 1}>
                      <span class="naut-pile-number">{count}</span>
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

export function Reserve(props: {
  readonly few: number;
  /** Too narrow to be chosen from: the dock asks instead. */
  readonly silent?: boolean;
}): JSX.Element {
  const play = usePlay();
  const moves = () => (props.silent ? new Map<Token, SeatMove>() : play.choices().reserve);
  return (
    <div
      class="naut-reserve"
      data-piece="reserve"
      data-place="reserve"
      data-into={play.choices().toReserve ? '' : undefined}
      data-failing={play.cause().reserve ? '' : undefined}
    >
      <Tokens pile="reserve" counts={play.view().reserve} moves={moves()} few={props.few} />
      <Show when={play.choices().toReserve}>
        {(move) => (
          <button
            type="button"
            class="naut-into-reserve"
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
    <div class="naut-discard" data-piece="discard" data-place="discard">
      <Tokens
        pile="discard"
        counts={play.view().discard}
        moves={play.choices().discard}
        few={props.few}
        dim={play.choices().discard.size === 0}
      />
    </div>
  );
}
