import { tellOverflow } from '@fathom/board';
import { type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { JudgedTurn, TurningPoint } from '../minds/turns.ts';
import type { Chapter, ReplayStep } from '../session/story.ts';
import { lookingBackWords } from '../words/looking-back.ts';
import { replayWords } from '../words/replay.ts';
import type { Player } from './player.ts';
import { Scrubber } from './scrubber.tsx';

const pictures = {
  turnEarlier: 'M15 4L8 10L15 16ZM5 4V16',
  earlier: 'M14 4L6 10L14 16Z',
  play: 'M6 3L16 10L6 17Z',
  pause: 'M6 4H8.5V16H6ZM11.5 4H14V16H11.5Z',
  later: 'M6 4L14 10L6 16Z',
  turnLater: 'M5 4L12 10L5 16ZM15 4V16',
  pointEarlier: 'M8 10L12 5L16 10L12 15ZM5 4V16',
  pointLater: 'M4 10L8 5L12 10L8 15ZM15 4V16',
  close: 'M5 5L15 15M15 5L5 15',
} as const;

/** Under a game that is played back: what happened, the game as one line, and everything that moves along it. */
export function ReplayBar(props: {
  readonly player: Player;
  readonly steps: readonly ReplayStep[];
  readonly chapters: readonly Chapter[];
  readonly curve: readonly number[] | null;
  readonly points: readonly TurningPoint[];
  readonly mistakes: readonly JudgedTurn[];
  /** "Turn 4 · Murex", and the turn that has begun by the end of the step. */
  readonly where: string;
  /** "Turn 4 · Murex". */
  readonly turn: string;
  /** What happened in the step on show. */
  readonly sentence: string;
  readonly count: number;
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
  readonly onTurn: (way: 1 | -1) => void;
  readonly onPoint: (way: 1 | -1) => void;
  readonly isOver: boolean;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}): JSX.Element {
  const { player } = props;
  const last = () => props.steps.length - 1;
  const way = () => (props.isOver ? replayWords().bar.close : lookingBackWords().momentNow);
  const flip = () => (player.playing() ? player.pause() : player.play());
  return (
    <section class="moment-bar f-panel" aria-label={replayWords().bar.title} data-moment={props.count}>
      <p class="replay-told" ref={(told) => onMount(() => onCleanup(tellOverflow(told)))}>
        <strong>{props.where}</strong>
        <span class="replay-sentence">{props.sentence}</span>
      </p>
      <Scrubber
        steps={props.steps}
        chapters={props.chapters}
        at={player.at()}
        said={replayWords().bar.at(props.turn, player.at(), last())}
        curve={props.curve}
        points={props.points}
        mistakes={props.mistakes}
        onSeek={(step) => player.seek(step)}
      />
      <div class="replay-tools">
        <div class="replay-steps">
          <Show when={props.points.length > 0}>
            <Tool
              name={replayWords().bar.pointEarlier}
              picture={pictures.pointEarlier}
              onPress={() => props.onPoint(-1)}
            />
          </Show>
          <Tool
            name={replayWords().bar.turnEarlier}
            picture={pictures.turnEarlier}
            off={player.at() === 0}
            onPress={() => props.onTurn(-1)}
          />
          <Tool
            name={replayWords().bar.earlier}
            picture={pictures.earlier}
            off={player.at() === 0}
            onPress={() => player.seek(player.at() - 1)}
          />
          <button
            class="f-button primary round"
            type="button"
            aria-label={player.playing() ? replayWords().bar.pause : replayWords().bar.play}
            title={player.playing() ? replayWords().bar.pause : replayWords().bar.play}
            onClick={flip}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={player.playing() ? pictures.pause : pictures.play} />
            </svg>
          </button>
          <Tool
            name={replayWords().bar.later}
            picture={pictures.later}
            off={player.at() >= last()}
            onPress={() => player.forward()}
          />
          <Tool
            name={replayWords().bar.turnLater}
            picture={pictures.turnLater}
            off={player.at() >= last()}
            onPress={() => props.onTurn(1)}
          />
          <Show when={props.points.length > 0}>
            <Tool name={replayWords().bar.pointLater} picture={pictures.pointLater} onPress={() => props.onPoint(1)} />
          </Show>
          <button
            class="f-button replay-speed"
            type="button"
            aria-label={`${replayWords().bar.speed} ×${props.speed}`}
            title={replayWords().bar.speed}
            onClick={() => props.onSpeed(props.speed === 4 ? 1 : props.speed * 2)}
          >
            ×{props.speed}
          </button>
        </div>
        <div class="replay-deeds">
          {props.children}
          <button class="f-button replay-close" type="button" aria-label={way()} onClick={() => props.onClose()}>
            <span>{way()}</span>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={pictures.close} />
            </svg>
          </button>
        </div>
      </div>
    </section>
  );
}

function Tool(props: {
  readonly name: string;
  readonly picture: string;
  readonly off?: boolean;
  readonly onPress: () => void;
}): JSX.Element {
  return (
    <button
      class="f-button round"
      type="button"
      aria-label={props.name}
      title={props.name}
      aria-disabled={props.off}
      onClick={() => props.off || props.onPress()}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={props.picture} />
      </svg>
    </button>
  );
}
