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

/** Every text of the app in either language, with where it stands. */
export function textsUnder(root: string): readonly Text[] {
  const files: readonly string[] = houses.flatMap((house) => filesUnder(join(root, house)));
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|\.test\.tsx?$|\/(dist|testing|harness|goldens)\//.test(file))
    .flatMap((path) => {
      const file = relative(root, path);
      const source = readFileSync(path, 'utf8');
      const language = languageOf(file, source);
      return literalsOf(source).flatMap((literal) => {
        const spoken = language(literal);
        return spoken ? [{ ...literal, file, language: spoken }] : [];
      });
    });
}
