import type { Json } from '@fathom/kernel';

/** One way to set out a game, and who plays it again and again to be measured: levels of its mind, `random` and `textbook`. */
export interface Course {
  readonly name: string;
  readonly options: Json;
  readonly seats: number;
  readonly players: readonly string[];
}

/** How the players of a game that all win or lose together are measured; rivals are measured against each other instead. */
export interface Ladder {
  /** What a reader of the page should know of the players. */
  readonly note: string;
  readonly courses: readonly Course[];
}
