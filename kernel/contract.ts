/**
 * The contract between a game and everything else.
 *
 * A game is a tree of small decisions, and chance is a player. At any moment exactly one actor decides: a seat, chance, or
 * nobody, because the game is over. Every decision is listed in full by `moves`, and is plain data. Nothing is drawn before it is
 * needed: a deck has contents but no order, and a shuffle is a row of single draws by chance.
 *
 * Everything that crosses this contract (states, options, moves, events, views) is JSON: `JSON.parse(JSON.stringify(x))` plays on
 * identically. So no undefined, no NaN, no −0, no Map, no Date, no class and no closure; pending choices are data inside the state.
 */

/** A place at the table, counted from 0. */
export type Seat = number;

/** Who decides now. `null`: the game is over. */
export type Actor = Seat | 'chance' | null;

/** Who looks: a seat, or `null` for a spectator. */
export type Watcher = Seat | null;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The outcome of parsing anything that came from outside. `error` is one clear sentence. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

/** Why a move is refused: the rule that forbids it, and whatever a sentence about it needs. */
export interface Refusal {
  readonly rule: string;
  readonly [detail: string]: Json;
}

/**
 * A piece that went from one place to another, in the words of `pieces(view)`. `count` pieces if there are several alike.
 * `was` is the name under which the watcher knew the piece before, where that changed: a face-down card that is turned up goes
 * from `was: '?'` to its own name, perhaps without leaving its place.
 */
export interface Shift {
  readonly piece: string;
  readonly from: string;
  readonly to: string;
  readonly count?: number;
  readonly was?: string;
}

/**
 * One thing that happened. Log sentences, announcements, animation and sound are made from events alone, so an event says
 * everything a person should notice, and `shifts` names every piece that changed place or became known.
 */
export interface GameEvent {
  readonly kind: string;
  readonly shifts?: readonly Shift[];
}

/**
 * Reports an event. Without `audience` everybody sees it. With one, only those seats do, and all others (spectators too) see
 * `veiled` instead, or nothing at all if there is none. Call it only behind `if (tell)`: without a listener events cost nothing.
 */
export type Tell<Event extends GameEvent> = (event: Event, audience?: readonly Seat[], veiled?: Event) => void;

/** How many of each piece lie in each place. Places and pieces are named in the words of the game. */
export type Census = { readonly [place: string]: { readonly [piece: string]: number } };

/** Randomness handed in from outside; the rules own none. */
export interface Random {
  /** An integer from 0 to n − 1, all equally likely. */
  below(n: number): number;
}

export interface ScoreLine {
  readonly seat: Seat;
  /** What the points are for, in the words of the game: a key of its `words`. */
  readonly item: string;
  readonly points: number;
}

export interface GameResult {
  /** 1 is best; equal ranks are shared. A co-operative game ranks everybody 1 when won and 2 when lost. */
  readonly ranks: readonly number[];
  /** Absent in games that are only won or lost. */
  readonly scores?: readonly number[];
  readonly breakdown: readonly ScoreLine[];
  /** Why the game ended as it did: a key of the game's `words`, e.g. `phantom-home`. */
  readonly why: string;
}

export interface OptionsOf<Options> {
  readonly defaults: Options;
  /** Fills in what is missing from the defaults; refuses unknown keys and impossible values with a clear sentence. */
  parse(input: unknown): Parsed<Options>;
}

/** All it takes to play a game that begins at its own beginning. */
export interface Playable<State, Move, View, Options, Event extends GameEvent = GameEvent> {
  readonly id: string;
  /** Rises with any change that alters a golden playthrough. */
  readonly version: number;
  /** The least and the most seats. */
  readonly seats: readonly [min: number, max: number];
  readonly options: OptionsOf<Options>;

  /** The first state. No randomness: shuffling and dealing are chance's first moves. House data travels inside the options. */
  setup(seats: number, options: Options): State;

  actor(state: State): Actor;

  /**
   * Every legal move of the actor: stable order, no duplicates, never empty unless the game is over. Moves name what they mean
   * (a die by its face, a card by its kind), so equal choices are one move. A decision with one choice is not asked, unless
   * skipping it would betray something. The array and the moves in it may be shared: never write to them.
   */
  moves(state: State): readonly Move[];

  /** While chance acts: one positive integer per move, in the order of `moves`. */
  weights(state: State): readonly number[];

  /** Plays a listed move in place. Fast and trusting: check first with `refusal` from the kernel. */
  play(state: State, move: Move, tell?: Tell<Event>): void;

  /** A copy that shares nothing that can change. */
  clone(state: State): State;

  /**
   * Everything the watcher has ever seen that still matters, also of pieces moved since. Built by listing what may be seen, never
   * by deleting what may not. Shares nothing with the state that can change.
   */
  view(state: State, watcher: Watcher): View;

  /**
   * The fields of a view in which watchers differ, as one of them has them, always the same fields in one state: all others everybody sees alike.
   * For hosts that tell many of one move; without it every field is taken to be one's own.
   */
  own?(state: State, watcher: Watcher): Partial<View>;

  /**
   * A full state the watcher cannot tell from the real one, unseen pieces equally likely in unseen places. A seat's `moves` and
   * `whyNot` depend only on its view, so a client that holds only a view lights and refuses by asking any imagined state.
   */
  imagine(view: View, watcher: Watcher, random: Random): State;

  /** Whether a seat's move tells another seat, or its own player, something they did not know. Bounds undo. */
  reveals(state: State, move: Move): boolean;

  /** Between 0 and 1 for every seat, once the game is over: what bots play for and luck is measured in. */
  payoffs(state: State): readonly number[];

  /** Once the game is over. */
  result(state: State): GameResult;

  /** Where every physical piece is. The number of each piece over all places never changes. */
  census(state: State): Census;

  /** Where every piece is as far as the owner of this view knows; unknown pieces are `?`. Events' shifts turn one into the next. */
  pieces(view: View): Census;

  /** No game with these options is longer than this many moves, chance's included. */
  bound(seats: number, options: Options): number;

  /** Short human notation: no white space, not beginning with `?`, `#` or `@`. */
  write(move: Move): string;

  /** The move written so, or `null`. `read(write(move))` equals `move`. */
  read(text: string): Move | null;
}

/** A game whole: it can also say why a move is not legal, and go on from a position that comes from outside. */
export interface Game<State, Move, View, Options, Event extends GameEvent = GameEvent>
  extends Playable<State, Move, View, Options, Event> {
  /**
   * Why the seat to act may not play this move: `null` if it is listed, or if it is nothing the game knows how to say anything
   * about. Total: never throws, whatever JSON it is given. The kernel's `refusal` wraps it and owns `not-a-move`,
   * `not-your-turn`, `stale` and `game-over`; call that one.
   */
  whyNot(state: State, seat: Seat, move: Json): Refusal | null;

  /** Every rule id a refusal may cite, as numbered in the rulebook. */
  readonly rules: readonly string[];

  /**
   * A state from outside, rebuilt field by field, or what is wrong with it in one clear sentence. Refuses unknown or missing fields,
   * numbers out of range, pending choices this game never asks, and whatever would make `moves` or `play` throw or go on for ever. What
   * the options and the number of seats decide is taken from them, never from outside. Total: never throws. The kernel's
   * `Position.parse` wraps it and compares the census with the box; call that one.
   */
  restore(input: unknown, seats: number, options: Options): Parsed<State>;
}

/** A game whose particular types do not matter here: the table, the command line and the suite are written against it. */
// biome-ignore lint/suspicious/noExplicitAny: states and moves of different games share no type; each room that uses this treats them as opaque.
export type AnyGame = Game<any, any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyPlayable = Playable<any, any, any, any, any>;
