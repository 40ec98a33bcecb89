import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { laws } from './index.ts';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');
const firstColumnUnder = (heading: string) => {
  const [table = ''] = guide.slice(guide.indexOf(heading)).split('\n\n');
  return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, text]) => text);
};

it('the guide tells of every law, in the order of the suite', () => {
  expect(firstColumnUnder('| law |')).toEqual(laws.map(({ id }) => id));
});

it('the guide walks through every file of the toy’s rules', () => {
  const files = readdirSync(join(root, 'games/toy/rules')).filter((file) => file.endsWith('.ts'));
  // The guide speaks of a copy of the toy, in which this file has a new name.
  const copied = files.map((file) => (file === 'toy.test.ts' ? 'my-game.test.ts' : file));
  expect(firstColumnUnder('| file |').sort()).toEqual(copied.sort());
});
