import type { BoardProps } from '@fathom/board';
import { entryOf } from '@fathom/games';
import type { AnyGame, GameEvent, Json, Refusal } from '@fathom/kernel';
import type { AnyGameWords } from '@fathom/words';
import type { Component } from 'solid-js';
import type { Session } from './session.ts';
import type { Language } from './settings.ts';

// biome-ignore lint/suspicious/noExplicitAny: views, moves and events of different games share no type; the page hands them through unread.
export type AnyBoard = Component<BoardProps<any, any, any>>;

/** A step of a turn as the top bar shows it. */
export interface Step {
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

export interface Choice {
  readonly seats: number;
  readonly options: Json;
}

/** What the pages around a board know of one game, over its views. Everything else they ask of the kernel's contract. */
export interface Guide {
  /** Chooses options; calls back with every valid choice, or with `null` while the choice is not valid. */
  readonly Options: Component<{
    readonly game: AnyGame;
    readonly initial: Choice;
    readonly onChoice: (choice: Choice | null) => void;
  }>;
  turn(view: unknown): number;
  /** The turn an event begins, or `null`. */
  turnOf(event: GameEvent): number | null;
  /** From 0 to 1: how far the story has gone. The sea darkens with it. */
  progress(view: unknown): number;
  /** One line about where the game stands. */
  standing(view: unknown, language: Language): string;
  /** The options as a person would say them. */
  about(options: Json): string;
  /** How hard such a game is, measured, in a sentence; `null` if nobody knows. */
  odds?(options: Json, seats: number, language: Language): Promise<string | null>;
  trail(view: unknown): readonly Step[];
  run(session: Session): readonly Series[];
  /** A small picture of how it ended. */
  readonly Souvenir?: Component<{ readonly view: unknown }>;
  /** What the coach says at this moment of a first game; `null` when there is nothing to say. */
  lesson(view: unknown, moves: readonly Json[]): { readonly id: string; readonly text: string } | null;
}

/** Says in the note of a refusal what would help, if something would. */
export type Remedy = Component<{ readonly refusal: Refusal; readonly language: Language }>;

/** What is said while playing. The rulebook and the refusals are fetched when somebody asks for them. */
export type SpokenWords = Pick<AnyGameWords, 'event' | 'move' | 'item' | 'why'>;

export interface Listing {
  readonly id: string;
  /** Whether hands are hidden from each other: then the screen is covered between them. */
  readonly secrets: boolean;
  readonly rules: () => Promise<AnyGame>;
  readonly words: { readonly [language in Language]: () => Promise<AnyGameWords> };
  readonly spoken: { readonly [language in Language]: () => Promise<SpokenWords> };
  readonly board: () => Promise<AnyBoard>;
  /** What the board asks for only once it is drawn, or in the course of a game. */
  readonly boardParts: (language: Language) => Promise<unknown>;
  readonly guide: () => Promise<Guide>;
  readonly remedy?: () => Promise<Remedy>;
}

/** What the app adds to a game of the registry: a board, and a guide to it. Each is its own chunk. */
const tables: {
  readonly [id: string]: Pick<Listing, 'secrets' | 'board' | 'boardParts' | 'guide'> &
    Partial<Pick<Listing, 'spoken' | 'remedy'>>;
} = {
  nautilion: {
    secrets: false,
    spoken: {
      en: () => import('@fathom/nautilion/words/spoken-en').then((module) => module.spokenEn),
      fr: () => import('@fathom/nautilion/words/spoken-fr').then((module) => module.spokenFr),
    },
    board: () => import('@fathom/nautilion/board').then((module) => module.default),
    boardParts: (language) => import('@fathom/nautilion/board').then((module) => module.fetchParts(language)),
    guide: () => import('./games/nautilion/guide.tsx').then((module) => module.guide),
    remedy: () => import('./games/nautilion/remedy.tsx').then((module) => module.Remedy),
  },
  'nautilus-island': {
    secrets: true,
    board: () => import('@fathom/nautilus-island/board').then((module) => module.default),
    boardParts: (language) => import('@fathom/nautilus-island/board').then((module) => module.fetchParts(language)),
    guide: () => import('./games/nautilus-island/guide.tsx').then((module) => module.guide),
  },
  abyss: {
    // Hands lie open; the values of one's own monster tokens are shown only on a press.
    secrets: false,
    board: () => import('@fathom/abyss/board').then((module) => module.default),
    boardParts: (language) => import('@fathom/abyss/board').then((module) => module.fetchParts(language)),
    guide: () => import('./games/abyss/guide.tsx').then((module) => module.guide),
  },
  toy: {
    secrets: true,
    board: () => import('./games/plain-board.tsx').then((module) => module.plainBoard('toy')),
    boardParts: () => Promise.resolve(),
    guide: () => import('./games/plain-guide.ts').then((module) => module.guide),
  },
};

/** A game that can be played here: it is on the shelf and has a board. */
export function listing(id: string): Listing | null {
  const entry = entryOf(id);
  const table = Object.hasOwn(tables, id) ? tables[id] : null;
  return entry && table ? { id, rules: entry.rules, words: entry.words, spoken: entry.words, ...table } : null;
}

/** Everything a table needs, fetched side by side. */
export async function fetchGame(game: Listing, language: Language) {
  const [rules, words, board, guide] = await Promise.all([
    game.rules(),
    game.spoken[language](),
    game.board(),
    game.guide(),
  ]);
  return { rules, words, board, guide };
}

/** What a refusal is answered with: the rulebook, and what would help. */
export async function fetchAnswers(game: Listing, language: Language) {
  const [words, Remedy] = await Promise.all([game.words[language](), game.remedy?.()]);
  return { words, Remedy };
}

/** A game with all that any table of it could come to need. */
export async function fetchWhole(id: string, language: Language): Promise<void> {
  const game = listing(id);
  if (!game) return;
  const [{ rules, guide }] = await Promise.all([
    fetchGame(game, language),
    fetchAnswers(game, language),
    game.boardParts(language),
  ]);
  await guide.odds?.(rules.options.defaults, rules.seats[0], language);
}

/** Begins to fetch what a click is about to need. */
export function warm(id: string, language: Language): void {
  const game = listing(id);
  if (game) void fetchGame(game, language).catch(() => undefined);
}
