import type { Language, Text } from './sources.ts';

/** A word nobody may use, because the glossary has another for it. */
export interface Forbidden {
  readonly word: string;
  readonly instead: string;
  readonly language: Language;
  /** The folder it is forbidden in; empty: everywhere. */
  readonly folder: string;
}

const folders: { readonly [heading: string]: string } = {
  Everywhere: '',
  Nautilion: 'games/nautilion/',
  'Nautilus Island': 'games/nautilus-island/',
  Abyss: 'games/abyss/',
};

/** The tables of docs/words.md: concept, English, French, and what is never said in either. */
export function forbiddenBy(glossary: string): readonly Forbidden[] {
  const found: Forbidden[] = [];
  let folder: string | undefined;
  for (const line of glossary.split('\n')) {
    const heading = /^## (.*)$/.exec(line)?.[1];
    if (heading !== undefined) folder = folders[heading];
    const cells = line.split('|').map((cell) => cell.trim());
    const [, concept = '', english = '', french = '', notEnglish = '', notFrench = ''] = cells;
    if (folder === undefined || cells.length !== 7 || /^-+$|^concept$/.test(concept)) continue;
    for (const word of wordsOf(notEnglish)) found.push({ word, instead: english, language: 'en', folder });
    for (const word of wordsOf(notFrench)) found.push({ word, instead: french, language: 'fr', folder });
  }
  return found;
}

const wordsOf = (cell: string): readonly string[] =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Whole words, whatever the case, unless the word stands in “quotation marks”; a hyphen is no edge of a word. */
function says(text: string, word: string): boolean {
  const exact = /^“(.*)”$/.exec(word)?.[1];
  const plain = (exact ? text : text.toLowerCase()).replace(/[\u00a0\u202f]/g, ' ');
  const escaped = (exact ?? word.toLowerCase()).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}-])${escaped}(?![\\p{L}\\p{N}-])`, 'u').test(plain);
}

/** Every use of a forbidden word, as `file:line: what to say instead`. */
export function synonyms(texts: readonly Text[], forbidden: readonly Forbidden[]): readonly string[] {
  return texts.flatMap(({ text, file, line, language }) =>
    forbidden
      .filter((one) => one.language === language && file.startsWith(one.folder) && says(text, one.word))
      .map(({ word, instead }) => `${file}:${line}: “${word}” is “${instead}” in docs/words.md: ${text}`),
  );
}
