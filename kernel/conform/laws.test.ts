import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { laws } from './index.ts';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');
const firstColumn = [...guide.matchAll(/^\| `([^`]+)` \|/gm)].map(([, text]) => text);

it('the guide tells of every law, in the order of the suite', () => {
  expect(firstColumn.filter((text) => !text.endsWith('.ts'))).toEqual(laws.map(({ id }) => id));
});

it('the guide walks through every file of the toy’s rules', () => {
  const files = readdirSync(join(root, 'games/toy/rules')).filter((file) => file.endsWith('.ts'));
  expect(firstColumn.filter((text) => text.endsWith('.ts')).sort()).toEqual(files.sort());
});
