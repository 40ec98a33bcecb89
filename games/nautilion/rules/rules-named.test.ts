import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { nautilion } from './index.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(here, { recursive: true }).map(String);

/** What the tests of the rules are called: each cites the rules it would catch a breach of. */
const titles = files
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...readFileSync(`${here}/${file}`, 'utf8').matchAll(/(?:\b(?:describe|it|test)(?:\.\w+)*|\))\(\s*(['"`])(.*?)\1/gs),
  ])
  .map(([, , title = '']) => title);
const named = new Set(titles.flatMap((title) => title.match(/\b[A-Z]\d+(?:\.\d+)?[a-z]?\b/g) ?? []));

describe('rule ids', () => {
  it('each is named by the title of at least one test', () => {
    expect(nautilion.rules.filter((rule) => !named.has(rule))).toEqual([]);
  });

  it('none is named by a test that does not exist', () => {
    const boards = /^[ABC][12]$/;
    expect([...named].filter((rule) => !nautilion.rules.includes(rule) && !boards.test(rule))).toEqual([]);
  });

  it('no rule of the game is cited that does not exist', () => {
    const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    const cited = sources.flatMap((file) => readFileSync(`${here}/${file}`, 'utf8').match(/refuse\('[^']+'/g) ?? []);
    expect(cited.length).toBeGreaterThan(40);
    for (const citation of cited) expect(nautilion.rules).toContain(citation.slice("refuse('".length, -1));
  });

  it('none is listed twice', () => {
    expect(new Set(nautilion.rules).size).toBe(nautilion.rules.length);
  });
});
