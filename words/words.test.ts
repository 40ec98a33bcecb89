import { kernelRules } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { type AnyGameWords, chooseLanguage, de, formats, kernelEn, kernelFr, refusalSentence } from './index.ts';

const { en, fr } = formats;

describe('format', () => {
  test('nouns agree with their numbers, and nought is singular in French', () => {
    expect([0, 1, 2].map((n) => en.count(n, 'die', 'dice'))).toEqual(['0 dice', '1 die', '2 dice']);
    expect([0, 1, 2].map((n) => fr.count(n, 'dé', 'dés'))).toEqual(['0 dé', '1 dé', '2 dés']);
    expect(en.form(3, 'is', 'are')).toBe('are');
  });

  test('large numbers are grouped as each language does', () => {
    expect(en.number(12345)).toBe('12,345');
    expect(fr.number(12345)).toMatch(/^12\s345$/);
  });

  test('signs are shown, with a true minus', () => {
    expect([3, 0, -2].map(en.signed)).toEqual(['+3', '0', '−2']);
    expect(fr.number(-5)).toBe('−5');
  });

  test('numbers and plurals are those every browser knows, also where we write them ourselves', () => {
    for (const [language, { number, form }] of Object.entries(formats)) {
      const known = new Intl.NumberFormat(language);
      const rules = new Intl.PluralRules(language);
      for (let value = -1200.5; value <= 1200; value += 0.5) {
        expect(number(value)).toBe(known.format(value).replace('-', '−'));
        expect(form(value, 'one', 'other')).toBe(rules.select(value));
      }
    }
  });

  test('lists', () => {
    expect(en.and(['red', 'blue'])).toBe('red and blue');
    expect(en.and(['red', 'blue', 'green'])).toBe('red, blue and green');
    expect(en.or(['red', 'blue', 'green'])).toBe('red, blue or green');
    expect(fr.and(['rouge', 'bleu', 'vert'])).toBe('rouge, bleu et vert');
    expect(fr.or(['rouge', 'bleu'])).toBe('rouge ou bleu');
    expect(fr.and([])).toBe('');
  });
});

test('« de » loses its vowel before another, and before an h', () => {
  expect(['Nautilion', 'Abyss', 'Élodie', 'Hugo'].map(de)).toEqual(['de Nautilion', 'd’Abyss', 'd’Élodie', 'd’Hugo']);
});

test('the first language we speak is chosen, else English', () => {
  expect(chooseLanguage(['fr-CA', 'en'])).toBe('fr');
  expect(chooseLanguage(['de', 'FR'])).toBe('fr');
  expect(chooseLanguage(['de-AT', 'en-GB', 'fr'])).toBe('en');
  expect(chooseLanguage(['frr', 'nl'])).toBe('en');
  expect(chooseLanguage([])).toBe('en');
});

describe('refusals', () => {
  const game = { refusal: ({ rule }: { rule: string }) => `by rule ${rule}` } as unknown as AnyGameWords;

  test('every rule of the kernel has its sentence in both languages', () => {
    expect(Object.keys(kernelEn).sort()).toEqual([...kernelRules].sort());
    expect(Object.keys(kernelFr).sort()).toEqual([...kernelRules].sort());
    for (const rule of kernelRules) expect(kernelEn[rule]).not.toBe(kernelFr[rule]);
  });

  test('the kernel speaks for its own rules, the game for the rest', () => {
    expect(refusalSentence({ rule: 'game-over' }, game, kernelEn)).toBe('The game is over.');
    expect(refusalSentence({ rule: 'T9' }, game, kernelEn)).toBe('by rule T9');
    expect(refusalSentence({ rule: 'toString' }, game, kernelEn)).toBe('by rule toString');
  });
});
