import type { GameEvent, Refusal, Seat } from '@fathom/kernel';

export interface RuleText {
  readonly title: string;
  readonly text: string;
  /** Our own ruling or data, where the printed rules are silent or lost: shown as such to the player. */
  readonly house?: boolean;
}

/** Everything a game says in one language. Functions and records, never English sentences as keys; fr is `typeof en`. */
export interface GameWords<Move = never, Event extends GameEvent = never> {
  readonly name: string;
  /** What it is about and who wins, in a sentence. */
  readonly goal: string;
  /** The rulebook in our own words, by rule id, in reading order. */
  readonly rules: { readonly [id: string]: RuleText };
  /** Chapters of the rulebook in reading order: a title and the ids in it. */
  readonly chapters: readonly { readonly title: string; readonly rules: readonly string[] }[];
  /** One sentence saying why the move is forbidden. */
  refusal(refusal: Refusal): string;
  /**
   * One plain sentence for the log and the announcer, or `null` if the event needs none. `name` gives a seat's name; `by` is whose move
   * it came of, for a game whose events do not say.
   */
  event(event: Event, name: (seat: Seat) => string, by?: Seat): string | null;
  /** What a move is called on a button or in a list of moves. */
  move(move: Move): string;
  /** What a place of the census is called, such as `hand:0`, for a table without pictures. */
  place?(place: string, name: (seat: Seat) => string): string;
  /** What a piece of the census is called. */
  piece?(piece: string): string;
  /** What an option is called, by the keys that lead to it: `reef.white`. */
  option?(option: string): string;
  /** What may be chosen for an option, where that is a word of the code: `choice('ties', 'first')`. */
  choice?(option: string, choice: string): string;
  /** What a line of the score is for. */
  item(item: string): string;
  /** Why the game ended. */
  why(why: string): string;
}

/** Words whose moves and events are opaque, as the registry hands them out. */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGame, moves and events of different games share no type.
export type AnyGameWords = GameWords<any, any>;

/** What is said while playing. The rulebook and the refusals are fetched when somebody asks for them. */
export type SpokenWords = Pick<AnyGameWords, 'event' | 'move' | 'item' | 'why'>;

/** Several decisions made in a row, as a person thinks of them, in the view they begin in if it is known. */
export type RowWords<Move> = (moves: readonly Move[], view?: unknown) => string;

// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyRowWords = RowWords<any>;

/** What the log passes over in silence, for those who go through a game step by step; `null` where there is nothing to say. */
export type DeedWords<Event> = (event: Event) => string | null;

// biome-ignore lint/suspicious/noExplicitAny: as above.
export type AnyDeedWords = DeedWords<any>;

/** What the kernel itself refuses, said in one language. */
export type KernelRefusals = { readonly [rule in 'not-a-move' | 'not-your-turn' | 'stale' | 'game-over']: string };
