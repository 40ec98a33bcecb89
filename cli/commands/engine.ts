import { once } from 'node:events';
import { Engine } from '../engine/engine.ts';
import { type Line, linesOf } from '../engine/lines.ts';
import { Queue } from '../engine/queue.ts';

/** Ten times a long game. */
const longest = 1024 * 1024;
const tooLong = JSON.stringify({ ok: false, error: `a request may not be longer than ${longest} bytes` });
/** Requests that may wait while one is answered. */
const room = 64;

/** Speaks the engine protocol on stdin and stdout until stdin ends. */
export async function engine(): Promise<number> {
  const conversation = new Engine();
  const requests = new Queue<Line>(room);
  // Read ahead, so that a request which takes its time can be told to stop.
  const reading = (async () => {
    for await (const line of linesOf(process.stdin, longest)) {
      if (line !== null) conversation.hear(line);
      await requests.put(line);
    }
    requests.close();
  })();
  for await (const line of requests) {
    const answer = line === null ? tooLong : await conversation.answer(line);
    if (!process.stdout.write(`${answer}\n`)) await once(process.stdout, 'drain');
  }
  await reading;
  return 0;
}
