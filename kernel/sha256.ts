/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104): synchronous and the same everywhere, where `crypto.subtle` is asynchronous and missing on plain
 * http. A table is among the first things a page needs, so it is written out here: a library weighs several times as much.
 */
const BLOCK = 64;

/** The first 64 primes. */
const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && isPrime(n));

function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return true;
}

/** The first 32 bits behind the point: a root of numbers this small is known to more than 45, so its last ones do not matter. */
const fraction = (root: number) => (root * 2 ** 32) | 0;

const rounds = primes.map((prime) => fraction(Math.cbrt(prime)));
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

export const sha256 = (message: Uint8Array): Uint8Array => hashOf(start, 0, message);

/** Of a message whose first `before` bytes, whole blocks, are in the hash already. */
function hashOf(begun: ArrayLike<number>, before: number, message: Uint8Array): Uint8Array {
  const hash = new Int32Array(begun);
  const { length } = message;
  const blocks = Math.ceil((length + 9) / BLOCK);
  for (let block = 1; block <= blocks; block++) {
    read(message, (block - 1) * BLOCK);
    if (block === blocks) {
      schedule[14] = (before + length) / 2 ** 29;
      schedule[15] = (before + length) << 3;
    }
    compress(hash);
  }
  const out = new Uint8Array(32);
  for (let i = 0; i < 32; i++) out[i] = (hash[i >> 2] ?? 0) >>> (24 - 8 * (i & 3));
  return out;
}

const schedule = new Int32Array(BLOCK);

/** The first sixteen words of the schedule: a block of the message, with a single 1 after its end. */
function read(message: Uint8Array, from: number): void {
  const byte = (at: number) => message[at] ?? (at === message.length ? 0x80 : 0);
  for (let i = 0, at = from; i < 16; i++, at += 4) {
    schedule[i] = (byte(at) << 24) | (byte(at + 1) << 16) | (byte(at + 2) << 8) | byte(at + 3);
  }
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Stirs one block, whose words are the first sixteen of the schedule, into the hash. */
function compress(hash: Int32Array): void {
  const word = (i: number) => schedule[i] ?? 0;
  for (let i = 16; i < BLOCK; i++) {
    const early = word(i - 15);
    const late = word(i - 2);
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[i] = word(i - 16) + s0 + word(i - 7) + s1;
  }
  const was = (i: number) => hash[i] ?? 0;
  let [a, b, c, d, e, f, g, h] = [was(0), was(1), was(2), was(3), was(4), was(5), was(6), was(7)];
  for (let i = 0; i < BLOCK; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + s1 + choice + (rounds[i] ?? 0) + word(i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + s0 + majority) | 0;
  }
  const add = (i: number, one: number) => {
    hash[i] = was(i) + one;
  };
  add(0, a);
  add(1, b);
  add(2, c);
  add(3, d);
  add(4, e);
  add(5, f);
  add(6, g);
  add(7, h);
}

/** The key's own two blocks are stirred once for all messages. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const begun = (filler: number) => {
    const block = new Uint8Array(BLOCK).fill(filler);
    short.forEach((byte, i) => {
      block[i] = byte ^ filler;
    });
    const hash = new Int32Array(start);
    read(block, 0);
    compress(hash);
    return hash;
  };
  const [inner, outer] = [begun(0x36), begun(0x5c)];
  return (message) => hashOf(outer, BLOCK, hashOf(inner, BLOCK, message));
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** UTF-8; half of a pair that stands alone becomes the sign for what cannot be read, as in every encoder. */
export function utf8(text: string): Uint8Array {
  const out: number[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const point = code >= 0xd800 && code < 0xe000 ? 0xfffd : code;
    if (point < 0x80) out.push(point);
    else {
      const more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
      out.push(((0xf00 >> (more + 1)) & 0xff) | (point >> (6 * more)));
      for (let i = more - 1; i >= 0; i--) out.push(0x80 | ((point >> (6 * i)) & 0x3f));
    }
  }
  return Uint8Array.from(out);
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new RangeError('not hexadecimal');
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));
}
