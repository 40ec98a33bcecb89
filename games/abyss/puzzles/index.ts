import type { PuzzleBook } from '@fathom/mind/puzzle';
import { positions } from './positions.ts';

export const puzzles: PuzzleBook = {
  waters: [
    { seats: 2, options: { kraken: true } },
    { seats: 2, options: { kraken: false } },
    { seats: 3, options: { kraken: true } },
    { seats: 2, options: { kraken: false } },
    { seats: 3, options: { kraken: false } },
    { seats: 4, options: { kraken: true } },
  ],
  positions,
};
