import type { AnyPlayable, GameEvent, Json, Refusal, Seat } from '@fathom/kernel';
import type { Language } from '@fathom/words';
import type { Component } from 'solid-js';
import type { BoardProps } from './contract.ts';
import type { Explain } from './explain.ts';
import type { Primer } from './primer.ts';
import type { Typed } from './typed.ts';

// biome-ignore lint/suspicious/noExplicitAny: views, moves and events of different games share no type; the page hands them through unread.
export type AnyBoard = Component<BoardProps<any, any, any>>;

/** A step of a turn as the top bar shows it. */
export interface TurnStep {
  readonly label: string;
  readonly state: 'done' | 'now' | 'next';
}

/** One line of the chart of a run: a value for every turn. */
export interface Series {
  readonly label: string;
  readonly values: readonly number[];
  readonly top: number;
  /** Its colour, and with it the shape of its points and the dash of its line. */
  readonly tone: 'lum' | 'coral' | 'brass' | 'sky' | 'leaf' | 'violet';
}

/** What can be chosen before a game begins. */
export interface Choice {
  readonly seats: number;
  readonly options: Json;
}

/** Chooses options; calls back with every valid choice, or with `null` while the choice is not valid. */
export type OptionsForm = Component<{
  readonly game: AnyPlayable;
  readonly initial: Choice;
  readonly language: Language;
  readonly onChoice: (choice: Choice | null) => void;
}>;

/** A finished game as one pair of eyes saw it. */
export interface Run {
  /** What was seen, moment by moment. */
  readonly views: Iterable<unknown>;
  /** By seat; 1 is best. */
  readonly ranks: readonly number[];
  /** How a seat is called. */
  name(seat: number): string;
}

export type Chart = (run: Run, language: Language) => readonly Series[];

/** What something that happened is drawn as where there is no room for a sentence. */
export type Icon =
  | 'move'
  | 'back'
  | 'take'
  | 'draw'
  | 'buy'
  | 'pay'
  | 'gain'
  | 'store'
  | 'close'
  | 'bonus'
  | 'recruit'
  | 'explore'
  | 'council'
  | 'place'
  | 'fight'
  | 'monster'
  | 'guard'
  | 'offer'
  | 'trust'
  | 'doubt'
  | 'pass'
  | 'lose'
  | 'roll'
  | 'spell'
  | 'danger'
  | 'corrupt'
  | 'show'
  | 'end';

/** An icon, perhaps with a number or a short word; `seat` where it is not the event's own. */
export interface Sign {
  readonly icon: Icon;
  readonly text?: string;
  readonly seat?: Seat;
}

/** Which sign an event has; `null` for what nobody needs to be told of in passing. */
export type Signs = (event: GameEvent) => Sign | null;

/** A word of the coach. */
export interface Advice {
  /** Unlike that of whatever else it says. */
  readonly id: string;
  readonly text: string;
  /** Selectors of what it speaks of on the board. */
  readonly points?: readonly string[];
}

/** What is said to somebody who plays a first game, over what they see. */
export interface Coach {
  /** What is worth saying at this moment, given the words told in earlier turns; `null` when there is nothing. */
  advise(view: unknown, moves: readonly Json[], language: Language, told: ReadonlySet<string>): Advice | null;
  /** The one reason why a game was lost, and the turn from which it could still have gone otherwise; `null` if there is none to name. */
  lost?(run: Run, language: Language): Loss | null;
}

export interface Loss {
  readonly text: string;
  readonly turn: number;
}

/** What a win of some games is marked with. */
export interface Medal {
  readonly metal: 'bronze' | 'silver' | 'gold';
  /** What it is for, in a sentence. */
  readonly text: string;
}

/** What the pages around a board know of one game, over its views. Everything else they ask of the kernel's contract. */
export interface Guide {
  readonly Options: OptionsForm;
  /** What is left out, or chosen otherwise, for whoever has never played it, until they choose themselves. */
  readonly firstOptions?: { readonly [option: string]: Json };
  turn(view: unknown): number;
  /** Whether chance, which acts next, waits for the word of whoever has just decided `move`: a roll is one's own. */
  waits?(view: unknown, move: Json): boolean;
  /** Whose turn it is, where others are asked things in it. */
  turnOwner?(view: unknown): number;
  /** The turn an event begins, or `null`. */
  turnOf(event: GameEvent): number | null;
  /** Whose turn an event begins, or `null`. Without it, whoever decides has the turn. */
  moverOf?(event: GameEvent): Seat | null;
  /** What two events in a row are told as where one sentence says both, or `null`. */
  joined?(before: GameEvent, event: GameEvent): GameEvent | null;
  /** Whether an event tells how a game ended; without it, all that the last decision led to does. */
  ends?(event: GameEvent): boolean;
  /** What is drawn for what happened: in the log, and for what the others did since one's own turn. */
  signs(): Promise<Signs>;
  /** From 0 to 1: how far the story has gone. The sea darkens with it. */
  progress(view: unknown): number;
  /** One line about where the game stands. */
  /** With names, points are said as whose they are. */
  standing(view: unknown, language: Language, name?: (seat: Seat) => string): string;
  /** The options as a person would say them. */
  about(options: Json, language: Language): string;
  /** What changes when several play, if anything does. */
  several?(language: Language): string;
  /** What people who share one screen should know about secrets, if anything. */
  shared?(options: Json, language: Language): string;
  /** What the form of its options fetches only once it is drawn. */
  formParts?(): Promise<unknown>;
  /** How hard such a game is, measured, in a sentence; `null` if nobody knows. */
  odds?(options: Json, seats: number, language: Language): Promise<string | null>;
  /** The medal for winning such a game, by how often it was measured to be won; `null` where nobody has counted, or where it is won easily. */
  medal?(options: Json, seats: number, language: Language): Promise<Medal | null>;
  trail(view: unknown, language: Language): readonly TurnStep[];
  /** One view in which everything lies open, from what every seat saw at one moment, by seat. For games with secrets. */
  open?(views: readonly unknown[]): unknown;
  /** The lines a finished game is drawn with, turn by turn. */
  chart(): Promise<Chart>;
  /** Whether its board counts everybody's points up as the game ends. */
  readonly counts?: boolean;
  /** A small picture of how it ended. */
  readonly Souvenir?: Component<{ readonly view: unknown; readonly name: (seat: Seat) => string }>;
  /** What a seat has before it at the end, as one drawing, for a picture to send; for games in which everybody has something. */
  tableau?(language: Language): Promise<Component<Tableau>>;
  /** How it is played, on one page; without it, the pages say what they know of any game. */
  primer?(language: Language): Promise<Primer>;
  /** What its pieces are, by the names they have on the board. */
  explain?(language: Language): Promise<Explain>;
  /** How it ended, acted out while it is `lively`, until it is `onDone`; else as it stands at the end. */
  finale?(): Promise<Component<{ readonly run: Run; readonly lively: boolean; readonly onDone: () => void }>>;
  /** What is asked of somebody who plays it with the real box; without it, that is not offered. */
  typed?(language: Language): Promise<Typed>;
  /** Who stands beside somebody in a first game. */
  coach?(): Promise<Coach>;
}

/** Whose things are drawn, and how large the drawing is. */
export interface Tableau {
  readonly view: unknown;
  readonly seat: Seat;
  readonly width: number;
  readonly height: number;
}

/** Says in the note of a refusal what would help, if something would. */
export type Remedy = Component<{ readonly refusal: Refusal; readonly language: Language }>;
