import type { LessonEntry } from '@fathom/board/lesson';
import { listing } from './catalogue.ts';

export type { AnyLesson, LessonEntry, Said } from '@fathom/board/lesson';

/** What can be learned of a game, the first thing first. */
export async function lessonsOf(game: string): Promise<readonly LessonEntry[]> {
  return (await listing(game)?.lessons?.()) ?? [];
}

export async function lessonOf(game: string, lesson: string): Promise<LessonEntry | null> {
  return (await lessonsOf(game)).find(({ id }) => id === lesson) ?? null;
}
