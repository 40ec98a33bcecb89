import { type AnyPlayable, canonical, type Json, quickRandom, type Seat, Table } from '@fathom/kernel';

/** A turn to be found: a game as far as it was played, and what is known of the turn that comes next. */
export interface Puzzle {
  /** Unlike all others of its game. */
  readonly id: string;
  readonly seats: number;
  /** What differs from the game's defaults. */
  readonly options: Json;
  /** The name of the sea chance comes from. */
  readonly sea: string;
  /** Every decision so far, in notation. */
  readonly played: readonly string[];
  /** The turns that count as found, in notation, the best first: whoever must decide plays one of them until chance or another acts. */
  readonly best: readonly (readonly string[])[];
  /** The best of all others. */
  readonly rivals: readonly (readonly string[])[];
  /** What the best turn promises, and the best of the others. */
  readonly chance: number;
  readonly next: number;
  /** In how many tries of a hundred each level found it, weakest first; the strongest, which sets them, was not asked. */
  readonly found: readonly number[];
}

/** Where a game's puzzles come from, and the puzzles. */
export interface PuzzleBook {
  /** What is played to find positions, turn about: seats and what differs from the defaults. */
  readonly waters: readonly { readonly seats: number; readonly options: Json }[];
  /** One puzzle a line, as `writePuzzle` writes it. */
  readonly positions: string;
}

/** How often each level tried. */
export const TRIES = 100;

/** Turns that promise less than the best by no more than this count as found. */
export const SAME = 0.03;

/** All others promise less by at least this much. */
export const CLEARLY = 0.08;

/** Whoever gives away less than this has nearly found it. */
export const NEARLY = 0.15;

/** Worlds a turn is weighed in to judge an answer. */
export const WORLDS = 40;

interface Line {
  readonly id: string;
  readonly seats: number;
  readonly options: Json;
  readonly sea: string;
  readonly played: string;
  readonly best: readonly string[];
  readonly rivals: readonly string[];
  readonly chance: number;
  readonly next: number;
  readonly found: readonly number[];
}

const listed = (row: string): readonly string[] => row.split(' ').filter(Boolean);

export function writePuzzle({ played, best, rivals, ...rest }: Puzzle): string {
  const { id, seats, options, sea, chance, next, found } = rest;
  const rows = (list: Puzzle['best']) => list.map((row) => row.join(' '));
  const line: Line = {
    id,
    seats,
    options,
    sea,
    chance,
    next,
    found,
    best: rows(best),
    rivals: rows(rivals),
    played: played.join(' '),
  };
  return JSON.stringify(line);
}

export function puzzlesIn({ positions }: PuzzleBook): readonly Puzzle[] {
  return positions
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((text) => {
      const { played, best, rivals, ...rest }: Line = JSON.parse(text);
      return { ...rest, played: listed(played), best: best.map(listed), rivals: rivals.map(listed) };
    });
}

/** How hard a puzzle is, by how often the middle level finds it. */
export type Grade = 'easy' | 'tricky' | 'deep';

/** Found so many times of a hundred, it is easy; fewer times than this, deep. */
export const EASY = 60;
export const DEEP = 20;

export function gradeOf({ found }: Pick<Puzzle, 'found'>): Grade {
  const tries = middle(found);
  return tries >= EASY ? 'easy' : tries >= DEEP ? 'tricky' : 'deep';
}

/** In how many tries of a hundred the middle level found it. */
export const middle = (found: readonly number[]): number => found[Math.floor(found.length / 2)] ?? 0;

/** The table a puzzle is set at: its game replayed through the table's own door. A sentence where it cannot be. */
export function tableOf(game: AnyPlayable, { seats, options, sea, played }: Puzzle): Table | string {
  const parsed = game.options.parse(options);
  if (!parsed.ok) return parsed.error;
  const table = new Table(game, { seats, options: parsed.value, sea: { kind: 'named', name: sea } });
  table.deal();
  for (const [index, text] of played.entries()) {
    const { actor } = table;
    const move = moveNamed(game, table.state, text);
    if (typeof actor !== 'number' || move === null) return `decision ${index} is not possible: ${text}`;
    const made = table.play(actor, table.at, [move]);
    if (!made.ok) return `decision ${index} is refused: ${made.refusal.rule}`;
    table.deal();
  }
  return typeof table.actor === 'number' ? table : 'nobody has a turn to find';
}

function moveNamed(game: AnyPlayable, state: unknown, text: string): Json | null {
  return (game.moves(state) as readonly Json[]).find((move) => game.write(move) === text) ?? null;
}

/** A turn in notation as moves, as this seat may play them; `null` if it cannot. */
export function movesOf(game: AnyPlayable, view: unknown, seat: Seat, row: readonly string[]): readonly Json[] | null {
  const state = imagined(game, view, seat);
  const moves: Json[] = [];
  for (const text of row) {
    const move = game.actor(state) === seat ? moveNamed(game, state, text) : null;
    if (move === null) return null;
    game.play(state, move);
    moves.push(move);
  }
  return moves;
}

/** Where a turn leads, as its seat sees it: turns that lead to the same place are the same turn. */
export function endOf(game: AnyPlayable, view: unknown, seat: Seat, moves: readonly Json[]): string {
  const state = imagined(game, view, seat);
  for (const move of moves) game.play(state, move);
  return canonical(game.view(state, seat) as Json);
}

const imagined = (game: AnyPlayable, view: unknown, seat: Seat): unknown =>
  game.imagine(view, seat, quickRandom('puzzle'));
