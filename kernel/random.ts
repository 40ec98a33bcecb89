import type { Random } from './contract.ts';

/** Four 32-bit words from a text (FNV-1a in four lanes, then mixed): enough to tell seeds apart, no secret. */
export function seedWords(text: string): [number, number, number, number] {
  return [
    seedWord(text, 0, 0x811c9dc5),
    seedWord(text, 1, 0x9e3779b9),
    seedWord(text, 2, 0x85ebca6b),
    seedWord(text, 3, 0xc2b2ae35),
  ];
}

function seedWord(text: string, lane: number, start: number): number {
  let word = start;
  for (let i = 0; i < text.length; i++) {
    word = Math.imul(word ^ (text.charCodeAt(i) + lane * 0x101), 0x01000193 + 2 * lane);
  }
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const WORDS = 2 ** 32;

/** Up to here a word times `n` is exact in a double. */
const EXACT = 2 ** 21;

/** sfc32, small and fast: for bots, tests and playouts, never for a secret. Its fields are plain because `#` costs half as much again. */
export class QuickRandom implements Random {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  constructor(a: number, b: number, c: number, counter: number) {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.counter = counter | 0;
    for (let i = 0; i < 12; i++) this.word();
  }

  /** 32 random bits as a signed integer. */
  word(): number {
    const { a, b, c, counter } = this;
    const sum = (a + b + counter) | 0;
    this.counter = (counter + 1) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum;
  }

  /**
   * Exactly uniform for every n from 1 to 2^32. A word times n falls into one of n stretches of 2^32 numbers, and the stretch is the answer;
   * some stretches would hold one word more than others, so of every stretch the first 2^32 mod n numbers are refused.
   */
  below(n: number): number {
    if (!(n <= EXACT)) return this.belowMany(n);
    for (;;) {
      const word = this.word() >>> 0;
      const within = Math.imul(word, n) >>> 0;
      if (within >= n || within >= WORDS % n) return ((word * n) / WORDS) | 0;
    }
  }

  /** The same for an n too large to multiply: by remainder, without the last, incomplete run of n. */
  private belowMany(n: number): number {
    if (!(n <= WORDS)) throw new RangeError(`no number is below ${n} here`);
    for (;;) {
      const word = this.word() >>> 0;
      const rest = word % n;
      if (word - rest <= WORDS - n) return rest;
    }
  }
}

/** The same seed gives the same row of numbers, on every machine. */
export function quickRandom(seed: string): QuickRandom {
  return new QuickRandom(...seedWords(seed));
}

/** Which of several weighted choices a number below their sum falls on. */
export function pick(weights: readonly number[], ticket: number): number {
  let rest = ticket;
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i] ?? 0;
    if (rest < 0) return i;
  }
  throw new RangeError(`ticket ${ticket} is beyond the sum of the weights`);
}

export function sum(weights: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i] ?? 0;
  return total;
}

/** Which of several choices comes up, each as likely as its weight says: `pick` in one piece, for playouts do little else. */
export function draw(weights: readonly number[], random: Random): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i] ?? 0;
  let rest = random.below(total);
  // Weights are positive integers, so these are all 1.
  if (total === weights.length) return rest;
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i] ?? 0;
    if (rest < 0) return i;
  }
  throw new RangeError('the weights add up to nothing');
}
