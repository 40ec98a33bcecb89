import { setImmediate as breathe } from 'node:timers/promises';
import { entryOf, games } from '@fathom/games';
import {
  type AnySubject,
  conformance,
  type Progress,
  type Report,
  type Settings,
  type Violation,
} from '@fathom/kernel/conform';
import { Plea } from '../terminal/plea.ts';

export const patients = games.map(({ id }) => id);

export async function subjectOf(id: string): Promise<AnySubject> {
  const entry = entryOf(id);
  if (entry) return entry.subject();
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
