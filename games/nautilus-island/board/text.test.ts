import { at, quickRandom, type Watcher } from '@fathom/kernel';
import { nautilusIsland } from '@fathom/nautilus-island/rules';
import { describe, expect, it } from 'vitest';
import { textIn } from './text.ts';

const names = ['Ann', 'Ben', 'Cleo'];

/** The headings and lines a game is told in, after so many decisions at random. */
async function told(language: 'en' | 'fr', watcher: Watcher, decisions: number): Promise<readonly string[]> {
  const random = quickRandom('told in words');
  const state = nautilusIsland.setup(3, nautilusIsland.options.defaults);
  for (let left = decisions; left > 0 && nautilusIsland.actor(state) !== null; ) {
    if (typeof nautilusIsland.actor(state) === 'number') left--;
    const moves = nautilusIsland.moves(state);
    nautilusIsland.play(state, at(moves, random.below(moves.length)));
  }
  const text = await textIn(language);
  const parts = text.parts(nautilusIsland.view(state, watcher), { watcher, name: (seat) => at(names, seat) });
  return parts.flatMap(({ title, lines }) => [title, ...lines]);
}

describe('told in words', () => {
  it.each(['en', 'fr'] as const)(
    'somebody who looks on hears of everybody by name, and never of "you" (%s)',
    async (language) => {
      for (const decisions of [0, 5, 30]) {
        const lines = await told(language, null, decisions);
        for (const name of names) expect(lines).toContain(name);
        expect(lines.filter((line) => /\b(you|your|vous|votre|vos)\b/i.test(line))).toEqual([]);
      }
    },
  );

  it('a player hears of the others by name and of themselves as such', async () => {
    const lines = await told('en', 1, 5);
    expect(lines).not.toContain('Ben');
    expect(lines).toContain('Ann');
    expect(lines).toContain('Your hand');
  });
});
