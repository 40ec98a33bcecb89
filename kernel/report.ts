/**
 * A problem as a file: what somebody was looking at and with what, then the logbook it happened in. `row` holds, in notation, what had been
 * decided but not yet played on the table, so that a replay comes to the very moment.
 */
export interface Report {
  /** What the app, the browser and the screen were, line by line: whoever writes it chooses the names. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly row: readonly string[];
  readonly logbook: string;
}

const MAGIC = 'fathom report 1';
const BOOK = /^fathom logbook /m;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function writeReport({ facts, row, logbook }: Report): string {
  const lines = facts.map(([name, value]) => `${name}: ${oneLine(value)}`);
  return `${[MAGIC, ...lines, `row: ${JSON.stringify(row)}`].join('\n')}\n\n${logbook}`;
}

/** The parts of a report, or `null` if the text is none. Never throws. */
export function readReport(text: string): Report | null {
  if (!text.startsWith(MAGIC)) return null;
  const begin = text.search(BOOK);
  if (begin < 0) return null;
  const facts: (readonly [string, string])[] = [];
  let row: readonly string[] = [];
  for (const line of text.slice(0, begin).split(/\r?\n/).slice(1)) {
    const [, name, value = ''] = /^([a-z ]+): (.*)$/.exec(line) ?? [];
    if (name === 'row') row = readRow(value);
    else if (name !== undefined) facts.push([name, value]);
  }
  return { facts, row, logbook: text.slice(begin) };
}

function readRow(text: string): readonly string[] {
  try {
    const row: unknown = JSON.parse(text);
    return Array.isArray(row) ? row.filter((move) => typeof move === 'string') : [];
  } catch {
    return [];
  }
}
