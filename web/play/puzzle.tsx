import { Choose } from '@fathom/board';
import type { AnyPlayable, Json, Refusal, Seat } from '@fathom/kernel';
import { TRIES } from '@fathom/mind/puzzle';
import { createEffect, createSignal, For, type JSX, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { createRowWords } from '../minds/rows.ts';
import { mindWords } from '../minds/speech.ts';
import { type Weighed, weighAnswer } from '../minds/weigh.ts';
import { createMindWords, levelsOf, shortName } from '../minds/words.ts';
import { OtherLanguage } from '../parts/parts.tsx';
import { noteAnswer } from '../saves/puzzled.ts';
import type { PuzzleSession } from '../session/puzzle.ts';
import { type AnyBoard, type Guide, namesOf, type SpokenWords } from '../shelf/catalogue.ts';
import { gradeOf, middle, type Puzzle } from '../shelf/puzzles.ts';
import { announce, setDepth } from '../shell/stage.ts';
import { puzzleWords } from '../words/puzzles.ts';
import { appWords, shown } from '../words/words.ts';
import { boardNow } from './board-props.ts';
import { ChosenBoard } from './chosen-board.tsx';
import { beginAt } from './go-on.ts';
import { listenToKeys } from './keys.ts';
import { tableParts } from './later.ts';
import { createRefusals } from './refusals.ts';
import { createTalk } from './talk.ts';
import { speak } from './voice.ts';
import '../style/play.css';
import '../style/top-bar.css';
import '../style/puzzles.css';

const WhyNot = lazy(tableParts.whyNot);
const Explainer = lazy(tableParts.explain);

type Side = 'position' | 'yours' | 'best';

/** A puzzle on its real board: one turn, free to take back until it is the answer, and then what it was worth. */
export function PuzzleTable(props: {
  readonly session: PuzzleSession;
  readonly seat: Seat;
  readonly puzzle: Puzzle;
  readonly rules: AnyPlayable;
  readonly words: SpokenWords;
  readonly board: AnyBoard;
  readonly guide: Guide;
  /** Where the next puzzle is. */
  readonly next: string;
  readonly isLast: boolean;
}): JSX.Element {
  const { session, seat, puzzle, rules, guide } = props;
  const { facts } = session;
  const [now, setNow] = createSignal(session.now);
  onCleanup(session.subscribe(setNow));
  const opening = session.now.view;
  const talk = createTalk(session, props.words, guide, now);
  speak(session, talk, guide);
  const minds = createMindWords(rules.id);
  const refusals = createRefusals(session);
  const [weighed, setWeighed] = createSignal<Weighed | null>(null);
  const [judging, setJudging] = createSignal(false);
  const [side, setSide] = createSignal<Side>('yours');
  const [isOpen, setOpen] = createSignal(true);
  let main: HTMLElement | undefined;
  let verdict: HTMLElement | undefined;

  createEffect(() => setDepth(guide.progress(opening)));
  createEffect(() => {
    document.title = appWords().title(`${puzzleWords().title} · ${namesOf(rules.id).name}`);
  });
  onMount(() => {
    if (main) beginAt(main);
    announce(puzzleWords().task);
  });

  const isDone = () => judging() || weighed() !== null;
  const rowWords = createRowWords(rules.id, talk.words);
  const said = (row: readonly Json[]) => rowWords(row, opening);
  /** Read anew with every change of the table. */
  const turn = () => (now().at >= 0 ? session.turn : []);
  const isWhole = () => now().at >= 0 && session.isWhole;

  const send = async (...row: readonly Json[]) => {
    refusals.clear();
    if (isDone()) return;
    const no = await session.send(...row);
    if (no) refusals.forbid(no);
  };
  const undo = async () => {
    refusals.clear();
    if (!isDone() && (await session.undo())) announce(appWords().play.undo);
  };
  const takeBack = async (far: (view: unknown) => boolean) => {
    refusals.clear();
    do {
      if (isDone() || !(await session.undo())) return;
    } while (!far(session.now.view));
  };
  const again = () => {
    setWeighed(null);
    session.startOver();
    main?.focus({ preventScroll: true });
  };
  const answer = async () => {
    if (isDone()) return;
    if (!session.isWhole) return announce(puzzleWords().notYet);
    setJudging(true);
    const found = await weighAnswer(rules, facts.options, puzzle, { view: opening, seat, answer: session.turn });
    setJudging(false);
    noteAnswer(rules.id, puzzle.id, found.verdict);
    setSide(found.verdict === 'found' ? 'yours' : 'best');
    setOpen(true);
    setWeighed(found);
    verdict?.focus({ preventScroll: true });
  };

  const shownView = () => {
    const found = weighed();
    if (!found || side() === 'yours') return null;
    return side() === 'best' ? session.shown(found.best) : opening;
  };
  const live = boardNow(session, {
    now: () => (isDone() ? { ...now(), moves: [], undo: { kind: 'no', bar: 'over' } } : now()),
    refused: refusals.refused,
    send: (...row) => void send(...row),
    standing: () => undefined,
    release: () => undefined,
    takeBack: (far) => void takeBack(far),
    forbid: (refusal: Refusal) => refusals.forbid(refusal),
    name: talk.name,
    shown: shownView,
    settled: (serial) => session.settled(serial),
  });

  listenToKeys({
    Escape: () => (refusals.refused() ? refusals.clear() : setOpen(false)),
    u: () => void undo(),
  });

  return (
    <div class="table puzzle-table" data-at={now().at} data-previewing={shownView() ? '' : undefined}>
      <header class="top-bar">
        <a class="wordmark" href="/puzzles" aria-label={puzzleWords().done}>
          <svg class="puzzle-back" viewBox="0 0 18 18" aria-hidden="true">
            <path d="M12 3L5 9L12 15" />
          </svg>
          <span>{puzzleWords().title}</span>
        </a>
        <div class="whereabouts">
          <p class="game">
            <span>{namesOf(rules.id).name}</span>
            <span class="puzzle-grade" data-grade={gradeOf(puzzle)}>
              {puzzleWords().grade[gradeOf(puzzle)]}
            </span>
          </p>
          <p class="f-second">
            {appWords().play.turn(namesOf(rules.id).turn, guide.turn(opening))} · {guide.about(facts.options, shown())}
          </p>
        </div>
        <div class="tools">
          <button
            class="f-button undo"
            type="button"
            aria-disabled={isDone() || now().undo.kind === 'no'}
            aria-label={appWords().play.undo}
            onClick={() => void undo()}
          >
            <svg viewBox="0 0 18 18" aria-hidden="true">
              <path d="M4 7H11.5A4 4 0 0 1 11.5 15H7M4 7L7.5 3.5M4 7L7.5 10.5" />
            </svg>
            <span aria-hidden="true">{appWords().play.undo}</span>
          </button>
          <OtherLanguage />
        </div>
      </header>
      <section class="puzzle-task" aria-label={puzzleWords().task}>
        <p>
          <strong>{puzzleWords().task}</strong>{' '}
          <span class="f-second" role="status">
            {judging() ? puzzleWords().judging : isWhole() ? puzzleWords().whole(said(turn())) : puzzleWords().decide}
          </span>
        </p>
        <Show when={!weighed()}>
          <button
            class="f-button primary"
            type="button"
            aria-disabled={!isWhole() || judging()}
            title={isWhole() ? undefined : puzzleWords().notYet}
            onClick={() => void answer()}
          >
            {puzzleWords().answer}
          </button>
        </Show>
      </section>
      <main class="table-board" id="content" tabindex="-1" ref={main}>
        <h1 class="f-unseen">
          {puzzleWords().title}: {talk.whereabouts()}
        </h1>
        <ChosenBoard game={rules.id} board={props.board} live={live} />
      </main>
      <Show when={weighed()}>
        {(found) => (
          <section
            class="f-panel puzzle-verdict"
            data-verdict={found().verdict}
            data-folded={isOpen() ? undefined : ''}
            aria-label={puzzleWords().verdict[found().verdict]}
            tabindex="-1"
            ref={verdict}
          >
            <div class="puzzle-head">
              <h2>{puzzleWords().verdict[found().verdict]}</h2>
              <button class="f-button" type="button" aria-expanded={isOpen()} onClick={() => setOpen(!isOpen())}>
                {isOpen() ? puzzleWords().hide : puzzleWords().unhide}
              </button>
            </div>
            <Show when={isOpen()}>
              <Explained
                found={found()}
                puzzle={puzzle}
                said={said}
                answer={session.turn}
                sentences={(reasons) => reasons.map((reason) => minds()?.reason(reason, talk.name) ?? '').join(' ')}
                name={(() => {
                  const words = minds();
                  const levels = words ? levelsOf(words) : [];
                  return words ? shortName(words, levels[Math.floor(levels.length / 2)] ?? '') : '';
                })()}
              />
            </Show>
            <div class="puzzle-foot">
              <Choose<Side>
                label={puzzleWords().show}
                choices={[
                  ['position', puzzleWords().position],
                  ['yours', puzzleWords().yours],
                  ...(found().verdict === 'found' ? [] : [['best', puzzleWords().best] as const]),
                ]}
                value={side()}
                onChoose={setSide}
              />
              <a class="f-button primary" href={props.next}>
                {props.isLast ? puzzleWords().done : puzzleWords().next}
              </a>
              <Show when={found().verdict !== 'found'}>
                <button class="f-button" type="button" onClick={again}>
                  {puzzleWords().again}
                </button>
              </Show>
            </div>
          </section>
        )}
      </Show>
      <Suspense>
        <Show when={refusals.answer()}>
          {(why) => (
            <WhyNot
              refusal={why().refusal}
              words={why().words}
              remedy={why().Remedy}
              game={rules.id}
              onClose={refusals.clear}
            />
          )}
        </Show>
        <Show when={guide.explain}>
          <Explainer game={rules.id} guide={guide} view={opening} />
        </Show>
      </Suspense>
    </div>
  );
}

/** What the answer was worth, the best turn as a plan with its reasons, and how hard it is to find. */
function Explained(props: {
  readonly found: Weighed;
  readonly puzzle: Puzzle;
  readonly said: (row: readonly Json[]) => string;
  readonly answer: readonly Json[];
  readonly sentences: (reasons: readonly unknown[]) => string;
  readonly name: string;
}): JSX.Element {
  const isFound = () => props.found.verdict === 'found';
  const percent = (chance: number) => mindWords().percent(chance);
  const lines = (): readonly (readonly [what: string, row: string, why: string])[] =>
    isFound()
      ? [[puzzleWords().yours, props.said(props.answer), props.sentences(props.found.ownReasons)]]
      : [
          [puzzleWords().best, props.said(props.found.best), props.sentences(props.found.reasons)],
          [puzzleWords().yours, props.said(props.answer), props.sentences(props.found.ownReasons)],
        ];
  return (
    <>
      <Show when={!isFound()}>
        <p>
          {props.found.cost === null
            ? puzzleWords().unjudged
            : puzzleWords().costs(Math.max(1, Math.round(100 * props.found.cost)))}
        </p>
      </Show>
      <dl class="puzzle-turns">
        <For each={lines()}>
          {([what, row, why]) => (
            <div>
              <dt>{what}</dt>
              <dd>
                {row}
                <Show when={why}>
                  <span class="f-second">{why}</span>
                </Show>
              </dd>
            </div>
          )}
        </For>
      </dl>
      <p class="f-second">
        {puzzleWords().promises(percent(props.puzzle.chance), percent(props.puzzle.next))}{' '}
        <Show when={props.name}>{(name) => puzzleWords().finds(name(), middle(props.puzzle.found), TRIES)}</Show>
      </p>
    </>
  );
}
