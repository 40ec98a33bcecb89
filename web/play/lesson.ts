import { type AnyLesson, objection, pointedAt, type Said, saidAt, stepAt } from '@fathom/board/lesson';
import type { Json } from '@fathom/kernel';
import { typeset } from '@fathom/words';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { howFarRead, markLearned, rememberRead } from '../saves/learned.ts';
import type { Session, Snapshot } from '../session/session.ts';
import type { Language } from '../shell/settings.ts';
import { coachWords } from '../words/coach.ts';
import type { CoachNote } from './coach.tsx';

/** A lesson while somebody is in it. */
export interface Learning {
  readonly step: Accessor<string>;
  readonly at: Accessor<number>;
  readonly of: number;
  readonly said: Accessor<Said | null>;
  /** What was answered to a move that is not played, and how many answers that makes. */
  readonly answer: Accessor<{ readonly said: Said; readonly nth: number } | null>;
  readonly points: Accessor<readonly string[]>;
  /** Whether the step is there to be read. */
  readonly isToRead: Accessor<boolean>;
  readonly isOver: Accessor<boolean>;
  readOn(): void;
  /** Whether the lesson goes on with these moves in a row; else it answers. */
  takes(row: readonly Json[]): boolean;
}

/** Follows what a learner sees of a table. Where they stand is read off the table and off how far they have read, so it survives anything. */
export function createLearning(
  session: Session,
  lesson: AnyLesson,
  page: { readonly now: Accessor<Snapshot>; readonly save: string; readonly game: string },
): Learning {
  const [read, setRead] = createSignal(howFarRead(page.save));
  const [answer, setAnswer] = createSignal<ReturnType<Learning['answer']>>(null);
  let answers = 0;
  /** Nothing more is said before everything is shown. */
  const seen = createMemo<unknown>((before) => {
    const { view, settled } = page.now();
    return settled || before === undefined ? view : before;
  });
  const at = createMemo(() => stepAt(lesson, seen(), read()));
  const isOver = () => at() >= lesson.steps.length;
  createEffect(on([at, () => page.now().at], () => setAnswer(null), { defer: true }));
  createEffect(() => isOver() && markLearned(page.game, lesson.id));
  const readTo = (steps: number) => {
    if (steps <= read()) return;
    setRead(steps);
    rememberRead(page.save, steps);
  };
  return {
    step: () => lesson.steps[at()]?.id ?? 'over',
    at,
    of: lesson.steps.length,
    said: createMemo(() => saidAt(lesson, at(), seen())),
    answer,
    points: createMemo(() => pointedAt(lesson, at(), seen())),
    isToRead: () => !isOver() && lesson.steps[at()]?.until === undefined,
    isOver,
    readOn: () => readTo(at() + 1),
    takes(row) {
      for (const [index, move] of row.entries()) {
        const view = index === 0 ? seen() : session.preview(row.slice(0, index));
        const no = view === null ? null : objection(lesson, at(), move, view);
        if (!no) continue;
        answers += 1;
        setAnswer({ said: no, nth: answers });
        return false;
      }
      const next = lesson.steps.findIndex((step, index) => index >= at() && step.until);
      if (!isOver()) readTo(next < 0 ? lesson.steps.length : next);
      return true;
    },
  };
}

/** What the coach's paper says of it. */
export function lessonNote(learning: Learning, language: Language): CoachNote {
  const answer = learning.answer();
  const said = answer?.said ?? learning.said();
  const text = said?.[language] ?? coachWords().learned;
  return {
    id: learning.step(),
    text: language === 'fr' ? typeset(text) : text,
    answer: answer?.nth ?? 0,
    points: learning.points(),
    ...(learning.isOver() ? {} : { progress: { at: learning.at(), of: learning.of } }),
    ...(learning.isToRead() ? { onNext: learning.readOn } : {}),
  };
}
