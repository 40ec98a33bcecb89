import { createMemo, createResource, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { Page, PageBar } from '../parts/parts.tsx';
import { answerTo, solved } from '../saves/puzzled.ts';
import { namesOf, warm } from '../shelf/catalogue.ts';
import { gradeOf, type Puzzle, puzzled, puzzlesOf, puzzlesOfDay } from '../shelf/puzzles.ts';
import { fetchAhead } from '../shell/ahead.ts';
import { today } from '../shell/sea-names.ts';
import { setDepth } from '../shell/stage.ts';
import { puzzleWords } from '../words/puzzles.ts';
import { shown } from '../words/words.ts';
import '../style/puzzles.css';

/** A few puzzles a day for each game, how somebody has done so far, and all the others. */
export default function Puzzles(): JSX.Element {
  onMount(() => {
    setDepth(0.15);
    fetchAhead(puzzled[0]);
  });
  const day = today();
  const done = createMemo(() => solved(day));
  return (
    <>
      <PageBar />
      <Page title={puzzleWords().title} class="narrow puzzles-page">
        <h1>{puzzleWords().title}</h1>
        <p class="f-second">{puzzleWords().line}</p>
        <dl class="puzzle-tally">
          <For
            each={[
              [puzzleWords().streak, puzzleWords().days(done().streak)] as const,
              [puzzleWords().longest, puzzleWords().days(done().longest)] as const,
              [puzzleWords().found, puzzleWords().of(done().found, done().answered)] as const,
            ]}
          >
            {([name, value]) => (
              <div>
                <dt>{name}</dt>
                <dd class="numeral">{value}</dd>
              </div>
            )}
          </For>
        </dl>
        <For each={puzzled}>{(game) => <PuzzlesOf game={game} day={day} />}</For>
        <p class="f-second">
          {puzzleWords().streakNote} {puzzleWords().gradeNote}
        </p>
      </Page>
    </>
  );
}

function PuzzlesOf(props: { readonly game: string; readonly day: string }): JSX.Element {
  const [puzzles] = createResource(() => props.game, puzzlesOf);
  const [wantsAll, setWantsAll] = createSignal(false);
  const name = () => namesOf(props.game).name;
  const ofToday = createMemo(() => puzzlesOfDay(props.game, puzzles() ?? [], props.day));
  const isDone = () => ofToday().length > 0 && ofToday().every(({ id }) => answerTo(props.game, id));
  return (
    <section class="f-panel puzzles-of" aria-label={name()}>
      <h2>{name()}</h2>
      <h3>{puzzleWords().today}</h3>
      <ol class="puzzle-list">
        <For each={ofToday()}>
          {(puzzle, at) => <PuzzleLine game={props.game} puzzle={puzzle} name={puzzleWords().puzzle(at() + 1)} />}
        </For>
      </ol>
      <Show when={isDone()}>
        <p class="f-second">{puzzleWords().dayDone}</p>
      </Show>
      <details onToggle={(event) => setWantsAll(event.currentTarget.open)}>
        <summary aria-label={puzzleWords().allOf(name())}>{puzzleWords().all}</summary>
        <Show when={wantsAll()}>
          <ul class="puzzle-grid">
            <For each={puzzles()}>
              {(puzzle, at) => (
                <li>
                  <a
                    href={`/puzzles/${props.game}/${puzzle.id}`}
                    data-state={answerTo(props.game, puzzle.id)?.verdict}
                    data-grade={gradeOf(puzzle)}
                    aria-label={`${puzzleWords().puzzle(at() + 1)}, ${puzzleWords().grade[gradeOf(puzzle)]}, ${stateOf(props.game, puzzle)}`}
                  >
                    {at() + 1}
                  </a>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </details>
    </section>
  );
}

const stateOf = (game: string, puzzle: Puzzle): string =>
  puzzleWords().state[answerTo(game, puzzle.id)?.verdict ?? 'open'];

function PuzzleLine(props: { readonly game: string; readonly puzzle: Puzzle; readonly name: string }): JSX.Element {
  const state = () => answerTo(props.game, props.puzzle.id)?.verdict;
  const grade = () => gradeOf(props.puzzle);
  const does = () => (state() ? puzzleWords().again : puzzleWords().solve);
  return (
    <li data-state={state()}>
      <span class="puzzle-name">{props.name}</span>
      <span class="puzzle-grade" data-grade={grade()}>
        {puzzleWords().grade[grade()]}
      </span>
      <span class="puzzle-state f-second">{state() ? stateOf(props.game, props.puzzle) : ''}</span>
      <a
        class="f-button"
        classList={{ primary: !state() }}
        href={`/puzzles/${props.game}/${props.puzzle.id}`}
        aria-label={`${does()}, ${namesOf(props.game).name}, ${props.name}`}
        onPointerEnter={() => warm(props.game, shown())}
      >
        {does()}
      </a>
    </li>
  );
}
