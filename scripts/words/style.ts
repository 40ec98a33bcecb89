import type { Language, Text } from './sources.ts';

/** How no text of the app is written, in either language or in one. */
const habits: readonly (readonly [fault: string, bad: RegExp, language?: Language])[] = [
  ['an unbreakable space: `typeset` puts it in', /[\u00a0\u202f]/u],
  ['a typewriter apostrophe', /\p{L}\\?'\p{L}/u],
  ['a hyphen for a minus', /(?:^|[\s(])-\d/u],
  ['« Qui … » without somebody', /(?:^|[.!?] )Qui [^?.]*\./u, 'fr'],
];

/** Every text that breaks a habit, as `file:line: what is wrong`. */
export function lapses(texts: readonly Text[]): readonly string[] {
  return texts.flatMap(({ text, file, line, language }) =>
    habits
      .filter(([, bad, only]) => (only === undefined || only === language) && bad.test(text))
      .map(([fault]) => `${file}:${line}: ${fault}: ${text}`),
  );
}
