import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const games = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The text of all files of a room with this ending. */
function textOf(game: string, room: string, ending: string): string {
  const folder = join(import.meta.dirname, game, room);
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
  } catch {
    return '';
  }
}

const classes = (text: string): readonly string[] =>
  [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);

/** Selectors of a style sheet, one by one, without the conditions around them. */
const selectors = (css: string): readonly string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g)]
    .flatMap(([, before = '']) => before.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => selector.startsWith('.'));

describe('what a page about a game wears', () => {
  it.each(games)('does not reach the board of %s, though both may be open at once', (game) => {
    const drawn = textOf(game, 'board', '.tsx');
    const onBoard = new Set([
      ...classes(textOf(game, 'board', '.css')),
      ...[...drawn.matchAll(/class=(?:"|\{`)([^"`]*)/g)].flatMap(([, names = '']) => names.split(/\s+/)),
    ]);
    const reaching = selectors(textOf(game, 'guide', '.css')).filter((selector) =>
      classes(selector).every((name) => onBoard.has(name)),
    );
    expect(reaching).toEqual([]);
  });
});
