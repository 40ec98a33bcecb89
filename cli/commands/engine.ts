import { once } from 'node:events';
import { Engine } from '../engine.ts';
import { linesOf } from '../lines.ts';

const longest = 16 * 1024 * 1024;
const tooLong = JSON.stringify({ ok: false, error: `a request may not be longer than ${longest} bytes` });

/** Speaks the engine protocol on stdin and stdout until stdin ends or nobody listens any more. */
export async function engine(): Promise<number> {
  const conversation = new Engine();
  let gone = false;
  process.stdout.on('error', () => {
    gone = true;
  });
  for await (const line of linesOf(process.stdin, longest)) {
    const answer = line === null ? tooLong : await conversation.answer(line);
    if (gone) break;
    if (!process.stdout.write(`${answer}\n`)) await once(process.stdout, 'drain');
  }
  return 0;
}
