import { describeViolation, laws } from '@fathom/kernel/conform';
import { counts, examine, subjectOf } from '../suite/examine.ts';
import { LiveLine } from '../terminal/live-line.ts';

export interface Visit {
  readonly games: number;
  readonly seed: string;
  /** Only this game of the run, to see a violation again. */
  readonly only?: number;
}

/** `fathom doctor`: one game against every law, with live counts. */
export async function doctor(id: string, visit: Visit): Promise<number> {
  const subject = await subjectOf(id);
  const live = new LiveLine();
  const report = await examine(subject, visit, (progress) => live.show(`${id}: ${counts(progress)}`));
  live.finish();
  const width = Math.max(...laws.map((law) => law.id.length));
  for (const law of laws) {
    const broken = report.violations.some((violation) => violation.law === law.id);
    const checks = report.checks[law.id] ?? 0;
    const mark = broken ? '✗' : checks > 0 ? '✓' : '–';
    console.log(`${mark} ${law.id.padEnd(width)} ${String(checks).padStart(9)}  ${law.says}`);
  }
  for (const violation of report.violations) console.log(`\n${describeViolation(violation)}`);
  console.log(`\n${id}: ${counts(report)}`);
  return report.ok ? 0 : 1;
}
