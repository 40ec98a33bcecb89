import { type BoardProps, createSpoken } from '@fathom/board';
import type { GameEvent, Json } from '@fathom/kernel';
import { createEffect, createSignal, For, type JSX, on } from 'solid-js';
import { listing } from '../catalogue.ts';

/** A table without pictures: what happened, and what may be done, in words. For games that have rules and words but no board. */
export function plainBoard(id: string) {
  return function PlainBoard(props: BoardProps<unknown, Json, GameEvent>): JSX.Element {
    const words = createSpoken(
      () => props.language,
      async (language) => listing(id)?.words[language](),
    );
    const [told, setTold] = createSignal<readonly string[]>([]);
    createEffect(
      on(
        () => props.happening.serial,
        (serial) => {
          const book = words();
          if (book) setTold(props.happening.events.flatMap((event) => book.event(event, props.name) ?? []));
          props.settled(serial);
        },
      ),
    );
    return (
      <div class="plain-board">
        <For each={told()}>{(sentence) => <p>{sentence}</p>}</For>
        <ul class="row">
          <For each={props.moves}>
            {(move) => (
              <li>
                <button
                  class="f-button lit"
                  type="button"
                  data-lit
                  data-move={JSON.stringify(move)}
                  onClick={() => props.send(move)}
                >
                  {words()?.move(move)}
                </button>
              </li>
            )}
          </For>
        </ul>
      </div>
    );
  };
}
