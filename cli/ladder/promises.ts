import { seedsOf, seedsWith } from './seeds.ts';

/** Chances told between two tenths: how many, what they add up to, and how many of those games were won. */
interface Tenth {
  cases: number;
  told: number;
  won: number;
  /** How far what was told in each game is from what came of it, squared and added up: choices of one game share its luck. */
  spread: number;
}

const TENTHS = 10;

/** What was told of the chance to win, by tenths, and what came of it: a reliability diagram in numbers. */
export class Promises {
  readonly tenths: readonly Tenth[] = Array.from({ length: TENTHS }, () => ({ cases: 0, told: 0, won: 0, spread: 0 }));
  seeds = '';

  /** All that was told in a game, to one or to every seat, and whether that seat won. */
  add(...seats: readonly (readonly [chances: readonly number[], won: number])[]): void {
    const off = this.tenths.map(() => 0);
    for (const [chances, won] of seats) {
      for (const chance of chances) {
        const place = Math.min(TENTHS - 1, Math.floor(chance * TENTHS));
        const tenth = this.tenths[place];
        if (tenth === undefined) continue;
        tenth.cases++;
        tenth.told += chance;
        tenth.won += won;
        off[place] = (off[place] ?? 0) + won - chance;
      }
    }
    for (const [place, tenth] of this.tenths.entries()) tenth.spread += (off[place] ?? 0) ** 2;
  }

  /** They are counted on from this seed. */
  from(seed: string): this {
    this.seeds = seedsWith(this.seeds, seed);
    return this;
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
    (promises?.tenths ?? []).flatMap(({ cases, told, won, spread }, tenth) => {
      if (cases === 0) return [];
      const shares = [told / cases, won / cases, Math.sqrt(spread) / cases].map(percent);
      return [`${begins(name)}${span(tenth)} | ${cases} | ${shares.join(' | ')} | ${promises?.seeds} |`];
    }),
  );
  return ['| waters | told | choices | on the mean | won | ± | seed |', '|---|--:|--:|--:|--:|--:|---|', ...rows].join(
    '\n',
  );
}

/** What a page says of some waters, to be counted on from there; `null`: nothing. */
export function promisesOn(page: string, name: string): Promises | null {
  const found = new Promises();
  let isFound = false;
  for (const [tenth, sums] of found.tenths.entries()) {
    const start = `${begins(name)}${span(tenth)} | `;
    const row = page.split('\n').find((one) => one.startsWith(start));
    if (row === undefined) continue;
    const [cases = 0, told = 0, won = 0, error = 0] = row.slice(start.length).split('|').map(Number);
    sums.cases = cases;
    sums.told = (cases * told) / 100;
    sums.won = Math.round((cases * won) / 100);
    sums.spread = ((cases * error) / 100) ** 2;
    found.seeds = seedsOf(row);
    isFound = true;
  }
  return isFound ? found : null;
}
