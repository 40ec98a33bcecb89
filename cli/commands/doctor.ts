import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { subjects } from '@fathom/games/subjects';
import {
  type AnySubject,
  conformance,
  describeViolation,
  laws,
  type Progress,
  type Report,
  type Settings,
  type Violation,
} from '@fathom/kernel/conform';
import { LiveLine } from '../live-line.ts';
import { Plea } from '../plea.ts';

export interface Visit {
  readonly games: number;
  readonly seed: string;
  /** Only this game of the run, to see a violation again. */
  readonly only?: number;
}

/** `fathom doctor`: one game against every law, with live counts. */
export async function doctor(id: string, { games, seed, only }: Visit): Promise<number> {
  const subject = await subjectOf(id);
  const live = new LiveLine();
  const settings = { games, seed, ...(only === undefined ? {} : { only }) };
  const report = await examine(subject, settings, (progress) => live.show(`${id}: ${counts(progress)}`));
  live.finish();
  const width = Math.max(...laws.map((law) => law.id.length));
  for (const law of laws) {
    const broken = report.violations.some((violation) => violation.law === law.id);
    const mark = broken ? '✗' : report.checks[law.id] > 0 ? '✓' : '–';
    console.log(`${mark} ${law.id.padEnd(width)} ${String(report.checks[law.id]).padStart(9)}  ${law.says}`);
  }
  for (const violation of report.violations) console.log(`\n${describeViolation(violation)}`);
  console.log(`\n${id}: ${counts(report)}`);
  return report.ok ? 0 : 1;
}

export interface Soak {
  readonly minutes: number;
  readonly seed: string;
  /** Where a violation leaves its logbook. */
  readonly folder: string;
}

/** How long one game is tried before the next one has its turn. */
const spell = 20_000;

/** `fathom soak`: the laws over as many random games as time allows, all games and configurations in turn. */
export async function soak(only: string | undefined, { minutes, seed, folder }: Soak): Promise<number> {
  const chosen = only === undefined ? Object.keys(subjects) : [only];
  const patients = await Promise.all(chosen.map(subjectOf));
  const end = Date.now() + minutes * 60_000;
  const live = new LiveLine();
  const total = { games: 0, plies: 0, violations: 0 };
  for (let round = 0; Date.now() < end; round++) {
    for (const subject of patients) {
      const { id } = subject.game;
      const until = Math.min(end, Date.now() + spell);
      const settings = { games: Number.MAX_SAFE_INTEGER, seed: `${seed}/${round}`, enough: () => Date.now() >= until };
      const report = await examine(subject, settings, (progress) =>
        live.show(`round ${round + 1}, ${id}: ${counts(progress)}; in all ${counts(total)}`),
      );
      total.games += report.games;
      total.plies += report.plies;
      total.violations += report.violations.length;
      for (const violation of report.violations) live.say(keep(folder, id, violation));
      if (Date.now() >= end) break;
    }
  }
  live.finish();
  console.log(`${chosen.join(', ')}: ${counts(total)}`);
  return total.violations === 0 ? 0 : 1;
}

async function subjectOf(id: string): Promise<AnySubject> {
  if (Object.hasOwn(subjects, id)) return subjects[id]();
  throw new Plea(`There is no game "${id}": choose one of ${Object.keys(subjects).join(', ')}.`);
}

async function examine(subject: AnySubject, settings: Settings, show: (progress: Progress) => void): Promise<Report> {
  const run = conformance(subject, settings);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
    show(value);
    await breathe();
  }
}

function counts({
  games,
  plies,
  violations,
}: {
  games: number;
  plies: number;
  violations: number | readonly Violation[];
}): string {
  const broken = typeof violations === 'number' ? violations : violations.length;
  const number = (value: number) => value.toLocaleString('en');
  return `${number(games)} games, ${number(plies)} plies, ${number(broken)} violations`;
}

/** A logbook that leads to the broken law, with what to say about it in comments. Returns a sentence about it. */
function keep(folder: string, id: string, violation: Violation): string {
  mkdirSync(folder, { recursive: true });
  const name = `${id}-${violation.law}-${violation.seed.replaceAll(/[^a-z0-9]+/gi, '-')}-${violation.game}.logbook`;
  const file = resolve(join(folder, name));
  const again = `npx fathom doctor ${id} --seed ${JSON.stringify(violation.seed)} --only ${violation.game}`;
  const remarks = [`${violation.law}: ${violation.message}`, again].map((line) => `# ${line.replaceAll('\n', ' ')}\n`);
  writeFileSync(
    file,
    violation.logbook === null ? `${describeViolation(violation)}\n${again}\n` : violation.logbook + remarks.join(''),
  );
  return `${id} breaks ${violation.law}: ${violation.message}\n  kept in ${file}`;
}
