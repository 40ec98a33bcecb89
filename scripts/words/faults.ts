import { type Said, saidBy } from './samples.ts';

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
];

const english: typeof common = [
  ['a plural of one', new RegExp(`(?<![\\d.,−+-])1 ${any(many.en)}`, 'u')],
  ['a singular of several', new RegExp(`(?<![\\d.,/+-])[02] ${any(one.en)}(?! \\p{L}+s)`, 'u')],
  ['You in the middle of a sentence', /[\p{Ll},;:] You\b/u],
];

const french: typeof common = [
  ['a plural of one or none', new RegExp(`(?<![\\d.,−+-])[01][\\s\\u00a0]${any(many.fr)}`, 'u')],
  ['a singular of several', new RegExp(`(?<![\\d.,/+-])2[\\s\\u00a0]${any(one.fr)}`, 'u')],
  ['Vous in the middle of a sentence', /[\p{Ll},;][\s\u00a0]Vous\b/u],
  ['a breaking space before ;:!?»', / [;:!?»]|« /u],
  ['no space before ;!?»', /[^\s;!?][;!?»]/u],
  ['an English word', /(?<![\p{L}’-])(?:the|and|with|your|you|of|to|is|are|for|from|this|that|by)(?![\p{L}’-])/iu],
];

/** What is wrong with the words of both languages, one line for each text. `never`: parameters that never mean whoever is spoken to. */
export function faultsIn(words: { readonly en: unknown; readonly fr: unknown }, never = /^$/): readonly string[] {
  return [
    ...faults(saidBy(words.en, words.en, false, never), [...common, ...english]),
    ...faults(saidBy(words.fr, words.en, true, never), [...common, ...french]),
  ];
}

function faults(said: readonly Said[], bad: typeof common): readonly string[] {
  return said.flatMap(({ path, text }) =>
    bad.filter(([, pattern]) => pattern.test(text)).map(([fault]) => `${path}: ${fault}: ${text}`),
  );
}
