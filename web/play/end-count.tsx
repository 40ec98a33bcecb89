import type { Seat } from '@fathom/kernel';
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Session } from '../session/session.ts';
import type { SpokenWords } from '../shelf/catalogue.ts';
import { endingWords } from '../words/ending.ts';
import { itemsOf, pointsOf, signed } from './end-points.ts';

/** How long one item stays, and how long the whole count may take. */
const STAY = 700;
const MOST = 7000;

/** Everybody's points, counted up item by item before the eyes of those who played; done at once for all others. */
export function EndCount(props: {
  readonly session: Session;
  readonly words: SpokenWords;
  readonly name: (seat: Seat) => string;
  readonly lively: boolean;
  readonly onDone: () => void;
}): JSX.Element {
  const result = props.session.now.result;
  const lines = result?.breakdown ?? [];
  const seats = Array.from({ length: props.session.facts.seats }, (_, seat) => seat);
  const items = itemsOf(lines, seats.length);
  const [counted, setCounted] = createSignal(props.lively ? 0 : items.length);
  const isDone = () => counted() >= items.length;
  const sum = (seat: Seat, until: number) =>
    items.slice(0, until).reduce((total, item) => total + (pointsOf(lines, seat, item) ?? 0), 0);
  /** The longest bar there will be: points may be lost again. */
  const top = Math.max(1, ...seats.flatMap((seat) => items.map((_, at) => sum(seat, at + 1))));
  const score = (seat: Seat) => (isDone() ? (result?.scores?.[seat] ?? sum(seat, items.length)) : sum(seat, counted()));
  let beat: ReturnType<typeof setInterval> | undefined;
  const skip = () => {
    clearInterval(beat);
    setCounted(items.length);
    props.onDone();
  };
  onMount(() => {
    if (isDone()) return;
    beat = setInterval(
      () => {
        setCounted(counted() + 1);
        if (isDone()) skip();
      },
      Math.min(STAY, MOST / items.length),
    );
    onCleanup(() => clearInterval(beat));
  });
  const item = () => items[counted() - 1];
  return (
    <section class="f-panel end-count" aria-label={endingWords().count} data-done={isDone() ? '' : undefined}>
      <Show when={!isDone()}>
        <p class="count-item">
          <span>{props.words.item(item() ?? items[0] ?? '')}</span>
          <button class="f-button" type="button" onClick={skip}>
            {endingWords().skip}
          </button>
        </p>
      </Show>
      <ol aria-hidden={isDone() ? undefined : 'true'}>
        <For each={seats}>
          {(seat) => (
            <li data-first={isDone() && result?.ranks[seat] === 1 ? '' : undefined}>
              <span class="count-name">{props.name(seat)}</span>
              <span class="count-rail" aria-hidden="true">
                <span class="count-bar" style={{ '--share': Math.max(0, score(seat)) / top }} />
              </span>
              <span class="numeral">{signed(score(seat))}</span>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
