import type { Seat } from './contract.ts';
import { pick, QuickRandom, seedWords, sum } from './random.ts';
import { sealedKey, type Terms } from './sealing.ts';
import { hmacSha256, sha256, utf8 } from './sha256.ts';

/**
 * Where a table's chance comes from, as plain data, so that it travels with the log.
 * - sealed: a secret seed and the salts of those who were there, all promised before any was known (`sealing.ts`). The seed joins at the end.
 * - named: anyone may know it ("Grey Whale 214"); the same name is the same sea. Proves nothing.
 * - scripted: a written row of outcomes in notation, for tutorials and puzzles, then a named sea.
 * - person: somebody types what the real dice showed.
 * - quick: for bots and tests.
 */
export type Sea =
  | {
      readonly kind: 'sealed';
      readonly table: string;
      readonly attempt: number;
      readonly commitment: string;
      readonly lots: readonly { readonly seat: Seat; readonly commitment: string; readonly salt: string }[];
      readonly seed?: string;
    }
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

/** `terms`: what the draws of a sealed sea are bound to. */
export function dealerOf(sea: Sea, terms?: Terms): Dealer {
  switch (sea.kind) {
    case 'sealed':
      if (sea.seed === undefined || !terms) throw new Error('a sealed sea without its seed and terms cannot deal');
      return keyedDealer(sealedKey(sea, sea.seed, terms));
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

function namedKey(name: string): Uint8Array {
  return sha256(utf8(`fathom named sea\n${name}`));
}

const TICKETS = 2 ** 48;

/** Draw n, attempt a is HMAC-SHA-256(key, n‖a), its first 48 bits; tickets that would favour a choice are rejected. */
function keyedDealer(key: Uint8Array): Dealer {
  const keyed = hmacSha256(key);
  return {
    draw(n, weights) {
      const total = totalOf(weights);
      const limit = TICKETS - (TICKETS % total);
      for (let attempt = 0; ; attempt++) {
        const ticket = firstBits(keyed(numbered(n, attempt)));
        if (ticket < limit) return pick(weights, ticket % total);
      }
    },
  };
}

/** What tickets are drawn for. Weights that cannot be drawn from would keep a dealer drawing for ever, so they are refused. */
function totalOf(weights: readonly number[]): number {
  const total = sum(weights);
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight > 0) || total < 1 || total > TICKETS) {
    throw new RangeError(`nothing can be drawn from the weights ${JSON.stringify(weights)}`);
  }
  return total;
}

function scriptedDealer(script: readonly string[], after: Dealer): Dealer {
  return {
    draw(n, weights, texts) {
      const text = script[n];
      const index = text === undefined ? -1 : texts().indexOf(text);
      return index >= 0 ? index : after.draw(n, weights, texts);
    },
  };
}

function quickDealer(seed: string): Dealer {
  const [a, b, c] = seedWords(seed);
  return { draw: (n, weights) => pick(weights, new QuickRandom(a, b, c, n).below(totalOf(weights))) };
}

/** n in eight bytes and the attempt in four, the greatest first. */
function numbered(n: number, attempt: number): Uint8Array {
  const out = new Uint8Array(12);
  for (let i = 0; i < 4; i++) {
    out[i] = (n / 2 ** 32) >>> (24 - 8 * i);
    out[4 + i] = n >>> (24 - 8 * i);
    out[8 + i] = attempt >>> (24 - 8 * i);
  }
  return out;
}

function firstBits(hash: Uint8Array): number {
  let value = 0;
  for (let i = 0; i < 6; i++) value = value * 256 + (hash[i] ?? 0);
  return value;
}
