import { at } from '@fathom/kernel';
import type { Trial } from './search.ts';

/** Worlds before anybody is called beaten, and by how many standard errors. */
const WORLDS_TO_TELL = 16;
const CLEARLY = 2.5;

/**
 * Rows tried out in the same worlds (common random numbers, so that differences are told apart sooner). One that is clearly behind the best
 * by a paired test, or never differs from it, is let go: a racing algorithm, between the rounds of the search's sequential halving.
 */
export class Race<Move> {
  /** Those still tried out, the best first. */
  rivals: readonly Trial<Move>[];
  readonly #values = new Map<Trial<Move>, number[]>();
  /** By how much the others were behind when they were let go: both had seen the same worlds, so more worlds would not change it. */
  readonly #behind = new Map<Trial<Move>, number>();

  constructor(rows: readonly Trial<Move>[]) {
    this.rivals = rows;
    for (const row of rows) this.#values.set(row, []);
  }

  /** Lets go of all others. */
  keep(isKept: (row: Trial<Move>, place: number) => boolean): void {
    const best = at(this.rivals, 0);
    const kept = this.rivals.filter(isKept);
    for (const row of this.rivals) if (!kept.includes(row)) this.#behind.set(row, best.value - row.value);
    this.rivals = kept;
  }

  /** What came of the rivals in one more world. */
  note(values: readonly number[]): void {
    this.rivals.forEach((row, i) => {
      this.#valuesOf(row).push(at(values, i));
    });
    this.rivals = [...this.rivals].sort((a, b) => b.value - a.value);
    const lead = this.#valuesOf(at(this.rivals, 0));
    if (lead.length < WORLDS_TO_TELL) return;
    this.keep((row, place) => place === 0 || !isAhead(lead, this.#valuesOf(row), CLEARLY));
  }

  /** All rows, the most promising first: nobody let go promises more than the best. */
  standing(): Trial<Move>[] {
    const best = at(this.rivals, 0);
    const others = [...this.#behind].sort(([, a], [, b]) => a - b);
    return [
      ...this.rivals.map((row) => ({ ...row })),
      ...others.map(([row, behind]) => ({ ...row, value: Math.max(0, best.value - behind) })),
    ];
  }

  #valuesOf(row: Trial<Move>): number[] {
    return this.#values.get(row) ?? [];
  }
}

/** Whether one did at least as well as another in the same worlds, by at least so many standard errors of the difference. */
export function isAhead(one: readonly number[], other: readonly number[], errors: number): boolean {
  const worlds = one.length;
  let total = 0;
  let squares = 0;
  for (const [world, value] of one.entries()) {
    const lead = value - at(other, world);
    total += lead;
    squares += lead * lead;
  }
  const mean = total / worlds;
  const variance = Math.max(0, squares / worlds - mean * mean);
  return mean >= errors * Math.sqrt(variance / worlds);
}
