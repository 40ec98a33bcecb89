import { createMedia } from '@fathom/board';
import { type Accessor, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { TurningPoint } from '../minds/turns.ts';
import { endingWords } from '../words/ending.ts';
import { apart } from './marks.ts';

/** How long a whole game may take, and how long a turn of a short one. */
const FILM = 15_000;
const SLOWEST = 1200;
/** It waits so long for its turning points before it begins, and looks so often whether they have come. */
const PATIENCE = 6000;
const GLANCE = 200;
/** So many times as long as any other turn a turning point stays. */
const WEIGHT = 3;

/** A game as a film: turn after turn, longer where it turned. */
export interface Film {
  readonly rolling: Accessor<boolean>;
  /** The turn on show. */
  readonly chapter: Accessor<number>;
  roll(): void;
  toggle(): void;
  cut(): void;
}

export function createFilm(parts: {
  readonly chapters: () => number;
  readonly points: () => readonly TurningPoint[];
  /** Whether the turning points are still being looked for. */
  readonly seeking: () => boolean;
  readonly show: (chapter: number) => void;
  readonly onEnd: () => void;
}): Film {
  const [chapter, setChapter] = createSignal(0);
  const [rolling, setRolling] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = () => {
    const isPoint = parts.points().some((point) => point.chapter === chapter());
    const shares = parts.chapters() + (WEIGHT - 1) * parts.points().length;
    return (isPoint ? WEIGHT : 1) * Math.min(SLOWEST, FILM / Math.max(1, shares));
  };
  /** When the turn on show is over: a slow board makes no film longer. */
  let due = 0;
  const next = () => {
    due += stay();
    timer = setTimeout(() => {
      if (chapter() + 1 >= parts.chapters()) {
        setRolling(false);
        return parts.onEnd();
      }
      setChapter(chapter() + 1);
      parts.show(chapter());
      next();
    }, due - performance.now());
  };
  const cut = () => {
    clearTimeout(timer);
    setRolling(false);
  };
  onCleanup(cut);
  const go = () => {
    clearTimeout(timer);
    setRolling(true);
    due = performance.now();
    next();
  };
  const wait = (left: number) => {
    clearTimeout(timer);
    if (left > 0 && parts.seeking()) timer = setTimeout(() => wait(left - GLANCE), GLANCE);
    else go();
  };
  return {
    rolling,
    chapter,
    roll() {
      setChapter(0);
      parts.show(0);
      setRolling(true);
      wait(PATIENCE);
    },
    toggle: () => (rolling() ? cut() : go()),
    cut,
  };
}

/** Under a film: what happens, how far it is, and the way out of it. */
export function FilmBar(props: {
  readonly film: Film;
  readonly chapters: number;
  readonly points: readonly TurningPoint[];
  readonly seeking: boolean;
  readonly where: string;
  readonly sentence: string;
  /** The chance before and after this turn, where the game turned in it. */
  readonly turned: readonly [before: string, after: string] | null;
  readonly onSkip: () => void;
}): JSX.Element {
  const isNarrow = createMedia('(max-width: 719px)');
  const marks = () => apart(props.points, ({ chapter }) => ({ x: (isNarrow() ? 310 : 400) * share(chapter), y: 0 }));
  const share = (chapter: number) => (chapter + 1) / Math.max(1, props.chapters);
  return (
    <section class="moment-bar film-bar f-panel" aria-label={endingWords().film.title}>
      <p class="replay-told">
        <strong>{props.where}</strong>
        <span class="replay-sentence">{props.sentence}</span>
      </p>
      <div class="film-rail" aria-hidden="true">
        <span class="film-done" style={{ '--share': share(props.film.chapter()) }} />
        <For each={marks()}>
          {({ chapter, change }) => (
            <span
              class="scrub-point"
              data-way={change < 0 ? 'down' : 'up'}
              style={{ left: `${100 * share(chapter)}%` }}
            />
          )}
        </For>
      </div>
      <div class="replay-tools">
        <p class="film-point">
          <Show
            when={props.turned}
            fallback={<span class="f-second">{props.seeking ? endingWords().film.seeking : ''}</span>}
          >
            {(turned) => <>{endingWords().film.point(...turned())}</>}
          </Show>
        </p>
        <div class="replay-steps">
          <button class="f-button" type="button" onClick={() => props.film.toggle()}>
            {props.film.rolling() ? endingWords().film.stop : endingWords().film.go}
          </button>
          <button class="f-button primary" type="button" onClick={() => props.onSkip()}>
            {endingWords().skip}
          </button>
        </div>
      </div>
    </section>
  );
}
