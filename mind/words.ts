import type { Seat } from '@fathom/kernel';

/** A player the machine plays: what it is called, and how it plays, in a sentence. */
export interface Character {
  readonly name: string;
  readonly character: string;
}

/** What a game's mind says in one language. */
export interface MindWords<LevelId extends string, Reason> {
  /** Weakest first, as in the mind itself. */
  readonly levels: { readonly [id in LevelId]: Character };
  /** One sentence. `name` gives a seat's name, where others are spoken of. */
  reason(reason: Reason, name?: (seat: Seat) => string): string;
}

// biome-ignore lint/suspicious/noExplicitAny: reasons of different games share no type; whoever has the mind has its words too.
export type AnyMindWords = MindWords<string, any>;
