import type { AnyBoard, Guide, Remedy } from '@fathom/board';
import type { LessonEntry } from '@fathom/board/lesson';
import type { AnyTextGame } from '@fathom/board/text';
import type { AnyGame, AnyPlayable, Json } from '@fathom/kernel';
import type { AnySubject } from '@fathom/kernel/conform';
import type { AnyMind, AnyMindWords, Ladder, School, Study } from '@fathom/mind';
import type { PuzzleBook } from '@fathom/mind/puzzle';
import type { AnyDeedWords, AnyGameWords, AnyRowWords, Language, SpokenWords } from '@fathom/words';

export type InEach<Words> = { readonly [language in Language]: () => Promise<Words> };

/** What a game is called wherever it has not been fetched yet. */
export interface Names {
  readonly name: string;
  /** One line for the home page. */
  readonly line: string;
  /** How many play, and how long. */
  readonly facts: string;
  /** What the game counts its progress in. */
  readonly turn: string;
}

/** Who plays and judges a game. */
export interface Minds {
  /** `options` as the game's parser gave them. */
  mindFor(options: Json): Promise<AnyMind>;
  /** Fetches everything its minds may come to need, whatever the options. */
  fetchAll(): Promise<unknown>;
  readonly words: InEach<AnyMindWords>;
  /** Where its nets learn, if it has any. */
  school?(): Promise<School>;
  /** How its players are measured, if not against each other. */
  ladder?(): Promise<Ladder>;
  /** What `fathom study` can be asked, by name. */
  studies?(): Promise<{ readonly [name: string]: Study }>;
}

/**
 * Everything the house knows of a game before it is fetched, and where to fetch the rest. It lies in the game's own folder and costs the
 * first visit only what is written here: each part is fetched when it is first wanted. What is left out, the house does its own plain way.
 */
export interface Manifest {
  readonly id: string;
  readonly names: { readonly [language in Language]: Names };
  /** Whether the home page offers it; otherwise it is there for those who know its address. */
  readonly shelved: boolean;
  /** Whether a newcomer meets it first, with its lesson `first`. One game of the house does. */
  readonly greets?: boolean;
  /** Whether everybody gets the same game of it each day, alone. One game of the house does. */
  readonly daily?: boolean;
  /** The address of a square picture for the home page. */
  readonly picture?: string;
  rules(): Promise<AnyGame>;
  /** The rules without what only a position from outside asks for; else the rules. */
  playable?(): Promise<AnyPlayable>;
  readonly words: InEach<AnyGameWords>;
  /** What is said while playing, apart from the rulebook and the refusals; else the words. */
  readonly spoken?: InEach<SpokenWords>;
  /** How several decisions in a row are said in a hint or a judgement; else one after the other. */
  readonly rows?: InEach<AnyRowWords>;
  /** How a replay says what the log does not; else not at all. */
  readonly deeds?: InEach<AnyDeedWords>;
  /** What the conformance suite must be told. */
  subject(): Promise<AnySubject>;
  /** Else a textbook mind. */
  readonly mind?: Minds;
  /** Else a plain one that shows every place and names every move. */
  board?(): Promise<AnyBoard>;
  /** The game in words, for those who hear or read the table instead of seeing it; else the plain board. */
  text?(language: Language): Promise<AnyTextGame>;
  /** Whether the board shows secrets only on a press: then the screen goes from turn to turn without a curtain. */
  readonly discreet?: boolean;
  /** What the board asks for only once it is drawn, or in the course of a game. */
  boardParts?(language: Language): Promise<unknown>;
  /** Else a plain one, with a form made from the options. */
  guide?(language: Language): Promise<Guide>;
  /** What would help against a refusal. */
  remedy?(): Promise<Remedy>;
  /** What can be learned at a table of its own, the first thing first; the first visit is a lesson. */
  lessons?(): Promise<readonly LessonEntry[]>;
  /** Positions with one clearly best turn, for a mind that can `survey` and `weigh`. */
  puzzles?(): Promise<PuzzleBook>;
}
