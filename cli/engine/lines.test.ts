import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Line, linesOf } from './lines.ts';

async function split(chunks: readonly Buffer[], longest = 1000): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of linesOf(Readable.from(chunks), longest)) lines.push(line);
  return lines;
}

test('lines come whole, however the bytes were cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' })), fc.integer({ min: 1, max: 7 }), async (texts, size) => {
      const lines = texts.map((text) => text.replaceAll(/[\r\n]/g, '~'));
      const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.subarray(i * size, (i + 1) * size),
      );
      expect(await split(chunks)).toEqual(lines);
    }),
  );
});

test('a last line without its end counts, an empty rest does not', async () => {
  expect(await split([Buffer.from('a\nb')])).toEqual(['a', 'b']);
  expect(await split([Buffer.from('a\r\n\n')])).toEqual(['a', '']);
  expect(await split([])).toEqual([]);
});

test('a line too long is told as such, and the next one is whole again', async () => {
  const chunks = ['x'.repeat(600), 'x'.repeat(600), 'x\nnext\n', 'y'.repeat(1000), '\n'].map((text) =>
    Buffer.from(text),
  );
  expect(await split(chunks)).toEqual([null, 'next', 'y'.repeat(1000)]);
});

test('a line too long is told before it ends', async () => {
  async function* endless() {
    for (;;) yield Buffer.from('x'.repeat(600));
  }
  const { value } = await linesOf(endless(), 1000).next();
  expect(value).toBeNull();
});
