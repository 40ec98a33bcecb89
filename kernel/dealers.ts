import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { pick, QuickRandom, seedWords, sum } from './random.ts';

/**
 * Where a table's chance comes from, as plain data, so that it travels with the log.
 * - sealed: a secret seed, committed to before the first draw; every client adds a salt. The seed joins at the end.
 * - named: anyone may know it ("Grey Whale 214"); the same name is the same sea. Proves nothing.
 * - scripted: a written row of outcomes in notation, for tutorials and puzzles, then a named sea.
 * - person: somebody types what the real dice showed.
 * - quick: for bots and tests.
 */
export type Sea =
  | { readonly kind: 'sealed'; readonly commitment: string; readonly salts: readonly string[]; readonly seed?: string }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'scripted'; readonly script: readonly string[]; readonly after: string }
  | { readonly kind: 'person' }
  | { readonly kind: 'quick'; readonly seed: string };

/**
 * Decides chance's moves. `n` counts all draws a table ever made, undone ones too, so that no draw is ever made twice. A dealer
 * answers with the index of the chosen move, or `null` if a person must say.
 */
export interface Dealer {
  draw(n: number, weights: readonly number[], texts: () => readonly string[]): number | null;
}

export function dealerOf(sea: Sea): Dealer {
  switch (sea.kind) {
    case 'sealed':
      if (sea.seed === undefined) throw new Error('a sealed sea without its seed cannot deal');
      return keyedDealer(sealedKey(sea.seed, sea.salts));
    case 'named':
      return keyedDealer(namedKey(sea.name));
    case 'scripted':
      return scriptedDealer(sea.script, keyedDealer(namedKey(sea.after)));
    case 'person':
      return { draw: () => null };
    case 'quick':
      return quickDealer(sea.seed);
  }
}

/** The promise published before the first draw: SHA-256 of the 256-bit seed, both in hex. */
export function commitmentTo(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** Seed and salts, each salt preceded by its length so that no two lists of salts run together alike. */
function sealedKey(seed: string, salts: readonly string[]): Uint8Array {
  const parts = salts.flatMap((salt) => {
    const bytes = utf8ToBytes(salt);
    return [bigEndian(bytes.length, 4), bytes];
  });
  return sha256(concatBytes(hexToBytes(seed), ...parts));
}

function namedKey(name: string): Uint8Array {
  return sha256(utf8ToBytes(`fathom named sea\n${name}`));
}

const TICKETS = 2 ** 48;

/** Draw n, attempt a is HMAC-SHA-256(key, n‖a), its first 48 bits; tickets that would favour a choice are rejected. */
function keyedDealer(key: Uint8Array): Dealer {
  return {
    draw(n, weights) {
      const total = sum(weights);
      const limit = TICKETS - (TICKETS % total);
      for (let attempt = 0; ; attempt++) {
        const ticket = firstBits(hmac(sha256, key, concatBytes(bigEndian(n, 8), bigEndian(attempt, 4))));
        if (ticket < limit) return pick(weights, ticket % total);
      }
    },
  };
}

function scriptedDealer(script: readonly string[], after: Dealer): Dealer {
  return {
    draw(n, weights, texts) {
      const index = n < script.length ? texts().indexOf(script[n]) : -1;
      return index >= 0 ? index : after.draw(n, weights, texts);
    },
  };
}

function quickDealer(seed: string): Dealer {
  const [a, b, c] = seedWords(seed);
  return { draw: (n, weights) => pick(weights, new QuickRandom(a, b, c, n).below(sum(weights))) };
}

function bigEndian(value: number, bytes: number): Uint8Array {
  const out = new Uint8Array(bytes);
  let rest = value;
  for (let i = bytes - 1; i >= 0; i--) {
    out[i] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  return out;
}

function firstBits(hash: Uint8Array): number {
  let value = 0;
  for (let i = 0; i < 6; i++) value = value * 256 + hash[i];
  return value;
}
