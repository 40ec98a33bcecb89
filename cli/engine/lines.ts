/** A line from outside: its text, or `null` if it is longer than anyone may send. */
export type Line = string | null;

/** Splits a stream of bytes into lines. One longer than `longest` bytes is told as soon as it is, and the rest of it is let go. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<Line> {
  let kept: Uint8Array[] = [];
  let length = 0;
  let refused = false;
  for await (const chunk of chunks) {
    for (let from = 0; from <= chunk.length; ) {
      const end = chunk.indexOf(10, from);
      const part = chunk.subarray(from, end < 0 ? chunk.length : end);
      length += part.length;
      if (length <= longest) kept.push(part);
      else if (!refused) {
        kept = [];
        refused = true;
        yield null;
      }
      if (end < 0) break;
      if (!refused) yield whole();
      begin();
      from = end + 1;
    }
  }
  if (length > 0 && !refused) yield whole();

  function whole(): string {
    return Buffer.concat(kept).toString('utf8').replace(/\r$/, '');
  }

  function begin(): void {
    kept = [];
    length = 0;
    refused = false;
  }
}
