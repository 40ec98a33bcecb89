import type { Seat, Watcher } from '@fathom/kernel';

/** What can be heard and left at that, and what there is to know besides. */
export interface TextItem {
  readonly say: string;
  readonly more: readonly string[];
}

/** A heading and what stands under it, line by line. */
export interface TextPart {
  readonly title: string;
  readonly lines: readonly (string | TextItem)[];
}

/** One button: what it does, in full. */
export interface TextChoice<Move> {
  readonly say: string;
  readonly move: Move;
  /** What would be lost for good: asked about before it is done. */
  readonly loses?: string | undefined;
}

export interface TextChoices<Move> {
  /** Where there are several kinds of them. */
  readonly title?: string;
  readonly choices: readonly TextChoice<Move>[];
}

/** Whose eyes these are, and how people are called. */
export interface TextReader {
  readonly watcher: Watcher;
  name(seat: Seat): string;
}

/**
 * A game told in words, in one language, to those who hear or read the table instead of seeing it. Like a board it contains no rules, and
 * it lists what its watcher may know, nothing else.
 */
export interface TextGame<View, Move> {
  /** What lies on the table, in the order worth hearing: first what the next decision hangs on. */
  parts(view: View, reader: TextReader): readonly TextPart[];
  /** What is to be decided now, in a few words; with no moves, what everybody waits for. */
  question(view: View, moves: readonly Move[], reader: TextReader): string;
  /** Every move, sorted: each is in it exactly once. `after` tells how the table stands after one, until chance has its say. */
  choices(
    view: View,
    moves: readonly Move[],
    reader: TextReader,
    after: (move: Move) => View | null,
  ): readonly TextChoices<Move>[];
  /** What lets chance act, where the game waits for that. */
  release?(view: View): string;
}

// biome-ignore lint/suspicious/noExplicitAny: views and moves of different games share no type; the board hands them through unread.
export type AnyTextGame = TextGame<any, any>;
