import type { Seat } from '@fathom/kernel';

/** Several moves of chance in a row, with how often they come relative to the others. */
export interface ChanceRow<Move> {
  readonly moves: readonly Move[];
  readonly weight: number;
  /** Whether a further draw of chance right after it belongs with it; unless told, what follows is another matter. */
  readonly goesOn?: boolean;
}

/** What is known of one game: which decisions are worth a look (pruning), and how good a position is (evaluation function). */
export interface Knowledge<State, Move> {
  /** What a seat may expect, between 0 and 1, while chance or somebody else is about to act. */
  value(state: State, seat: Seat): number;
  /** The legal moves worth considering after the decisions of `row`: never empty, never one that is not legal. */
  consider(state: State, row: readonly Move[]): readonly Move[];
  /** The same for the turn to be decided, where more may be looked at than in those that may follow. */
  considerFirst?(state: State, row: readonly Move[]): readonly Move[];
  /** All seats win or lose together, so that everybody's decisions are looked at as one's own. */
  readonly allied?: boolean;
  /** While chance acts: rows of its moves that lead to different positions, those that lead to the same one merged. */
  outcomes?(state: State): readonly ChanceRow<Move>[] | null;
  /** A quicker way to what `expectation` would work out here, if there is one. */
  expectation?(state: State, seat: Seat): number | null;
  /** What `expectation` would find if it valued the ends of rows by `expectation` in turn, if there is a quick way to it. */
  farExpectation?(state: State, seat: Seat): number | null;
  /** A name for a position after the decisions of `row` in a turn, the same for all that are worth the same; `null` where hardly any meet. */
  nameOf?(state: State, row: readonly Move[]): string | null;
  /** The chance to tell a person of a value that a second look found here, where values promise too much or too little: the more, the more. */
  told?(state: State, value: number): number;
  /** How many positions have been valued so far. */
  looks?(): number;
}
