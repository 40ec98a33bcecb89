import type { PuzzleBook } from '@fathom/mind/puzzle';
import { positions } from './positions.ts';

export const puzzles: PuzzleBook = {
  waters: [
    { seats: 2, options: {} },
    { seats: 3, options: {} },
    { seats: 2, options: {} },
    { seats: 4, options: {} },
  ],
  positions,
};
