import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, readLogbook, replayLogbook, verify } from '@fathom/kernel';
import { toy } from '@fathom/toy/rules';
import { describe, expect, test } from 'vitest';
import { Engine } from './engine/engine.ts';

const page = (name: string) => readFileSync(join(import.meta.dirname, '..', 'docs', name), 'utf8');
const blocks = (text: string, kind: string) =>
  [...text.matchAll(new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 'gs'))].map((found) => at(found, 1));

/** How long playouts take, and which they are, is no promise, and of all games the page shows one. */
const settle = (answer: string) =>
  JSON.parse(answer, (key, value) => {
    if (key === 'ms' || key === 'plies') return 0;
    if (key === 'games' && Array.isArray(value)) return value.filter(({ id }) => id === 'toy');
    return value;
  });

describe('docs/protocol.md', async () => {
  const engine = new Engine();
  const lines = blocks(page('protocol.md'), 'jsonl').flatMap((block) => block.trim().split('\n'));
  for (let i = 0; i < lines.length; i += 2) {
    const request = at(lines, i).replace(/^→ /, '');
    const answer = await engine.answer(request);
    test(request.slice(0, 80), () => {
      expect(lines[i]).toMatch(/^→ /);
      expect(lines[i + 1]).toMatch(/^← /);
      expect(settle(at(lines, i + 1).slice(2))).toEqual(settle(answer));
    });
  }

  test('shows every request there is', async () => {
    const { requests } = JSON.parse(await engine.answer('{"do":"help"}')) as { requests: string[] };
    for (const request of requests) expect(lines.join('\n')).toContain(`→ {"do":"${request}"`);
  });
});

test('the logbook in docs/notation.md replays, and its draws are those of its sea', () => {
  const book = readLogbook(at(blocks(page('notation.md'), ''), 0));
  if (!book.ok) throw new Error(`line ${book.line}, column ${book.column}: ${book.error}`);
  expect(replayLogbook(toy, book.value)).toMatchObject({ ok: true });
  expect(verify(toy, book.value)).toMatchObject({ ok: true });
});
