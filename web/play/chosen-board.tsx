import { type JSX, lazy, Show, Suspense } from 'solid-js';
import type { AnyBoard } from '../shelf/catalogue.ts';
import { settings } from '../shell/settings.ts';
import { appWords } from '../words/words.ts';
import type { BoardNow } from './board-props.ts';

const TextTable = lazy(() => import('./text-table.tsx'));

/** A table as whoever sits at it wants it: drawn, or in words. */
export function ChosenBoard(props: {
  readonly game: string;
  readonly board: AnyBoard;
  readonly live: BoardNow;
}): JSX.Element {
  const Board = props.board;
  return (
    <Show when={settings().textBoard} fallback={<Board {...props.live} />}>
      <Suspense fallback={<p class="waiting">{appWords().loading}</p>}>
        <TextTable game={props.game} live={props.live} />
      </Suspense>
    </Show>
  );
}
