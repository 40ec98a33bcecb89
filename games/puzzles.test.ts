import { at, type Json } from '@fathom/kernel';
import { wrongWith } from '@fathom/mind/proof';
import { gradeOf, movesOf, type Puzzle, puzzlesIn, TRIES, tableOf } from '@fathom/mind/puzzle';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

/** A search takes as long as it takes on a busy machine. */
const PATIENCE = 120_000;

/** Few enough to be quick: all of them are proved by `npx fathom puzzles check`. */
const PROVED = 2;

const books = await Promise.all(
  games.flatMap((entry) => (entry.puzzles ? [entry.puzzles().then((book) => ({ entry, book }))] : [])),
);

describe.each(books.map(({ entry, book }) => [entry.id, entry, book] as const))(
  'the puzzles of %s',
  (_, entry, book) => {
    const puzzles = puzzlesIn(book);

    test('are many, each with a name of its own, of different grades and waters', () => {
      expect(puzzles.length).toBeGreaterThanOrEqual(60);
      expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
      expect(new Set(puzzles.map(gradeOf)).size).toBeGreaterThan(1);
      const waters = new Set(puzzles.map(({ seats, options }) => JSON.stringify([seats, options])));
      expect(waters.size).toBeGreaterThan(2);
      for (const { found, chance, next } of puzzles) {
        for (const tries of found) expect(tries >= 0 && tries <= TRIES).toBe(true);
        expect(chance).toBeGreaterThan(next);
      }
    });

    test('can all be reached by legal moves, and all their turns played', { timeout: PATIENCE }, async () => {
      const game = await entry.rules();
      for (const puzzle of puzzles) {
        const table = tableOf(game, puzzle);
        if (typeof table === 'string') throw new Error(`${puzzle.id}: ${table}`);
        const seat = table.actor as number;
        const view = table.view(seat);
        for (const row of [...puzzle.best, ...puzzle.rivals])
          expect(movesOf(game, view, seat, row), `${puzzle.id}: ${row.join(' ')}`).not.toBeNull();
      }
    });

    test('hold when they are proved anew: a sample', { timeout: PATIENCE }, async () => {
      const game = await entry.rules();
      const proof = async (puzzle: Puzzle) => {
        const options = game.options.parse(puzzle.options);
        if (!options.ok) return options.error;
        return wrongWith(game, await entry.mind.mindFor(options.value as Json), puzzle, 'proof');
      };
      for (let n = 0; n < PROVED; n++) {
        const puzzle = at(puzzles, Math.floor((n * puzzles.length) / PROVED));
        expect(await proof(puzzle), puzzle.id).toBeNull();
        const upsideDown = { ...puzzle, best: puzzle.rivals, rivals: puzzle.best };
        expect(await proof(upsideDown), `${puzzle.id}, upside down`).not.toBeNull();
      }
    });
  },
);
