import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, hmacSha256, joined, sha256, toHex, utf8 } from './sha256.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

describe('SHA-256', () => {
  test('of the examples of the standard', () => {
    expect(toHex(sha256(utf8('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(toHex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('is what every other implementation says, at every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
    fc.assert(
      fc.property(bytes, (message) => toHex(sha256(message)) === createHash('sha256').update(message).digest('hex')),
    );
  });

  test('keyed, with keys shorter and longer than a block', () => {
    fc.assert(
      fc.property(
        bytes,
        bytes,
        (key, message) => toHex(hmacSha256(key)(message)) === createHmac('sha256', key).update(message).digest('hex'),
      ),
    );
  });
});

describe('bytes', () => {
  test('of a text are its UTF-8, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => toHex(utf8(text)) === Buffer.from(text).toString('hex')),
    );
    for (const text of ['é’∞🐙', '\ud800', 'a\udfffb', '\u07ff\u0800\uffff\u{10ffff}']) {
      expect(toHex(utf8(text))).toBe(Buffer.from(text).toString('hex'));
    }
  });

  test('go to hexadecimal and back; what is none is refused', () => {
    fc.assert(fc.property(bytes, (some) => toHex(fromHex(toHex(some))) === Buffer.from(some).toString('hex')));
    for (const text of ['a', 'zz', '0x', ' 00']) expect(() => fromHex(text)).toThrow(RangeError);
  });

  test('are joined in order', () => {
    expect([...joined(Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3))]).toEqual([1, 2, 3]);
  });
});
