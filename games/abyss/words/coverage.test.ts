import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { abyss } from '@fathom/abyss/rules';
import { expect, it } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

const rules = fileURLToPath(new URL('../rules/', import.meta.url));
const testFiles = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));

/** What the tests of the rules are called: each cites the rules it would catch a breach of. */
const titles = testFiles.flatMap((file) =>
  [
    ...readFileSync(`${rules}${file}`, 'utf8').matchAll(/(?:\b(?:describe|it|test)(?:\.\w+)*|\))\(\s*(['"`])(.*?)\1/gs),
  ].map(([, , title = '']) => title),
);
const cited = new Set(titles.flatMap((title) => title.match(/\b[A-Z]\d+(?:\.\d+)?[a-z]?\b/g) ?? []));

it('leaves no rule of Abyss without a test that names it', () => {
  expect(abyss.rules.filter((id) => !cited.has(id))).toEqual([]);
});

it('leaves no rule of Abyss without words', () => {
  expect(abyss.rules.filter((id) => !en.rules[id]?.text || !fr.rules[id]?.text)).toEqual([]);
});

it('names in no test a rule that does not exist', () => {
  expect([...cited].filter((id) => !(abyss.rules as readonly string[]).includes(id))).toEqual([]);
});
