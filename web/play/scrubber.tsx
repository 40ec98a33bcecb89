import { createMedia } from '@fathom/board';
import { For, type JSX, Show } from 'solid-js';
import type { JudgedTurn, TurningPoint } from '../minds/turns.ts';
import type { Chapter, ReplayStep } from '../session/story.ts';
import { replayWords } from '../words/replay.ts';
import { apart } from './marks.ts';

const wide = 1000;
const high = 100;

/** The whole game as one line to drag along: turn by turn, and, once it is judged, the chance to win. */
export function Scrubber(props: {
  readonly steps: readonly ReplayStep[];
  readonly chapters: readonly Chapter[];
  readonly at: number;
  /** What is said of where it stands. */
  readonly said: string;
  /** From 0 to 100, after each step. */
  readonly curve: readonly number[] | null;
  readonly points: readonly TurningPoint[];
  readonly mistakes: readonly JudgedTurn[];
  readonly onSeek: (step: number) => void;
}): JSX.Element {
  const isNarrow = createMedia('(max-width: 719px)');
  const last = () => Math.max(1, props.steps.length - 1);
  const x = (step: number) => (wide * step) / last();
  const y = (chance: number) => 4 + (high - 8) * (1 - chance / 100);
  const line = (curve: readonly number[]) =>
    curve.map((chance, step) => `${step === 0 ? 'M' : 'L'}${x(step).toFixed(1)} ${y(chance).toFixed(1)}`).join('');
  const percent = (step: number) => `${(100 * step) / last()}%`;
  /** The first step of every turn; as many of them named as there is room for. */
  const turns = () => {
    const begun = props.chapters.filter(({ turn }, i) => turn > 0 && props.chapters[i - 1]?.turn !== turn);
    const room = isNarrow() ? 6 : 14;
    const stride = Math.max(1, Math.ceil(begun.length / room));
    return begun.map(({ turn, first }, i) => ({ turn, first, named: i % stride === 0 }));
  };
  const lastOf = (chapter: number) => props.chapters[chapter]?.last ?? 0;
  /** Where marks stand in pixels, at the least: on the narrowest phone, or on a tablet and everything wider. */
  const marks = () =>
    apart(props.points, ({ chapter }) => {
      const at = lastOf(chapter);
      return { x: ((isNarrow() ? 320 : 720) * at) / last(), y: (60 * y(props.curve?.[at] ?? 50)) / high };
    });
  const heightAt = (step: number) => `${y(props.curve?.[step] ?? 50)}%`;
  return (
    <div class="scrubber" data-judged={props.curve ? '' : undefined}>
      <svg viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="none" aria-hidden="true">
        <For each={turns()}>{({ first }) => <path class="scrub-turn" d={`M${x(first - 1)} 0V${high}`} />}</For>
        <Show when={props.curve} fallback={<path class="scrub-rail" d={`M0 ${high / 2}H${wide}`} />}>
          {(curve) => (
            <>
              <path class="scrub-half" d={`M0 ${y(50)}H${wide}`} />
              <path class="scrub-area" d={`${line(curve())}L${wide} ${high}L0 ${high}Z`} />
              <path class="scrub-line" d={line(curve())} />
            </>
          )}
        </Show>
        <path class="scrub-here" d={`M${x(props.at)} 0V${high}`} />
      </svg>
      <Show when={props.curve}>
        <For each={marks()}>
          {({ chapter, change }) => (
            <span
              class="scrub-point"
              data-way={change < 0 ? 'down' : 'up'}
              style={{ left: percent(lastOf(chapter)), top: heightAt(lastOf(chapter)) }}
              aria-hidden="true"
            />
          )}
        </For>
      </Show>
      <input
        type="range"
        min="0"
        max={last()}
        step="1"
        value={props.at}
        aria-label={replayWords().bar.scrub}
        aria-valuetext={props.said}
        onInput={(event) => props.onSeek(event.currentTarget.valueAsNumber)}
      />
      <div class="scrub-turns numeral" aria-hidden="true">
        <For each={turns()}>
          {({ turn, first, named }) => (
            <Show when={named}>
              <span style={{ left: percent(first - 1) }}>{turn}</span>
            </Show>
          )}
        </For>
      </div>
    </div>
  );
}
