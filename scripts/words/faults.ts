import { type Aid, type Said, saidBy } from './samples.ts';
import type { Language } from './sources.ts';

const nouns = {
  en: 'point card token pearl key race lord seat day place space turn game round harpoon move rule ally copy spectator draw stack column player position step minute mistake bot message',
  fr: 'point carte jeton perle clé race seigneur place case jour tour partie manche harpon coup règle allié exemplaire spectateur tirage pile colonne joueur position équipier étape minute erreur robot message autre personne énigme',
};
const plural = (noun: string): string =>
  /[^e]y$/.test(noun) ? noun.replace(/y$/, 'ies') : /(al)$/.test(noun) ? noun : `${noun}s`;
const any = (list: readonly string[]): string => `(?:${list.join('|')})(?![\\p{L}-])`;
const one = { en: nouns.en.split(' '), fr: nouns.fr.split(' ') };
const many = { en: one.en.map(plural), fr: one.fr.map((noun) => `${noun}s`) };

/** What no text of a language may be, by what it is called. */
const common: readonly (readonly [fault: string, bad: RegExp])[] = [
  ['a hyphen for a minus', /(?:^|[\s(\u00a0\u202f])-\d/u],
  ['stray spaces', /^\s|\s$| {2}/u],
  ['typewriter quotes', /['"]/u],
  ['no such ordinal', /(?<!\d)(?:0th|0e|0re|1th|2th|3th|11st|12nd|13rd)\b/u],
  ['a word twice', /(?<![\p{L}’-])(?!vous |nous )(\p{L}{2,}) \1(?![\p{L}’-])/iu],
  ['stray punctuation', /\(\)|,[,.;:!?]|[;:],|[^.]\.\.(?!\.)| [.,](?!\d)/u],
];

const english: typeof common = [
  ['a plural of one', new RegExp(`(?<![\\d.,−+-])1 ${any(many.en)}`, 'u')],
  ['a singular of several', new RegExp(`(?<![\\d.,/+-])[02] ${any(one.en)}(?! \\p{L}+s)`, 'u')],
  ['You in the middle of a sentence', /[\p{Ll},;:] You\b/u],
  ['a for an', /(?:(?<![\p{L}\p{N}’])a|(?:^|[.!?] )A) (?:(?!one\b|once\b|eu)[aeio]\p{Ll}|8\b|11\b|18\b)/u],
  ['an for a', /(?<![\p{L}’])[Aa]n (?![aeiouhAEIOUHÉ8]|11\b|18\b)/u],
];

const french: typeof common = [
  ['a plural of one or none', new RegExp(`(?<![\\d.,−+-])[01][\\s\\u00a0]${any(many.fr)}`, 'u')],
  ['a singular of several', new RegExp(`(?<![\\d.,/+-])2[\\s\\u00a0]${any(one.fr)}`, 'u')],
  ['Vous in the middle of a sentence', /[\p{Ll},;][\s\u00a0]Vous\b/u],
  ['a breaking space before ;:!?»', / [;:!?»]|« /u],
  ['no space before ;!?»', /[^\s;!?][;!?»]/u],
  ['no elision', /(?<![\p{L}’-])(?:de|que|le|la|ne|se|me|te|je|jusque|lorsque|puisque) [aeiouâàéèêëîïôöûüœ]\p{L}/iu],
  ['no contraction', /(?<![\p{L}’-])(?:de|à) les? (?=[\p{Lu}\d«])/u],
  ['an English word', /(?<![\p{L}’-])(?:the|and|with|your|you|of|to|is|are|for|from|this|that|by)(?![\p{L}’-])/iu],
];

const bad = { en: [...common, ...english], fr: [...common, ...french] };

/** What is wrong with a text, by what it is called. */
export const faultsOf = (text: string, language: Language): readonly string[] =>
  bad[language].filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault);

/** What is wrong with a sentence put together in play, or `null`. */
export function faultOf(sentence: string, language: Language): string | null {
  if (sentence.trim() === '') return 'is empty';
  if (/\b(undefined|NaN|null)\b|\[object|\$\{/.test(sentence)) return 'lacks a word';
  return faultsOf(sentence, language).join(', ') || null;
}

/** What is wrong with the words of both languages, one line for each text; a function that no sample makes speak is wrong, too. */
export function faultsIn(words: { readonly en: unknown; readonly fr: unknown }, aid: Aid = {}): readonly string[] {
  return [
    ...faults(saidBy(words.en, words.en, false, aid), 'en'),
    ...faults(saidBy(words.fr, words.en, true, aid), 'fr'),
  ];
}

const faults = (said: readonly Said[], language: Language): readonly string[] =>
  said.flatMap(({ path, text }) =>
    text === null
      ? [`${path}: never said: no sample fits`]
      : faultsOf(text, language).map((fault) => `${path}: ${fault}: ${text}`),
  );
