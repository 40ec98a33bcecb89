import { LitEvaluator, type Network } from '@fathom/mind';
import type { State } from '@fathom/nautilion/rules';
import { emptyLit, features, type Lit } from './features.ts';

/** What a position promises, between 0 and 1. */
export type Judge = (state: State) => number;

/** What a network makes of a position. */
export function judgeOf(network: Network): Judge {
  const lit = emptyLit();
  const oddsOf = reader(network);
  return (state) => chanceOf(oddsOf(features(state, lit)));
}

/**
 * What some networks that learn no more make of a position: the mean of what each thinks of the odds. Where they err they err differently, and
 * whoever takes the best of many promises is misled by errors. Many rows lead to positions that look alike, so what was thought of lately is kept.
 */
export function settledJudgeOf(networks: readonly Network[]): Judge {
  const lit = emptyLit();
  const readers = networks.map(reader);
  const lately = new Lately();
  return (state) => {
    features(state, lit);
    const known = lately.find(lit);
    if (known !== null) return known;
    let odds = 0;
    for (const oddsOf of readers) odds += oddsOf(lit) / readers.length;
    const chance = chanceOf(odds);
    lately.keep(chance);
    return chance;
  };
}

const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The logarithm of the odds, as a network sees them. */
function reader(network: Network): (lit: Lit) => number {
  const judge = new LitEvaluator(network);
  const sums = judge.newSums();
  return ({ list, count }) => {
    judge.start(sums);
    judge.add(sums, list, 0, count);
    return judge.odds(sums);
  };
}

const PLACES = 1 << 16;

/** A table of what was found last of positions, by two numbers made of what is lit (a hash). Two positions with both alike never meet. */
class Lately {
  readonly #firsts = new Int32Array(PLACES);
  readonly #seconds = new Int32Array(PLACES);
  readonly #found = new Float64Array(PLACES).fill(Number.NaN);
  #first = 0;
  #second = 0;

  /** What was found of this, if it is still here; if not, it may be kept next. */
  find({ list, count }: Lit): number | null {
    let first = count;
    let second = 0x2545f491;
    for (let n = 0; n < count; n++) {
      const feature = list[n] ?? 0;
      first = Math.imul(first ^ feature, 0x9e3779b1);
      first ^= first >>> 15;
      second = Math.imul(second + feature, 0x85ebca6b);
      second ^= second >>> 13;
    }
    this.#first = first;
    this.#second = second;
    const place = first & (PLACES - 1);
    if (this.#firsts[place] !== first || this.#seconds[place] !== second) return null;
    const found = this.#found[place] ?? Number.NaN;
    return Number.isNaN(found) ? null : found;
  }

  /** Keeps what was found of what was looked for last. */
  keep(found: number): void {
    const place = this.#first & (PLACES - 1);
    this.#firsts[place] = this.#first;
    this.#seconds[place] = this.#second;
    this.#found[place] = found;
  }
}
