import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { nautilion } from './index.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(here, { recursive: true }).map(String);

describe('rule ids', () => {
  it('each is named by the title of at least one test', () => {
    const tests = files
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(`${here}/${file}`, 'utf8'));
    const titles = tests.join('\n').match(/['"`][A-Z]+[\d.]*\d[a-z]?: /g) ?? [];
    const named = new Set(titles.map((title) => title.slice(1, -2)));
    expect(nautilion.rules.filter((rule) => !named.has(rule))).toEqual([]);
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
