/** A line from outside: its text, or `null` if it was longer than anyone may send. */
export type Line = string | null;

/** Splits a stream of bytes into lines, keeping no more of one than `longest` bytes. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<Line> {
  let kept: Uint8Array[] = [];
  let length = 0;
  const finish = (): Line => {
    const line = length > longest ? null : Buffer.concat(kept).toString('utf8').replace(/\r$/, '');
    kept = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      keep(chunk.subarray(from, end));
      yield finish();
      from = end + 1;
    }
    keep(chunk.subarray(from));
  }
  if (length > 0) yield finish();

  function keep(part: Uint8Array): void {
    length += part.length;
    if (length > longest) kept = [];
    else if (part.length > 0) kept.push(part);
  }
}
