import type { Random } from './contract.ts';

/** Four 32-bit words from a text (FNV-1a in four lanes, then mixed): enough to tell seeds apart, no secret. */
export function seedWords(text: string): [number, number, number, number] {
  const lanes: [number, number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
  for (let i = 0; i < text.length; i++) {
    for (let lane = 0; lane < 4; lane++) {
      lanes[lane] = Math.imul(lanes[lane] ^ (text.charCodeAt(i) + lane * 0x101), 0x01000193 + 2 * lane);
    }
  }
  return lanes.map((word) => {
    let mixed = word ^ (word >>> 16);
    mixed = Math.imul(mixed, 0x7feb352d);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x846ca68b);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  }) as [number, number, number, number];
}

/** sfc32, small and fast: for bots, tests and playouts, never for a secret. */
export class QuickRandom implements Random {
  #a: number;
  #b: number;
  #c: number;
  #counter: number;

  constructor(a: number, b: number, c: number, counter: number) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#counter = counter | 0;
    for (let i = 0; i < 12; i++) this.word();
  }

  /** 32 random bits as a signed integer. */
  word(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return sum;
  }

  below(n: number): number {
    for (;;) {
      const word = this.word() >>> 0;
      const rest = word % n;
      // The last, incomplete run of n would favour the small numbers.
      if (word - rest <= 0x1_0000_0000 - n) return rest;
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
    rest -= weights[i];
    if (rest < 0) return i;
  }
  throw new RangeError(`ticket ${ticket} is beyond the sum of the weights`);
}

export function sum(weights: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i];
  return total;
}
