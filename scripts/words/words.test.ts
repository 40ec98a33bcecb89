import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { faultsIn, faultsOf } from './faults.ts';
import { forbiddenBy, synonyms } from './glossary.ts';
import { literalsOf } from './literals.ts';
import { screensUnder, textsUnder } from './sources.ts';
import { lapses } from './style.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const glossary = forbiddenBy(readFileSync(new URL('../../docs/words.md', import.meta.url), 'utf8'));
const texts = textsUnder(root);

describe('the glossary', () => {
  test('is kept by every text of the app', () => {
    expect(synonyms(texts, glossary)).toEqual([]);
  });

  test('is read whole, and all texts with it', () => {
    expect(glossary.length).toBeGreaterThan(60);
    for (const language of ['en', 'fr'] as const) {
      const files = new Set(texts.filter((text) => text.language === language).map(({ file }) => file));
      for (const house of [
        'web/words/',
        'web/minds/',
        'games/abyss/words/',
        'games/nautilion/guide/',
        'games/nautilion/lessons/',
        'games/abyss/lessons/index.ts',
        'games/nautilus-island/manifest.ts',
        'server/push/',
        'cli/',
      ])
        expect(
          [...files].filter((file) => file.startsWith(house)),
          `${language}, ${house}`,
        ).not.toEqual([]);
    }
  });

  test('finds a forbidden word in any literal, and whole words only', () => {
    const table =
      '## Everywhere\n| bot | bot | robot | engine, “the Council” | machine |\n## Abyss\n| pearl | pearl | perle | unit | |\n';
    const said = (file: string, text: string) =>
      synonyms([{ file, text, line: 1, key: '', language: 'en' }], forbiddenBy(table)).length;
    expect(said('web/a.ts', 'The Engine thinks.')).toBe(1);
    expect(said('web/a.ts', 'Engineers think.')).toBe(0);
    expect([said('games/abyss/a.ts', 'a unit'), said('web/a.ts', 'a unit')]).toEqual([1, 0]);
    expect([said('web/a.ts', 'the Council'), said('web/a.ts', 'the council')]).toEqual([1, 0]);
    const nested = ["// 'no'", "const a = { b: 'one', c: (n) => `two $", "{n ? 'three' : `four`} five` };"];
    const found = literalsOf(`${nested[0]}\n${nested[1]}${nested[2]}`).map(({ text }) => text);
    expect(found).toEqual(['one', 'three', 'four', 'two … five']);
  });
});

test('every text keeps our habits of writing', () => {
  expect(lapses(texts)).toEqual([]);
  const fr = (text: string) => lapses([{ text, file: 'a.ts', line: 1, key: 'fr', language: 'fr' }]).length;
  expect(['Qui part va à la défausse.', 'Qui commence ?', 'Qui gagne'].map(fr)).toEqual([1, 0, 0]);
  expect(["l'équipage", 'Prêt\u00a0!', 'perd -5', 'perd −5'].map(fr)).toEqual([1, 1, 1, 0]);
});

test('no screen joins texts by a colon, which French sets apart: the words do', () => {
  const joined = screensUnder(root).filter(({ text }) => /…: …/.test(text));
  expect(joined.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
});

test('a text after `en:` or `fr:` is of that language, wherever it stands', () => {
  const keys = literalsOf("const a = [{ en: 'Reefs', fr: 'Écueils' }, { name: `x` }, 'y'];").map(({ key }) => key);
  expect(keys).toEqual(['en', 'fr', 'name', '']);
});

test('faults are found: numbers, signs, spaces, capitals, leftovers', () => {
  const en = {
    cards: (n: number) => `${n} cards`,
    points: (n: number) => `${n} left`,
    joined: (who: string) => `The Apprentice joined ${who}.`,
    at: (n: number) => `${n}th space`,
  };
  const fr = {
    cards: (n: number) => `${n} cartes`,
    points: (n: number) => `reste ${n}`,
    joined: (who: string) => `Bravo, ${who} ; merci`,
    at: () => 'the case',
  };
  const found = faultsIn({ en, fr }).map((line) => line.split(': ').slice(0, 2).join(': '));
  expect(found).toEqual([
    'cards(1): a plural of one',
    'points(-2): a hyphen for a minus',
    'joined(You): You in the middle of a sentence',
    'at(0): no such ordinal',
    'at(1): no such ordinal',
    'at(2): no such ordinal',
    'cards(0): a plural of one or none',
    'cards(1): a plural of one or none',
    'points(-2): a hyphen for a minus',
    'joined(Vous): Vous in the middle of a sentence',
    'joined(Vous): a breaking space before ;:!?»',
    'joined(Élodie): a breaking space before ;:!?»',
    'at(0): an English word',
    'at(1): an English word',
    'at(2): an English word',
  ]);
});

test('faults are found in one text: articles, elisions, doubled words, leftovers', () => {
  const english = [
    'You took a 8.',
    'A ally came.',
    'an crab',
    'Take the the 7.',
    'Took: , a rope',
    'Mage A is here. A once idle king.',
  ];
  expect(english.map((text) => faultsOf(text, 'en'))).toEqual([
    ['a for an'],
    ['a for an'],
    ['an for a'],
    ['a word twice'],
    ['stray punctuation'],
    [],
  ]);
  const french = ['la table de Élodie', 'le prix de le Berger', 'Vous vous arrêtez à les 3.', 'la main de Hugo, le A1'];
  expect(french.map((text) => faultsOf(text, 'fr'))).toEqual([
    ['no elision'],
    ['no contraction'],
    ['no contraction'],
    [],
  ]);
});

test('a function that no sample makes speak is told of, unless it is heard elsewhere', () => {
  const words = { en: { held: (cards: readonly string[]) => cards.map((card) => `a ${card}`).join(', ') } };
  const both = { en: words.en, fr: words.en };
  expect(faultsIn(both)).toEqual(['held: never said: no sample fits', 'held: never said: no sample fits']);
  expect(faultsIn(both, { values: { cards: [['rope']] } })).toEqual([]);
  expect(faultsIn(both, { rows: { held: [[['rope', 'saw']]] } })).toEqual([]);
  expect(faultsIn(both, { elsewhere: /^held$/ })).toEqual([]);
});
