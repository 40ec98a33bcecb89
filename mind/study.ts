export interface Scope {
  readonly games: number;
  readonly seed: string;
}

/** A question about a game's minds that takes many games to answer: what `fathom study` asks of a game. */
export interface Study {
  /** What is asked, in a line. */
  readonly asks: string;
  /** How many games it plays unless told otherwise, and from which seed. */
  readonly usual: Scope;
  /** The file of the game that is made of the answer, if one is. */
  readonly file?: string;
  /** The answer, as a page of text: the same for the same effort. `tell` hears now and then how it goes, in a few words. */
  answer(effort: Scope, tell: (news: string) => void): Promise<string>;
}
