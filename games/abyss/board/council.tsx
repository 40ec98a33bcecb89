import { type Card, guardedBy, isKraken, RACES, VALUE_OF } from '@fathom/abyss/rules';
import { sum } from '@fathom/kernel';
import { For, type JSX, Show } from 'solid-js';
import { cardName } from './ally.tsx';
import { CoinPicture, SignPicture } from './glyphs.tsx';
import { usePlay } from './play.ts';
import { RACE_SIGNS, SHADE, TINT } from './tints.ts';
import './council.css';

/** Five stacks. What lies in them is open, unless the game is played from memory. */
export function Council(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  return (
    <section class="abyss-council" data-region="council" aria-label={words().council}>
      <div class="abyss-part-head">
        <h2 class="f-title">{words().council}</h2>
        <button type="button" class="abyss-look" data-place="discard" onClick={() => play.read({ kind: 'council' })}>
          {words().discardLine(sum(play.view().discard))}
        </button>
      </div>
      <div class="abyss-stacks">
        <For each={RACES}>
          {(_, race) => (
            <Stack race={race()} class="abyss-stack">
              <StackFace race={race()} />
            </Stack>
          )}
        </For>
      </div>
    </section>
  );
}

/** The same on a phone: a chip for each stack, always above the dock. */
export function CouncilChips(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const discard = () => sum(play.view().discard);
  return (
    <section class="abyss-chips" data-region="council" aria-label={words().council}>
      <h2 class="f-unseen">{words().council}</h2>
      <For each={RACES}>
        {(_, race) => (
          <Stack race={race()} class="abyss-chip">
            <ChipFace race={race()} />
          </Stack>
        )}
      </For>
      <button type="button" class="abyss-chip" data-place="discard" onClick={() => play.read({ kind: 'council' })}>
        <span class="abyss-chip-word">{words().discard}</span>
        <span class="abyss-chip-count">{discard()}</span>
      </button>
    </section>
  );
}

const stackOf = (play: ReturnType<typeof usePlay>, race: number): readonly number[] => play.view().council[race] ?? [];

/** A stack to touch: taken if it may be, else it says why not, else what lies where is shown. */
function Stack(props: { readonly race: number; readonly class: string; readonly children: JSX.Element }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const size = () => sum(stackOf(play, props.race));
  const race = () => RACES[props.race] ?? 'crab';
  const move = () => play.moveOf('stack', props.race);
  const owner = () => guardedBy(play.view(), 'council', props.race);
  const label = () => {
    const parts = [words().stack(words().races[race()].many, size())];
    if (play.view().options.openMemory && size() > 0)
      parts.push(words().list(heldIn(stackOf(play, props.race)).map((card) => words().card(cardName(card)))));
    if (owner() >= 0) parts.push(play.isYou(owner()) ? words().reservedByYou : words().reservedBy(play.name(owner())));
    return parts.join(', ');
  };
  const touch = () => {
    const to = move();
    const why = play.live() ? play.meant('stack', props.race) : null;
    if (to) play.act(to.move);
    else if (why) play.ask(why);
    else play.read({ kind: 'council' });
  };
  return (
    <button
      type="button"
      class={props.class}
      data-place={`council:${race()}`}
      data-piece={`council:${race()}`}
      data-empty={size() === 0 ? '' : undefined}
      data-refused={play.props.refused?.rule === 'A1' && play.props.refused.race === race() ? '' : undefined}
      data-lit={move() ? '' : undefined}
      data-move={move()?.move}
      onClick={touch}
    >
      <span class="f-unseen">{label()}</span>
      {props.children}
      <Show when={owner() >= 0}>
        <CoinPicture of="sentinel" class="abyss-stack-guard" />
      </Show>
    </button>
  );
}

function StackFace(props: { readonly race: number }): JSX.Element {
  const play = usePlay();
  const size = () => sum(stackOf(play, props.race));
  const sign = RACE_SIGNS[props.race] ?? 'crab';
  return (
    <>
      <svg class="abyss-stack-pile" viewBox="0 -14 36 92" aria-hidden="true">
        <Show
          when={size() > 0}
          fallback={
            <rect x="1.5" y="1" width="33" height="74" rx="7" fill="none" stroke="#8BA6B0" stroke-dasharray="3 3" />
          }
        >
          <For each={Array.from({ length: Math.min(4, size()) })}>
            {(_, k) => (
              <rect
                x="1.5"
                y={1 - k() * 4}
                width="33"
                height="74"
                rx="7"
                fill={SHADE[sign]}
                stroke={TINT[sign]}
                stroke-width="1.1"
              />
            )}
          </For>
        </Show>
      </svg>
      <SignPicture of={sign} color={size() === 0 ? '#6F8A96' : undefined} class="abyss-stack-sign" />
      <Values race={props.race} />
      <span class="abyss-stack-count" aria-hidden="true">
        {size()}
      </span>
    </>
  );
}

function ChipFace(props: { readonly race: number }): JSX.Element {
  const play = usePlay();
  const size = () => sum(stackOf(play, props.race));
  const sign = RACE_SIGNS[props.race] ?? 'crab';
  return (
    <>
      <span class="abyss-chip-count" aria-hidden="true">
        <SignPicture of={sign} color={size() === 0 ? '#6F8A96' : undefined} />
        {size()}
      </span>
      <Values race={props.race} />
    </>
  );
}

/** What lies in a stack, the highest first, where everybody may know it. */
function Values(props: { readonly race: number }): JSX.Element {
  const play = usePlay();
  const held = () => heldIn(stackOf(play, props.race));
  return (
    <Show when={play.view().options.openMemory && held().length > 0}>
      <span class="abyss-stack-values" aria-hidden="true">
        <For each={held().slice(0, 5)}>{(card) => <Pip card={card} />}</For>
      </span>
    </Show>
  );
}

function Pip(props: { readonly card: Card }): JSX.Element {
  return <span data-kraken={isKraken(props.card) ? '' : undefined}>{VALUE_OF[props.card]}</span>;
}

/** The cards of a pile one by one, the highest first. */
export function heldIn(pile: readonly number[]): number[] {
  return pile
    .flatMap((count, card) => Array.from({ length: count }, () => card))
    .sort((a, b) => (VALUE_OF[b] ?? 0) - (VALUE_OF[a] ?? 0));
}
