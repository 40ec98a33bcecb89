import type { PuzzleBook } from '@fathom/mind/puzzle';
import { positions } from './positions.ts';

/** Mostly the base game, on every submarine; each expansion alone; and for two. */
export const puzzles: PuzzleBook = {
  waters: [
    { seats: 1, options: {} },
    { seats: 1, options: { board: 'B1', reserve: 3 } },
    { seats: 1, options: { expansions: ['mages'] } },
    { seats: 1, options: { board: 'C1', reserve: 5 } },
    { seats: 1, options: { expansions: ['reefs'] } },
    { seats: 1, options: { board: 'A2', reserve: 2 } },
    { seats: 1, options: { expansions: ['mercenaries'] } },
    { seats: 1, options: { board: 'B2' } },
    { seats: 1, options: { expansions: ['darkhouse'] } },
    { seats: 1, options: { board: 'C2', reserve: 6 } },
    { seats: 1, options: { expansions: ['heroic'] } },
    { seats: 1, options: { board: 'C1', reserve: 2, expansions: ['reefs'] } },
    { seats: 2, options: {} },
    { seats: 2, options: { board: 'C1', reserve: 3 } },
  ],
  positions,
};
