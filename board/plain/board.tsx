import type { AnyGame, GameEvent, Json, Seat } from '@fathom/kernel';
import type { AnyGameWords, Language } from '@fathom/words';
import { createMemo, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { BoardProps } from '../contract.ts';
import { focusGrid } from '../focus-grid.ts';
import { createMedia } from '../media.ts';
import { createMotion } from '../motion.ts';
import { followNews } from '../showing.ts';
import { createSpoken } from '../spoken.ts';
import { namer } from './names.ts';
import { traysOf } from './trays.ts';
import { words as ours } from './words.ts';
import './plain.css';

/**
 * A table for any game that has rules and words: every place is a tray with its pieces in it, every move a button that says what it
 * does, and what happened stands above them.
 */
export function plainBoard(game: AnyGame, speak: (language: Language) => Promise<AnyGameWords>) {
  return function PlainBoard(props: BoardProps<unknown, Json, GameEvent>): JSX.Element {
    const book = createSpoken(() => props.language, speak);
    const said = () => ours[props.language];
    const isWide = createMedia('(min-width: 900px)');
    const motion = createMotion(() => props.pace);
    followNews(props, { motion, show: () => undefined }, () => undefined);
    const told = createMemo(() => props.happening.events.flatMap((event) => book()?.event(event, props.name) ?? []));
    /** Places something came to or went from just now. */
    const touched = createMemo(
      () => new Set(props.happening.events.flatMap(({ shifts = [] }) => shifts.flatMap(({ from, to }) => [from, to]))),
    );
    const name = namer(book, (seat: Seat) => props.name(seat));
    const trays = createMemo(() => traysOf(game.pieces(props.view)));
    let root: HTMLDivElement | undefined;
    onMount(() => root && onCleanup(focusGrid(root)));
    return (
      <div class="plain" ref={root} data-serial={props.happening.serial}>
        <section class="plain-table" aria-label={said().table}>
          <For each={trays()}>
            {({ kind, places }) => (
              <ul class="plain-kind" data-kind={kind}>
                <For each={places}>
                  {({ place, pieces }) => (
                    <li
                      class="plain-tray f-panel"
                      data-place={place}
                      data-touched={touched().has(place) ? '' : undefined}
                    >
                      <h2>{name.place(place)}</h2>
                      <ul>
                        <For each={pieces} fallback={<li class="plain-none f-second">{said().empty}</li>}>
                          {({ piece, count }) => (
                            <li class="plain-chip" data-piece={piece}>
                              <span>
                                <Show when={piece === '?'} fallback={name.piece(piece)}>
                                  <span aria-hidden="true">?</span>
                                  <span class="f-unseen">{said().hidden}</span>
                                </Show>
                              </span>
                              <Show when={count > 1}>
                                <span class="numeral">× {count}</span>
                              </Show>
                            </li>
                          )}
                        </For>
                      </ul>
                    </li>
                  )}
                </For>
              </ul>
            )}
          </For>
        </section>
        <section class="plain-dock f-panel" aria-label={said().moves}>
          <div class="plain-told">
            <For each={told()}>{(sentence) => <p>{sentence}</p>}</For>
          </div>
          <ul class="plain-moves" data-region>
            <For each={props.moves} fallback={<li class="f-second">{said().wait}</li>}>
              {(move) => (
                <li>
                  <button
                    class="f-button lit"
                    type="button"
                    data-lit
                    data-move={game.write(move)}
                    onClick={() => props.send(move)}
                  >
                    {book()?.move(move)}
                  </button>
                </li>
              )}
            </For>
          </ul>
          <div class="plain-openers" data-slot="openers" />
        </section>
        <Show when={isWide()}>
          <aside class="plain-log f-panel" data-slot="log" />
        </Show>
      </div>
    );
  };
}
