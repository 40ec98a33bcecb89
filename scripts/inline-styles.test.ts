import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from './fingerprint.js';
import { root } from './run.js';

/**
 * A style whose value never changes is written into the markup when a component is compiled, and our content security policy stops markup
 * with styles: nobody sees it, only the console says so. Such a style belongs into a style sheet.
 */
function fixedStyles(source: string): readonly string[] {
  const objects = [...source.matchAll(/style=\{\{([\s\S]*?)\}\}/g)].map(([, inside = '']) => inside);
  return objects.flatMap((inside) => inside.match(/[\w-]+'?: (?:'[^']*'|"[^"]*"|\d+)(?=,|\s*$)/gm) ?? []);
}

test('fixed styles are found, those that change are not', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source that is read.
  expect(fixedStyles("<i style={{ left: `${x}%`, top: '50%' }} />")).toEqual(["top: '50%'"]);
  expect(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source that is read.
    fixedStyles("<i style={{ 'border-color': tint(a), '--x': String(i + 1), top: `${y ? 'a' : b}px` }} />"),
  ).toEqual([]);
});

test('no component has a fixed style', () => {
  const files: readonly string[] = ['board', 'games', 'web'].flatMap((folder) => filesUnder(join(root, folder)));
  const found = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => fixedStyles(readFileSync(file, 'utf8')).map((style) => `${relative(root, file)}: ${style}`));
  expect(found).toEqual([]);
});
