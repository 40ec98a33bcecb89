/** Chances told between two tenths: how many, what they add up to, and how many of those games were won. */
interface Tenth {
  cases: number;
  told: number;
  won: number;
}

const TENTHS = 10;

/** What was told of the chance to win, by tenths, and what came of it: a reliability diagram in numbers. */
export class Promises {
  readonly tenths: readonly Tenth[] = Array.from({ length: TENTHS }, () => ({ cases: 0, told: 0, won: 0 }));

  /** All that was told in a game, and whether it was won. */
  add(chances: readonly number[], won: number): void {
    for (const chance of chances) {
      const tenth = this.tenths[Math.min(TENTHS - 1, Math.floor(chance * TENTHS))];
      if (tenth === undefined) continue;
      tenth.cases++;
      tenth.told += chance;
      tenth.won += won;
    }
  }
}

const percent = (share: number): string => (100 * share).toFixed(1);

const begins = (name: string): string => `| ${name} | `;
const span = (tenth: number): string => `${10 * tenth}–${10 * tenth + 10}`;

/** Whether a row of a page belongs to that table. */
export const isPromise = (row: string): boolean => /^\| [^|]+ \| \d+–\d+ \| /.test(row);

/** A table of them, and of nothing that was never told. */
export function promiseTable(courses: readonly (readonly [name: string, promises: Promises | null])[]): string {
  const rows = courses.flatMap(([name, promises]) =>
    (promises?.tenths ?? []).flatMap(({ cases, told, won }, tenth) =>
      cases === 0
        ? []
        : [`${begins(name)}${span(tenth)} | ${cases} | ${percent(told / cases)} | ${percent(won / cases)} |`],
    ),
  );
  return ['| waters | told | choices | on the mean | won |', '|---|--:|--:|--:|--:|', ...rows].join('\n');
}

/** What a page says of some waters, to be counted on from there; `null`: nothing. */
export function promisesOn(page: string, name: string): Promises | null {
  const found = new Promises();
  let isFound = false;
  for (const [tenth, sums] of found.tenths.entries()) {
    const start = `${begins(name)}${span(tenth)} | `;
    const row = page.split('\n').find((one) => one.startsWith(start));
    if (row === undefined) continue;
    const [cases = 0, told = 0, won = 0] = row.slice(start.length).split('|').map(Number);
    sums.cases = cases;
    sums.told = (cases * told) / 100;
    sums.won = Math.round((cases * won) / 100);
    isFound = true;
  }
  return isFound ? found : null;
}
