import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { type AnyBoard, listing } from '../shelf/catalogue.ts';
import { appWords } from '../words/words.ts';
import type { BoardNow } from './board-props.ts';

/** The table in words: headings, lists and buttons. */
export default function TextTable(props: { readonly game: string; readonly live: BoardNow }): JSX.Element {
  const [board, setBoard] = createSignal<AnyBoard>();
  onMount(async () => {
    const found = await listing(props.game)?.textBoard();
    setBoard(() => found);
  });
  return (
    <Show when={board()} keyed fallback={<p class="waiting">{appWords().loading}</p>}>
      {(Board) => <Board {...props.live} />}
    </Show>
  );
}
