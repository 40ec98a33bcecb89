import { laws } from './laws.ts';
import { conformance, describeViolation, type Report, type Settings } from './run.ts';
import type { AnySubject } from './subject.ts';

/** What a test runner must offer; vitest's `describe` and `it` do. */
export interface Runner {
  describe(name: string, body: () => void): unknown;
  it(name: string, body: () => void, timeout?: number): unknown;
}

/** Every law as a test: `describeConformance({ describe, it }, subject, { games: 200 })`. The games are played once, for all. */
export function describeConformance({ describe, it }: Runner, subject: AnySubject, settings: Settings = {}): void {
  let report: Report | null = null;
  const run = (): Report => {
    if (report) return report;
    const games = conformance(subject, settings);
    for (;;) {
      const { done, value } = games.next();
      if (!done) continue;
      report = value;
      return value;
    }
  };
  describe(`${subject.game.id} keeps the laws`, () => {
    for (const { id, says } of laws) {
      if (settings.laws && !settings.laws.includes(id)) continue;
      it(`${id}: ${says}`, () => {
        const violation = run().violations.find(({ law }) => law === id);
        if (violation) throw new Error(describeViolation(violation));
      }, 600_000);
    }
  });
}
