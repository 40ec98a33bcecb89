import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { endGreeting } from '../shell/greeting.ts';
import { coachWords } from '../words/coach.ts';
import { type Box, placePaper, type Spot } from './paper-place.ts';
import '../style/note.css';
import '../style/coach.css';

/** What lies on the paper now. */
export interface CoachNote {
  /** Changes with what is said. */
  readonly id: string;
  readonly text: string;
  /** The how manieth answer to what was tried it is, instead of the text; 0 where it is none. */
  readonly answer?: number;
  /** What it speaks of on the board. */
  readonly points: readonly string[];
  /** How far a lesson has come. */
  readonly progress?: { readonly at: number; readonly of: number };
  /** Where there is nothing to do but read. */
  readonly onNext?: () => void;
}

/** Changes with whatever is said anew. */
export const keyOf = ({ id, text, answer = 0 }: CoachNote): string => `${id} ${answer} ${text}`;

/** What a board opens over itself lies beside it in the document. */
const sheet = '.sheet';

/** What is left of a box inside all that clips or scrolls it. */
function seenPart(piece: Element): Box {
  let { left, top, right, bottom }: Box = piece.getBoundingClientRect();
  for (let around = piece.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const room = around.getBoundingClientRect();
    left = Math.max(left, room.left);
    top = Math.max(top, room.top);
    right = Math.min(right, room.right);
    bottom = Math.min(bottom, room.bottom);
  }
  return { left, top, right, bottom };
}

/**
 * What is really seen of these pieces, on the board or on a sheet it has opened: not those in a drawer, nor under a sheet. What lies
 * `data-clear` over them hides nothing.
 */
function boxesOf(board: Element, selectors: readonly string[]): readonly Box[] {
  if (selectors.length === 0) return [];
  const pieces = [...document.querySelectorAll(selectors.join(','))];
  return pieces.flatMap((piece) => {
    if (!board.contains(piece) && !piece.closest(sheet)) return [];
    const box = seenPart(piece);
    if (box.right <= box.left || box.bottom <= Math.max(0, box.top) || box.top >= innerHeight) return [];
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const top = document
      .elementsFromPoint(x, y)
      .find((one) => !one.hasAttribute('data-clear') && one.closest('.coach') === null);
    const isSeen = !top || piece.contains(top) || top.contains(piece);
    return isSeen ? [box] : [];
  });
}

/** All that is spoken of is scrolled to, the first of it last: to the middle where nothing of it can be seen, else as far as it must be. */
function bringIntoSight(board: Element, selectors: readonly string[]): void {
  if (selectors.length === 0) return;
  const block = boxesOf(board, selectors).length > 0 ? 'nearest' : 'center';
  for (const piece of [...board.querySelectorAll(selectors.join(','))].reverse())
    piece.scrollIntoView({ block, inline: 'nearest' });
}

/** A paper beside the board that teaches. It lies on nothing it speaks of, and can be folded away. */
export function Coach(props: {
  readonly board: () => HTMLElement | undefined;
  readonly note: CoachNote;
  /** The way out; none where there is nothing more to learn. */
  readonly leave: 'skip' | 'stop' | 'quiet' | null;
  readonly onLeave: () => void;
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
  /** What stands below the text once there is nothing more to learn. */
  readonly children?: JSX.Element;
}): JSX.Element {
  let paper: HTMLElement | undefined;
  let next: HTMLButtonElement | undefined;
  let spot: Spot | null = null;
  let frame = 0;
  /** Where that lay which was last brought into sight; null where something new is spoken of. */
  let brought: string | null = null;
  /** Nobody has looked elsewhere since. */
  let isLed = true;
  const [rings, setRings] = createSignal<readonly Box[]>([]);

  const settle = () => {
    const board = props.board();
    if (!paper || !board) return;
    const seen = () => boxesOf(board, props.note.points);
    // What grows, or is pushed away by what grows, is brought into sight anew.
    if (isLed && JSON.stringify(seen()) !== brought) {
      bringIntoSight(board, props.note.points);
      brought = JSON.stringify(seen());
    }
    const spokenOf = seen();
    setRings(spokenOf);
    const { width, height } = paper.getBoundingClientRect();
    const top = Math.max(0, board.getBoundingClientRect().top);
    const around = {
      spokenOf,
      // A path shows what a choice would do: as good as touchable.
      touchable: boxesOf(board, ['[data-lit]', '[data-region="path"]', `${sheet} button`]),
      scenery: boxesOf(board, ['[data-place]']),
    };
    spot = placePaper({ width, height }, { width: innerWidth, height: innerHeight, top }, around, spot);
    // Moved, not laid anew: the page itself stays as it is.
    paper.style.translate = `${spot.x}px ${spot.y}px`;
  };
  const settleSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(settle);
  };

  onMount(() => {
    const board = props.board();
    const watch = new MutationObserver(settleSoon);
    if (board) watch.observe(board, { childList: true, subtree: true, attributes: true });
    watch.observe(document.body, { childList: true });
    const grown = new ResizeObserver(settleSoon);
    if (paper) grown.observe(paper);
    const moved = ['animationend', 'transitionend', 'scroll'] as const;
    for (const kind of moved) document.addEventListener(kind, settleSoon, { capture: true });
    for (const kind of ['wheel', 'pointerdown', 'keydown'] as const)
      board?.addEventListener(kind, () => (isLed = false), { passive: true });
    addEventListener('resize', settleSoon);
    settle();
    endGreeting();
    onCleanup(() => {
      watch.disconnect();
      grown.disconnect();
      for (const kind of moved) document.removeEventListener(kind, settleSoon, { capture: true });
      removeEventListener('resize', settleSoon);
      cancelAnimationFrame(frame);
    });
  });

  createEffect(
    on(
      () => props.folded,
      () => {
        // Another size, another place.
        spot = null;
        settleSoon();
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      createMemo(() => [keyOf(props.note), ...props.note.points].join()),
      () => {
        brought = null;
        isLed = true;
        settleSoon();
        // The button may not be on the page yet: what is said is drawn in the same breath.
        queueMicrotask(goOn);
      },
    ),
  );
  /** Whoever plays by keys finds what goes on: the button where there is something to read, else the board. */
  const goOn = () => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || props.board()?.contains(activeElement);
    if (props.note.onNext && isFree) next?.focus({ preventScroll: true });
  };
  const readOn = () => {
    props.note.onNext?.();
    if (props.note.onNext) return next?.focus({ preventScroll: true });
    // After the last step: what comes next.
    const choice = paper?.querySelector<HTMLElement>('.coach-choices button');
    if (choice) return choice.focus({ preventScroll: true });
    const board = props.board();
    const lit =
      board?.querySelector<HTMLElement>('[data-lit][data-first]') ?? board?.querySelector<HTMLElement>('[data-lit]');
    lit?.focus({ preventScroll: true });
  };

  return (
    <>
      <div class="coach-rings" aria-hidden="true">
        <For each={rings()}>
          {(box) => (
            <span
              class="coach-ring"
              ref={(ring) => {
                ring.style.left = `${box.left - 4}px`;
                ring.style.top = `${box.top - 4}px`;
                ring.style.width = `${box.right - box.left + 8}px`;
                ring.style.height = `${box.bottom - box.top + 8}px`;
              }}
            />
          )}
        </For>
      </div>
      <aside
        class="coach f-paper"
        ref={paper}
        aria-label={coachWords().name}
        data-step={props.note.id}
        data-points={rings().length}
        data-folded={props.folded ? '' : undefined}
        data-answer={props.note.answer ? '' : undefined}
      >
        <Show
          when={!props.folded}
          fallback={
            <button class="paper-link coach-fold" type="button" onClick={() => props.onFold(false)}>
              {coachWords().unfold}
            </button>
          }
        >
          <p class="coach-text">{props.note.text}</p>
          {props.children}
          <div class="coach-foot">
            <Show when={props.note.progress}>
              {(progress) => (
                <progress
                  class="coach-progress"
                  value={progress().at}
                  max={progress().of}
                  aria-label={coachWords().progress(progress().at, progress().of)}
                />
              )}
            </Show>
            <Show when={props.leave}>
              {(leave) => (
                <button class="paper-link" type="button" onClick={() => props.onLeave()}>
                  {coachWords()[leave()]}
                </button>
              )}
            </Show>
            <button class="paper-link coach-fold" type="button" onClick={() => props.onFold(true)}>
              {coachWords().fold}
            </button>
            <Show when={props.note.onNext}>
              <button class="paper-button" type="button" ref={next} onClick={readOn}>
                {coachWords().next}
              </button>
            </Show>
          </div>
        </Show>
      </aside>
    </>
  );
}
