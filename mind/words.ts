import type { Seat } from '@fathom/kernel';

/** A player the machine plays: what it is called, and how it plays, in a sentence. */
export interface Character {
  readonly name: string;
  readonly character: string;
  /** Who plays just like it, where several are at one table. */
  readonly others?: readonly string[];
}

/** How strong the levels of a game were measured to be. */
export interface Strengths {
  /** The level each was measured against; `null` where each played alone. */
  readonly against: string | null;
  /** What was played alone, as the ladder calls it. */
  readonly waters: string | null;
  /** Of a hundred: the points against that level, or the games won. */
  readonly shares: { readonly [level: string]: number };
}

/** What a game's mind says in one language. */
export interface MindWords<LevelId extends string, Reason> {
  /** Weakest first, as in the mind itself. */
  readonly levels: { readonly [id in LevelId]: Character };
  /** Left out where nobody has measured them. */
  readonly strengths?: Strengths;
  /** One sentence. `name` gives a seat's name, where others are spoken of. */
  reason(reason: Reason, name?: (seat: Seat) => string): string;
}

// biome-ignore lint/suspicious/noExplicitAny: reasons of different games share no type; whoever has the mind has its words too.
export type AnyMindWords = MindWords<string, any>;
