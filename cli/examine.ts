import { setImmediate as breathe } from 'node:timers/promises';
import { subjects } from '@fathom/games/subjects';
import {
  type AnySubject,
  conformance,
  type Progress,
  type Report,
  type Settings,
  type Violation,
} from '@fathom/kernel/conform';
import { Plea } from './plea.ts';

export const patients = Object.keys(subjects);

export async function subjectOf(id: string): Promise<AnySubject> {
  if (Object.hasOwn(subjects, id)) return subjects[id]();
  throw new Plea(`There is no game "${id}": choose one of ${patients.join(', ')}.`);
}

/** Runs the conformance suite, and shows where it is after every game. */
export async function examine(
  subject: AnySubject,
  settings: Settings,
  show: (progress: Progress) => void,
): Promise<Report> {
  const run = conformance(subject, settings);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
    show(value);
    await breathe();
  }
}

interface Counts {
  readonly games: number;
  readonly plies: number;
  readonly violations: number | readonly Violation[];
}

export function counts({ games, plies, violations }: Counts): string {
  const broken = typeof violations === 'number' ? violations : violations.length;
  const number = (value: number) => value.toLocaleString('en');
  return `${number(games)} games, ${number(plies)} plies, ${number(broken)} violations`;
}
