import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EXPANSIONS, nautilion, type Options } from './index.ts';
import { type Player, playthrough, randomly, sensibly } from './testing/playthrough.ts';

/** Whole games, kept in the repository so that a change of the rules shows in review. UPDATE_GOLDENS=1 writes them anew. */
const GAMES: readonly { name: string; seats?: number; options?: Partial<Options>; player?: Player; seed?: string }[] = [
  { name: 'base', seed: 'base 7' },
  { name: 'base-random', player: randomly },
  { name: 'mages', options: { expansions: ['mages'] } },
  { name: 'mercenaries', options: { expansions: ['mercenaries'] }, seed: 'mercenaries 15' },
  { name: 'reefs', options: { expansions: ['reefs'] }, seed: 'reefs 2' },
  { name: 'darkhouse', options: { expansions: ['darkhouse'] } },
  { name: 'heroic', options: { expansions: ['heroic'] } },
  { name: 'all', options: { expansions: EXPANSIONS }, seed: 'all 15' },
  {
    name: 'two-players-all',
    seats: 2,
    options: { expansions: EXPANSIONS, board: 'B1', darkhouse: 'intro' },
    seed: 'two 18',
  },
];

describe('golden playthroughs', () => {
  for (const { name, seats = 1, options = {}, player = sensibly, seed = name } of GAMES) {
    it(name, () => {
      const file = fileURLToPath(new URL(`../goldens/${name}.golden.txt`, import.meta.url));
      const text = playthrough(seed, seats, { ...nautilion.options.defaults, ...options }, player);
      if (process.env.UPDATE_GOLDENS || !existsSync(file)) writeFileSync(file, text);
      expect(text).toBe(readFileSync(file, 'utf8'));
    });
  }
});
