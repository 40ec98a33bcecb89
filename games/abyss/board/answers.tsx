import { BRIBE, type Decoded, type Deed, LORDS } from '@fathom/abyss/rules';
import { tellOverflow } from '@fathom/board';
import { createMemo, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { AnswerFace, LOCATION_DEEDS } from './answer-face.tsx';
import { answerText } from './answer-text.ts';
import type { Mode } from './choices.ts';
import { CoinPicture } from './glyphs.tsx';
import { usePlay } from './play.ts';
import { Portrait } from './portrait.tsx';
import './answers.css';

/** Moves that are made on the table itself, where the piece always lies in sight. */
const ON_TABLE: readonly Deed[] = ['recruit', 'council', 'discard', 'spend', 'slaver'];

/** On a wide screen these pieces lie in sight too. */
const ON_WIDE_TABLE: readonly Deed[] = ['plot', 'guard', 'stack', 'oracle', 'opportunist', 'corrupt', 'claim'];

/** The answers that do not lie on the table. */
export function Answers(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const shown = createMemo<readonly Decoded[]>(() => {
    const mode = play.mode();
    const open = mode ? (play.choices().modes.get(mode) ?? []) : play.choices().plain;
    return open.filter(({ deed }) => !ON_TABLE.includes(deed) && (play.compact() || !ON_WIDE_TABLE.includes(deed)));
  });
  const modes = () => (play.mode() ? [] : [...play.choices().modes.keys()]);
  /** Locations and cards to draw, or races, or a monster beside powers: more than one row of a wide dock, and less than it grows for. */
  const inTwoRows = () =>
    shown().length + modes().length > 3 &&
    shown().length <= 6 &&
    shown().some(({ deed }) => deed === 'execute' || deed === 'fight' || LOCATION_DEEDS.includes(deed));
  return (
    <div
      class="abyss-answers"
      data-many={shown().length > 6 ? '' : undefined}
      data-rows={inTwoRows() ? '' : undefined}
      ref={(box) => onMount(() => onCleanup(tellOverflow(box)))}
    >
      <For each={shown()}>{(move, i) => <Answer move={move} first={i() === 0} />}</For>
      <Show when={play.frame()?.at === 'offer'}>
        <button
          type="button"
          class="f-button"
          data-order="turn"
          onClick={() => play.give({ ...play.order(), turn: 'now' })}
        >
          {play.compact() ? words().passTurnShort : words().passTurn}
        </button>
        <button
          type="button"
          class="f-button round"
          aria-label={words().orderMore}
          onClick={() => play.read({ kind: 'orders' })}
        >
          …
        </button>
      </Show>
      <For each={modes()}>{(mode) => <ModeButton mode={mode} />}</For>
      <Show when={play.mode()}>
        <button type="button" class="f-button" data-lit="" onClick={() => play.setMode(null)}>
          {words().cancel}
        </button>
      </Show>
    </div>
  );
}

function ModeButton(props: { readonly mode: NonNullable<Mode> }): JSX.Element {
  const play = usePlay();
  return (
    <button
      type="button"
      class="f-answer abyss-answer abyss-power"
      data-lit=""
      data-mode={props.mode}
      onClick={() => play.setMode(props.mode)}
    >
      <Show when={props.mode === 'guard'} fallback={<PowerFace mode={props.mode} />}>
        <CoinPicture of="sentinel" class="abyss-answer-coin" />
      </Show>
      <span class="abyss-answer-words">
        <span class="abyss-answer-title">{play.words().modeName[props.mode]}</span>
        <span class="abyss-answer-text">{play.words().modeText[props.mode]}</span>
      </span>
    </button>
  );
}

function PowerFace(props: { readonly mode: NonNullable<Mode> }): JSX.Element {
  const lord = () => LORDS.findIndex(({ key }) => key === props.mode);
  return (
    <span class="abyss-answer-face">
      <Portrait lord={Math.max(0, lord())} />
    </span>
  );
}

const isPrimary = (deed: Deed): boolean =>
  deed === 'explore' || deed === 'buy' || deed === 'take' || deed === 'fight' || deed === 'search' || deed === 'pay';

/** One possible answer: a picture of what it touches, what it is called, and what it means. */
function Answer(props: { readonly move: Decoded; readonly first: boolean }): JSX.Element {
  const play = usePlay();
  const said = createMemo(() => answerText(play, props.move));
  return (
    <button
      type="button"
      class={isPrimary(props.move.deed) ? 'f-answer abyss-answer primary' : 'f-answer abyss-answer'}
      data-lit=""
      data-first={props.first ? '' : undefined}
      data-move={props.move.move}
      onClick={() => play.act(props.move.move)}
    >
      <AnswerFace move={props.move} />
      <span class="abyss-answer-words">
        <span class="abyss-answer-title">{said().title}</span>
        <Show when={said().text}>
          <span class="abyss-answer-text">{said().text}</span>
        </Show>
      </span>
      <Show when={props.move.deed === 'buy'}>
        <Price pearls={(play.offer()?.price ?? 1) - props.move.what} nebulis={props.move.what} />
      </Show>
      <Show when={props.move.deed === 'pay' && play.frame()?.at === 'bribe'}>
        <Price pearls={BRIBE - props.move.what} nebulis={props.move.what} />
      </Show>
    </button>
  );
}

function Price(props: { readonly pearls: number; readonly nebulis: number }): JSX.Element {
  const play = usePlay();
  return (
    <span class="abyss-answer-price">
      <Show when={props.pearls > 0}>
        {props.pearls} <CoinPicture of="pearl" />
        <span class="f-unseen">{play.words().pearlsWord(props.pearls)}</span>
      </Show>
      <Show when={props.nebulis > 0}>
        {props.nebulis} <CoinPicture of="nebulis" />
        <span class="f-unseen">{play.words().nebulisWord}</span>
      </Show>
    </span>
  );
}
