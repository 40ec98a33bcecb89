/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104): synchronous and the same everywhere, where `crypto.subtle` is asynchronous and missing on plain
 * http. A table is among the first things a page needs, so it is written out here: a library weighs several times as much.
 */
const BLOCK = 64;

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const rounds = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];
/** The same of the square roots of the first 8. */
const start = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

export function sha256(message: Uint8Array): Uint8Array {
  const { length } = message;
  const padded = new Uint8Array(Math.ceil((length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  words.setUint32(padded.length - 4, length << 3);
  const hash = Int32Array.from(start);
  const schedule = new Int32Array(BLOCK);
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let i = 0; i < 16; i++) schedule[i] = words.getInt32(at + 4 * i);
    compress(hash, schedule);
  }
  const out = new Uint8Array(32);
  const view = new DataView(out.buffer);
  hash.forEach((word, i) => {
    view.setInt32(4 * i, word);
  });
  return out;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Stirs one block, whose words are the first sixteen of the schedule, into the hash. */
function compress(hash: Int32Array, schedule: Int32Array): void {
  const word = (i: number) => schedule[i] ?? 0;
  for (let i = 16; i < BLOCK; i++) {
    const early = word(i - 15);
    const late = word(i - 2);
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[i] = word(i - 16) + s0 + word(i - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
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
  [a, b, c, d, e, f, g, h].forEach((one, i) => {
    hash[i] = (hash[i] ?? 0) + one;
  });
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const padded = (filler: number) => Uint8Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ filler);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), message))));
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
