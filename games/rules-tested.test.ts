import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

interface Cited {
  readonly ids: readonly string[];
  /** What the test does, as it is written. */
  readonly body: string;
}

const ruleId = /\b[A-Z]\d+(?:\.\d+)?[a-z]?\b/g;

/** The tests in a source that name rules, each with what it does; one that is never run counts for nothing. */
function citing(source: string): readonly Cited[] {
  const found = [...source.matchAll(/(?:\b(describe|it|test)((?:\.\w+)*)|\))\(\s*(['"`])(.*?)\3/gs)];
  return found.flatMap(({ 1: what, 2: how = '', 4: title = '', index, 0: whole }, i) => {
    if (what === 'describe' || /skip|todo|fails/.test(how)) return [];
    return { ids: title.match(ruleId) ?? [], body: source.slice(index + whole.length, found[i + 1]?.index) };
  });
}

/** Rules some test names and puts to the proof: it expects something, itself or through a function that does. */
function proven(sources: readonly string[]): ReadonlySet<string> {
  const helpers = sources.flatMap((source) =>
    [...source.matchAll(/\bfunction (\w+)\(.*?\n\}/gs)]
      .filter(([text]) => /\bexpect\b/.test(text))
      .map(([, name]) => name),
  );
  const asserts = new RegExp(`\\b(?:expect|${helpers.join('|') || 'expect'})\\b`);
  return new Set(sources.flatMap(citing).flatMap(({ ids, body }) => (asserts.test(body) ? ids : [])));
}

/** Rules some test names and sees given as the reason of a refusal. */
const refusedWith = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(
    sources.flatMap(citing).flatMap(({ ids, body }) => ids.filter((id) => new RegExp(`['"\`]${id}\\b`).test(body))),
  );

function filesOf(game: string): { readonly tests: readonly string[]; readonly rules: string } {
  const folder = new URL(`${game}/rules/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  return {
    tests: files.filter((file) => file.endsWith('.test.ts')).map(read),
    rules: files
      .filter((file) => !/\.test\.ts$|testing\//.test(file))
      .map(read)
      .join('\n'),
  };
}

describe.each(games.map(({ id, rules }) => [id, rules] as const))('the rules of %s', async (id, fetchRules) => {
  const { rules } = await fetchRules();
  const { tests, rules: source } = filesOf(id);
  const refusing = [...source.matchAll(/(?:\brule: |\brefuse\()'([^']+)'/g)].map(([, rule = '']) => rule);

  test('are each named by a test that expects something of it', () => {
    const covered = proven(tests);
    expect(rules.filter((rule) => !covered.has(rule))).toEqual([]);
  });

  test('are each, where they refuse a move, seen to refuse one by a test that names them', () => {
    const seen = refusedWith(tests);
    expect(refusing.length).toBeGreaterThan(2);
    expect([...new Set(refusing)].filter((rule) => !seen.has(rule))).toEqual([]);
  });

  test('are the only ones tests and refusals name', () => {
    const board = /^[ABC][12]$/;
    const named = [...tests.flatMap(citing).flatMap(({ ids }) => ids), ...refusing];
    expect([...new Set(named)].filter((rule) => !rules.includes(rule) && !board.test(rule))).toEqual([]);
    expect(new Set(rules).size).toBe(rules.length);
  });
});

describe('a rule is not covered', () => {
  const told = "it('R1: the first player begins', () => {\n";
  test('by a title alone', () => {
    expect([...proven([`${told}  const state = fresh();\n});\n`])]).toEqual([]);
    expect([...proven([`${told}  expect(fresh().turn).toBe(0);\n});\n`])]).toEqual(['R1']);
  });

  test('by a test that is never run', () => {
    for (const how of ['skip', 'todo', 'fails']) {
      expect([...proven([`it.${how}('R1: the first player begins', () => {\n  expect(1).toBe(1);\n});\n`])]).toEqual(
        [],
      );
    }
  });

  test('by another rule’s refusal', () => {
    expect([...refusedWith([`${told}  expect(why(state)).toMatchObject({ rule: 'R2' });\n});\n`])]).toEqual([]);
    expect([...refusedWith([`${told}  expect(why(state)).toMatchObject({ rule: 'R1' });\n});\n`])]).toEqual(['R1']);
  });
});
