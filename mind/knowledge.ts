import type { Seat } from '@fathom/kernel';

/** What is known of one game: which decisions are worth a look, and how good a position is. */
export interface Knowledge<State, Move> {
  /** What a seat may expect, between 0 and 1, while chance or somebody else is about to act. */
  value(state: State, seat: Seat): number;
  /** The legal moves worth considering after the decisions of `row`: never empty, never one that is not legal. */
  consider(state: State, row: readonly Move[]): readonly Move[];
}
