import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesUnder } from '../fingerprint.js';
import { textsUnder } from './sources.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What is put together in play is heard there, with the same ear: by the test named. */
const heard: readonly (readonly [files: RegExp, by: string])[] = [
  [
    /^games\/[^/]+\/words\/(log|moves|refusals|touched|timing|spoken|rulebook|cards|names)-/,
    'games/*/words/words.test.ts',
  ],
  [/^games\/[^/]+\/words\/rows-/, 'games/games-rows.test.ts'],
  [/^games\/[^/]+\/lessons\//, 'games/lessons.test.ts'],
  [/^games\/[^/]+\/manifest\.ts$/, 'games/texts.test.ts'],
  [/^games\/nautilion\/guide\/odds\.ts$/, 'games/nautilion/guide/odds.test.ts'],
  [/^words\/kernel-/, 'web/words/texts.test.ts, with why-not.ts'],
  [/^(cli\/main\.ts|web\/words\/words\.ts|games\/[^/]+\/board\/index\.tsx)$/, 'no texts: what is chosen by language'],
];

/** What a test imports from beside it, by path. */
function importedBy(test: string): readonly string[] {
  const source = readFileSync(test, 'utf8');
  return [...source.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => relative(root, join(dirname(test), path)));
}

test('every file with texts is looked through by the texts.test.ts of its house, or heard in play', () => {
  const tests = ['board', 'cli', 'games', 'server', 'web', 'words']
    .flatMap((house) => filesUnder(join(root, house)))
    .filter((file) => file.endsWith('/texts.test.ts'));
  const read = new Set(tests.flatMap(importedBy));
  const written = new Set(textsUnder(root).map(({ file }) => file));
  const unread = [...written].filter((file) => !read.has(file) && !heard.some(([files]) => files.test(file)));
  expect(unread).toEqual([]);
  expect(tests.length).toBeGreaterThan(5);
});
