import { games } from '@fathom/games';
import { quickRandom } from '@fathom/kernel';
import { middle, type Puzzle, puzzlesIn } from '@fathom/mind/puzzle';
import { listing } from './catalogue.ts';

export { type Grade, gradeOf, middle, type Puzzle } from '@fathom/mind/puzzle';

/** The games that have puzzles, in the order of the home page. */
export const puzzled: readonly string[] = games.flatMap(({ id, shelved, puzzles }) => (shelved && puzzles ? [id] : []));

/** Every puzzle of a game. */
export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  const book = await listing(game)?.puzzles?.();
  return book ? puzzlesIn(book) : [];
}

/** So many a day for each game. */
export const A_DAY = 3;

const DAY = 86_400_000;

/** Which day it is, counted from a day nobody asks about. */
const numberOf = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);

/**
 * The puzzles of a day, written year-month-day, the easiest first: the same for everybody, without asking anybody. All of a game's come
 * once before any comes again.
 */
export function puzzlesOfDay(game: string, puzzles: readonly Puzzle[], day: string): readonly Puzzle[] {
  const days = Math.max(1, Math.floor(puzzles.length / A_DAY));
  const number = numberOf(day);
  const shuffled = mixed(puzzles, `${game} ${Math.floor(number / days)}`);
  const first = A_DAY * (((number % days) + days) % days);
  return shuffled.slice(first, first + A_DAY).sort((a, b) => middle(b.found) - middle(a.found));
}

function mixed<T>(list: readonly T[], seed: string): T[] {
  const random = quickRandom(`puzzles ${seed}`);
  const rest = [...list];
  const out: T[] = [];
  while (rest.length > 0) out.push(...rest.splice(random.below(rest.length), 1));
  return out;
}
