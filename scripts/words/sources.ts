import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from '../fingerprint.js';
import { type Literal, literalsOf } from './literals.ts';

export type Language = 'en' | 'fr';

export interface Text extends Literal {
  readonly file: string;
  readonly language: Language;
}

const houses = ['board', 'cli', 'games', 'server', 'web', 'words'];

/** Where the French half of a file with both languages begins. */
const frenchHalf = /^\s*(?:export )?const fr\b|^\s*fr: (?=[{(])/m;

/** The language of each text: by the name of its file, by `en:` or `fr:` right before it, or by the half of the file it stands in. */
function languageOf(file: string, source: string): (literal: Literal) => Language | null {
  const named = /(?:^|[/-])(en|fr)\.ts$/.exec(file)?.[1];
  if (named === 'en' || named === 'fr') return () => named;
  const half = frenchHalf.exec(source);
  const line = half && source.slice(0, half.index + half[0].length).split('\n').length;
  return ({ key, line: at }) => {
    if (key === 'en' || key === 'fr') return key;
    return line === null ? null : at < line ? 'en' : 'fr';
  };
}

/** A text as a file writes it, of whatever language. */
export interface Written extends Literal {
  readonly file: string;
}

/** Every text of the app in either language, with where it stands. */
export function textsUnder(root: string): readonly Text[] {
  return sourcesUnder(root).flatMap(({ file, source }) => {
    const language = languageOf(file, source);
    return literalsOf(source).flatMap((literal) => {
      const spoken = language(literal);
      return spoken ? [{ ...literal, file, language: spoken }] : [];
    });
  });
}

/** What screens put together themselves, of no language: the texts are filled in. */
export function screensUnder(root: string): readonly Written[] {
  return sourcesUnder(root)
    .filter(({ file }) => /^(board|web)\/|^games\/[^/]+\/(board|guide)\//.test(file))
    .flatMap(({ file, source }) => {
      const language = languageOf(file, source);
      return literalsOf(source)
        .filter((literal) => language(literal) === null)
        .map((literal) => ({ ...literal, file }));
    });
}

function sourcesUnder(root: string): readonly { readonly file: string; readonly source: string }[] {
  const files: readonly string[] = houses.flatMap((house) => filesUnder(join(root, house)));
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|\.test\.tsx?$|\/(dist|testing|harness|goldens)\//.test(file))
    .map((path) => ({ file: relative(root, path), source: readFileSync(path, 'utf8') }));
}
