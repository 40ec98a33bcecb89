import type { Seat } from '@fathom/kernel';
import { tableOf } from '@fathom/mind/puzzle';
import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { Page, PageBar } from '../parts/parts.tsx';
import { PuzzleTable } from '../play/puzzle.tsx';
import { answerTo } from '../saves/puzzled.ts';
import { PuzzleSession } from '../session/puzzle.ts';
import { fetchGame, listing } from '../shelf/catalogue.ts';
import { type Puzzle, puzzlesOf, puzzlesOfDay } from '../shelf/puzzles.ts';
import { today } from '../shell/sea-names.ts';
import { puzzleWords } from '../words/puzzles.ts';
import { appWords, shown } from '../words/words.ts';

type Ready = Awaited<ReturnType<typeof fetchGame>> & {
  readonly session: PuzzleSession;
  readonly seat: Seat;
  readonly puzzle: Puzzle;
  readonly next: Puzzle | undefined;
};

/** One puzzle of a game. */
export default function PuzzlePage(props: { readonly game: string; readonly puzzle: string }): JSX.Element {
  const [ready, setReady] = createSignal<Ready>();
  const [unknown, setUnknown] = createSignal(false);
  /** Then there is nobody left to ask which puzzle is wanted. */
  let isLeft = false;
  onCleanup(() => {
    isLeft = true;
  });
  const open = async (id: string, name: string) => {
    const game = listing(id);
    const [parts, puzzles, levels] = await Promise.all([
      game && fetchGame(game, shown()),
      puzzlesOf(id),
      game?.mind.words.en().then((words) => Object.keys(words.levels)),
    ]);
    if (isLeft || props.game !== id || props.puzzle !== name) return;
    const puzzle = puzzles.find((one) => one.id === name);
    const table = parts && puzzle && tableOf(parts.rules, puzzle);
    if (!table || typeof table === 'string') return setUnknown(true);
    const seat = table.actor as Seat;
    const players = Array.from({ length: table.setup.seats }, (_, at) => ({
      name: '',
      bot: at === seat ? null : (levels?.[(Math.floor(levels.length / 2) + at) % levels.length] ?? null),
    }));
    setReady({
      ...parts,
      puzzle,
      seat,
      session: new PuzzleSession(table, seat, players),
      next: nextAfter(id, puzzles, name),
    });
  };
  createEffect(
    on([() => props.game, () => props.puzzle], ([game, puzzle]) => {
      setReady(undefined);
      setUnknown(false);
      void open(game, puzzle);
    }),
  );
  return (
    <>
      <Show when={ready()} keyed>
        {(parts) => (
          <PuzzleTable
            {...parts}
            next={parts.next ? `/puzzles/${props.game}/${parts.next.id}` : '/puzzles'}
            isLast={parts.next === undefined}
          />
        )}
      </Show>
      <Show when={unknown()}>
        <PageBar />
        <Page title={puzzleWords().title} class="narrow">
          <h1>{puzzleWords().title}</h1>
          <p role="alert">{puzzleWords().none}</p>
          <p>
            <a class="f-button primary" href="/puzzles">
              {puzzleWords().done}
            </a>
          </p>
        </Page>
      </Show>
      <Show when={!ready() && !unknown()}>
        <p class="waiting">{appWords().loading}</p>
      </Show>
    </>
  );
}

/** Of today's the next that was not tried; else, where somebody goes through them all, the next of those. */
function nextAfter(game: string, puzzles: readonly Puzzle[], id: string): Puzzle | undefined {
  const ofToday = puzzlesOfDay(game, puzzles, today());
  const isOpen = (puzzle: Puzzle) => puzzle.id !== id && !answerTo(game, puzzle.id);
  if (ofToday.some((puzzle) => puzzle.id === id)) return ofToday.find(isOpen);
  const at = puzzles.findIndex((puzzle) => puzzle.id === id);
  return [...puzzles.slice(at + 1), ...puzzles.slice(0, at)].find(isOpen);
}
