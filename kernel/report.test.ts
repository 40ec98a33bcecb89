import { describe, expect, it } from 'vitest';
import { readReport, writeReport } from './report.ts';

const logbook = 'fathom logbook 1\ngame: toy 1\n\n~ a\n0 b\n';

describe('a report', () => {
  it('is read as it was written', () => {
    const report = { facts: [['screen', '360 × 740']] as const, row: ['d1', 'p "2"'], logbook };
    expect(readReport(writeReport(report))).toEqual(report);
  });

  it('keeps every fact on its line, whatever a browser calls itself', () => {
    const text = writeReport({ facts: [['browser', 'a\nfathom logbook 1\nb']], row: [], logbook });
    expect(readReport(text)).toMatchObject({ logbook, facts: [['browser', 'a fathom logbook 1 b']] });
  });

  it('is nothing else', () => {
    expect(readReport(logbook)).toBeNull();
    expect(readReport('fathom report 1\nrow: [1')).toBeNull();
    expect(readReport(`fathom report 1\nrow: [1\n\n${logbook}`)?.row).toEqual([]);
  });
});
