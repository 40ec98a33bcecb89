import { readFileSync } from 'node:fs';
import { games } from '@fathom/games';
import { expect, test } from 'vitest';
import { strengthsOn } from './strengths.ts';

const page = readFileSync(new URL('../../bench/ladder.md', import.meta.url), 'utf8');
const shelved = games.filter((entry) => entry.shelved);

/** A row played anew may move a share this much before people are told wrong: then `npx fathom strengths`. */
const TOLD = 3;

test.each(shelved.map((entry) => [entry.id, entry] as const))(
  'people are told of each level what the ladder says: %s',
  async (_, entry) => {
    const measured = await strengthsOn(page, entry);
    for (const language of ['en', 'fr'] as const) {
      const { levels, strengths } = await entry.mind.words[language]();
      expect(strengths?.against).toBe(measured.against);
      expect(strengths?.waters).toBe(measured.waters);
      expect(Object.keys(strengths?.shares ?? {})).toEqual(Object.keys(levels));
      for (const [id, share] of Object.entries(measured.shares))
        expect(Math.abs((strengths?.shares[id] ?? 0) - share), id).toBeLessThanOrEqual(TOLD);
    }
    const shares = Object.values(measured.shares);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  },
);

test('a level is told by its row, whichever stands first in it, and the middle one is its own measure', async () => {
  const island = shelved.find(({ id }) => id === 'nautilus-island');
  if (!island) throw new Error('the game is not on the shelf');
  const rows = [
    '| Ondine, keeper of the light | Rosalind, the cook | 55 | 60 | … |',
    '| Tamsin, first mate | Rosalind, the cook | 30 | 40 | … |',
    '| Rosalind, the cook | Barnaby, the tinker | 60 | 80 | … |',
    '| Rosalind, the cook | Lilo, the beachcomber | 9 | 10 | … |',
  ];
  const { shares } = await strengthsOn(`# Ladder\n\n## Nautilus Island\n\n${rows.join('\n')}\n`, island);
  expect(shares).toEqual({ beachcomber: 10, tinker: 25, cook: 50, mate: 75, keeper: 92 });
  await expect(strengthsOn('# Ladder\n', island)).rejects.toThrow('no row');
});
