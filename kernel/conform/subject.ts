import type { AnyGame, Game, GameEvent, Watcher } from '../contract.ts';

/** One way to set the game up. `options` as the game's own parser gives them. */
export interface Configuration<Options = unknown> {
  readonly seats: number;
  readonly options: Options;
}

/** Something a watcher does not know: `swap` turns it, in a copy, into something the watcher cannot exclude either. */
export interface Secret<State = unknown> {
  /** What is hidden, for the message when it leaks. */
  readonly what: string;
  swap(state: State): void;
}

/** A position that random games hardly ever reach, made by hand. */
export interface Moment<State = unknown, Options = unknown> {
  readonly what: string;
  readonly configuration: Configuration<Options>;
  state(): State;
}

/**
 * A game with what the suite must be told to try it. `secrets` lists everything hidden from the watcher in this state, written
 * down by hand and without asking `view`, so that a leaky view cannot excuse itself. All states reached by swapping again and
 * again are what the watcher cannot exclude: list every exchange of two hidden pieces, and that holds by itself. What can be swapped
 * can be swapped back.
 */
export interface Subject<State, Move, View, Options, Event extends GameEvent = GameEvent> {
  readonly game: Game<State, Move, View, Options, Event>;
  readonly configurations: readonly Configuration<Options>[];
  secrets(state: State, watcher: Watcher): readonly Secret<State>[];
  /**
   * How likely a state is beside the others this watcher cannot exclude, on any scale. To be said only where it does not follow from
   * every unseen piece being equally likely in every unseen place, and states with the same census being equally likely.
   */
  likelihood?(state: State, watcher: Watcher): number;
  /** What random games hardly ever show: every law that looks at positions looks at each of these. */
  readonly moments?: readonly Moment<State, Options>[];
}

export interface AnySubject {
  readonly game: AnyGame;
  readonly configurations: readonly Configuration[];
  secrets(state: unknown, watcher: Watcher): readonly Secret[];
  likelihood?(state: unknown, watcher: Watcher): number;
  readonly moments?: readonly Moment[];
}
