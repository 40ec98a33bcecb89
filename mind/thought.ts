import type { Random, Seat } from '@fathom/kernel';
import type { Analysis, Played } from './analysis.ts';
import type { Habit } from './habit.ts';

/** A row of moves worth playing and what it promises, between 0 and 1. */
export interface Idea<Move> {
  readonly moves: readonly Move[];
  readonly chance: number;
}

/** What a mind makes of a position so far: the best idea first. `nodes`: how many positions it has looked at. */
export interface Thought<Move, One extends Idea<Move> = Idea<Move>> {
  readonly ideas: readonly One[];
  readonly nodes: number;
}

/** Thinks in small steps, each with a better thought than the last; between two of them it may be stopped: an anytime algorithm. */
export type Thinking<Move, One extends Idea<Move> = Idea<Move>> = Generator<Thought<Move, One>, Thought<Move, One>>;

/** One strength of play. The same view, seed and nodes give the same choice; `milliseconds` is what a host should wait at most. */
export interface Level {
  readonly id: string;
  readonly nodes: number;
  readonly milliseconds: number;
}

/** A hint: what to play, what it promises, and why, as data that a game's `MindWords` put into sentences. */
export interface Hint<Move, Reason> extends Idea<Move> {
  readonly reasons: readonly Reason[];
}

/** Somebody to play with or to ask: gets the view of one seat, never the state. Only a finished game is looked at openly. */
export interface Mind<State, View, Move, Reason> {
  /** Weakest first. */
  readonly levels: readonly Level[];
  /** Others `think` knows: not for people to play with, but to measure the levels against, such as one with ten times the budget. */
  readonly sparring?: readonly Level[];
  /** How a simple player goes on: the ladder then measures the strongest level against `playouts`, too. */
  readonly habit?: Habit<State, Move>;
  /** What a level would play; `most` says how many of its ideas are wanted, the best first: one, if it is not said. */
  think(view: View, seat: Seat, level: string, random: Random, most?: number): Thinking<Move>;
  /** The best few rows of the strongest level, with reasons. */
  hint(view: View, seat: Seat, random: Random): Thinking<Move, Hint<Move, Reason>>;
  /**
   * Every row worth a look, the best first, tried out wider and longer than any level does. A mind that has this and `weigh` can make
   * puzzles of its game, and judge what somebody answers.
   */
  survey?(view: View, seat: Seat, random: Random): Thinking<Move>;
  /** What these rows promise and why, in their order, all looked at alike: in the same so many worlds where something is hidden. */
  weigh?(
    view: View,
    seat: Seat,
    rows: readonly (readonly Move[])[],
    worlds: number,
    random: Random,
  ): Thinking<Move, Hint<Move, Reason>>;
  /** A glance at a finished game, where looking back takes long: what the seat could expect before each move and at the end. */
  outline?(opening: State, steps: readonly Played<Move>[], seat: Seat): readonly number[];
  /** Looks back on a finished game: yields how many of its moves are judged so far. */
  analyse(opening: State, steps: readonly Played<Move>[], seat: Seat): Generator<number, Analysis<Move>>;
}

/** A mind whose game does not matter here. */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGame, states and moves of different games share no type.
export type AnyMind = Mind<any, any, any, any>;

/** Follows a thought until it is thought through, or until `stop` says so: there is always a first answer. */
export function ponder<Move, One extends Idea<Move>>(
  thinking: Thinking<Move, One>,
  stop: () => boolean = () => false,
): Thought<Move, One> {
  for (;;) {
    const { value, done } = thinking.next();
    if (done || stop()) return value;
  }
}
