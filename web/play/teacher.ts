import type { Coach } from '@fathom/board';
import type { Accessor } from 'solid-js';
import type { SaveHead } from '../saves/save.ts';
import type { Session, Snapshot } from '../session/session.ts';
import type { Guide } from '../shelf/catalogue.ts';
import { type AnyLesson, type LessonEntry, lessonOf } from '../shelf/lessons.ts';
import type { Language } from '../shell/settings.ts';
import type { CoachNote } from './coach.tsx';
import { createLearning, type Learning, lessonNote } from './lesson.ts';

/** Who teaches at a table: a lesson, step by step, or the game's own coach. */
export interface Teacher {
  readonly entry: LessonEntry | null;
  readonly lesson: AnyLesson | null;
  learn(
    session: Session,
    page: { readonly now: Accessor<Snapshot>; readonly save: string; readonly game: string },
  ): Learning | null;
  /** What lies on the paper now; `null` when nothing should. */
  note(learning: Learning | null, now: Snapshot, language: Language): CoachNote | null;
}

export async function teacherOf(
  { game, lesson: id }: Pick<SaveHead, 'game' | 'lesson'>,
  guide: Guide,
): Promise<Teacher | null> {
  const entry = id === undefined ? null : await lessonOf(game, id);
  const lesson = (await entry?.fetch()) ?? null;
  const coach = lesson ? null : await guide.coach?.();
  if (!lesson && !coach) return null;
  const advise = coach && createAdvice(coach, guide);
  return {
    entry,
    lesson,
    learn: (session, page) => lesson && createLearning(session, lesson, page),
    note: (learning, now, language) => (learning ? lessonNote(learning, language) : (advise?.(now, language) ?? null)),
  };
}

/** A coach who remembers in which turn each word was first told, so that it need not be told in every turn. */
function createAdvice(coach: Coach, guide: Guide): (now: Snapshot, language: Language) => CoachNote | null {
  const toldIn = new Map<string, number>();
  return ({ view, settled, moves }, language) => {
    if (!settled || moves.length === 0) return null;
    const turn = guide.turn(view);
    const told = new Set([...toldIn].flatMap(([id, first]) => (first < turn ? [id] : [])));
    const advice = coach.advise(view, moves, language, told);
    if (!advice) return null;
    if (!toldIn.has(advice.id)) toldIn.set(advice.id, turn);
    return { ...advice, points: advice.points ?? [] };
  };
}
