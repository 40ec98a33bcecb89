import { type Entry, entryOf, games as shelf } from '@fathom/games';
import { type AnyGame, at, canonical, type Json, type Seat } from '@fathom/kernel';
import type { AnyMind } from '@fathom/mind';
import { foundBy, wrongWith } from '@fathom/mind/proof';
import {
  type Grade,
  gradeOf,
  movesOf,
  type Puzzle,
  type PuzzleBook,
  puzzlesIn,
  tableOf,
  writePuzzle,
} from '@fathom/mind/puzzle';
import { mine } from '../puzzles/mine.ts';
import { PROOF } from '../puzzles/proof-seed.ts';
import { LiveLine } from '../terminal/live-line.ts';
import { writeToFile } from '../terminal/output.ts';
import { Plea } from '../terminal/plea.ts';

export interface Wish {
  /** How many puzzles the game should have in the end. */
  readonly count: number;
  readonly seed: string;
  /** Keeps those there are. */
  readonly more: boolean;
  readonly file: string | null;
}

/** Waters with fewer puzzles than this come first. */
const FEW = 2;

/** At most this share of them is of one grade. */
const SHARE = 0.7;

/** `fathom puzzles mine`: looks for positions with one clearly best turn in games of bots, and writes them into the game's own folder. */
export async function minePuzzles(id: string, { count, seed, more, file }: Wish): Promise<number> {
  const entry = known(id);
  const book = await entry.puzzles?.();
  if (!book) throw new Plea(`${id} keeps no puzzles: its manifest names none.`);
  const game = await entry.rules();
  const to = file ?? `games/${id}/puzzles/positions.ts`;
  const kept: Puzzle[] = more ? [...puzzlesIn(book)] : [];
  const from = 1 + Math.max(-1, ...kept.map((puzzle) => Number(puzzle.id.split('-')[0])));
  const minds = mindsOf(entry);
  const live = new LiveLine();
  const gradesOf = () => kept.map(gradeOf);
  const has = (grade: Grade) => gradesOf().filter((one) => one === grade).length;
  let seas = 0;
  for await (const mined of mine({ game, waters: wanting(book, kept), mindFor: minds, seed, from })) {
    if (kept.length >= count) break;
    if (mined === null) seas++;
    else if (has(gradeOf(mined.puzzle)) < SHARE * count) {
      kept.push(mined.puzzle);
      writeToFile(to, pageOf(id, kept));
    }
    live.show(
      `${kept.length} of ${count}, ${seas} seas: ${has('easy')} easy, ${has('tricky')} tricky, ${has('deep')} deep`,
    );
  }
  live.finish();
  console.log(`${kept.length} puzzles written to ${to}.`);
  return 0;
}

/** Waters in which few puzzles were found so far: more are looked for there first. */
function wanting({ waters }: PuzzleBook, kept: readonly Puzzle[]): PuzzleBook['waters'] {
  const named = (one: Pick<Puzzle, 'seats' | 'options'>) => canonical({ seats: one.seats, options: one.options });
  const few = waters.filter((one) => kept.filter((puzzle) => named(puzzle) === named(one)).length < FEW);
  return few.length > 0 ? few : waters;
}

const pageOf = (id: string, puzzles: readonly Puzzle[]): string =>
  `// Written by "npx fathom puzzles mine ${id}"; every line names its sea.
export const positions = \`
${puzzles.map(writePuzzle).join('\n')}
\`;
`;

/** `fathom puzzles grade`: asks every level anew how often it finds each puzzle, and writes that into the game's own folder. */
export async function gradePuzzles(id: string): Promise<number> {
  const entry = known(id);
  const book = await entry.puzzles?.();
  if (!book) throw new Plea(`${id} keeps no puzzles: its manifest names none.`);
  const game = await entry.rules();
  const minds = mindsOf(entry);
  const live = new LiveLine();
  const graded: Puzzle[] = [];
  for (const puzzle of puzzlesIn(book)) {
    live.show(`${graded.length} graded`);
    const found = await foundIn(game, minds, puzzle);
    if (typeof found === 'string') throw new Plea(`${puzzle.id}: ${found}`);
    graded.push({ ...puzzle, found });
  }
  live.finish();
  writeToFile(`games/${id}/puzzles/positions.ts`, pageOf(id, graded));
  const count = (grade: Grade) => graded.filter((puzzle) => gradeOf(puzzle) === grade).length;
  console.log(`${graded.length} puzzles: ${count('easy')} easy, ${count('tricky')} tricky, ${count('deep')} deep.`);
  return 0;
}

/** `fathom puzzles check`: proves every puzzle anew; the exit code is 0 if all hold. */
export async function checkPuzzles(id: string | undefined, seed: string | null): Promise<number> {
  const chosen = id === undefined ? shelf : [known(id)];
  const live = new LiveLine();
  let [all, wrong] = [0, 0];
  for (const entry of chosen) {
    const book = await entry.puzzles?.();
    if (!book) continue;
    const game = await entry.rules();
    const minds = mindsOf(entry);
    const puzzles = puzzlesIn(book);
    const ids = new Set(puzzles.map((puzzle) => puzzle.id));
    if (ids.size < puzzles.length) throw new Plea(`Two puzzles of ${entry.id} have the same name.`);
    for (const [index, puzzle] of puzzles.entries()) {
      live.show(`${entry.id}: ${index} of ${puzzles.length}`);
      const no = await wrongWithOne(game, minds, puzzle, seed ?? PROOF);
      all++;
      if (no === null) continue;
      wrong++;
      live.say(`${entry.id} ${puzzle.id}: ${no}`);
    }
  }
  live.finish();
  console.log(`${all} puzzles, ${wrong} wrong`);
  return wrong > 0 || all === 0 ? 1 : 0;
}

async function wrongWithOne(
  game: AnyGame,
  mindFor: (options: Json) => Promise<AnyMind>,
  puzzle: Puzzle,
  seed: string,
): Promise<string | null> {
  const parsed = game.options.parse(puzzle.options);
  if (!parsed.ok) return parsed.error;
  const mind = await mindFor(parsed.value as Json);
  const no = wrongWith(game, mind, puzzle, seed);
  if (no !== null) return no;
  const found = await foundIn(game, mindFor, puzzle);
  if (typeof found === 'string') return found;
  const differs = found.findIndex((tries, level) => tries !== puzzle.found[level]);
  if (differs < 0) return null;
  return `${at(mind.levels, differs).id} finds it ${found[differs]} times, not ${puzzle.found[differs]}`;
}

/** How often each level finds a puzzle; a sentence where it cannot be set. */
async function foundIn(
  game: AnyGame,
  mindFor: (options: Json) => Promise<AnyMind>,
  puzzle: Puzzle,
): Promise<readonly number[] | string> {
  const parsed = game.options.parse(puzzle.options);
  if (!parsed.ok) return parsed.error;
  const mind = await mindFor(parsed.value as Json);
  const table = tableOf(game, puzzle);
  if (typeof table === 'string') return table;
  const seat = table.actor as Seat;
  const view = table.view(seat);
  const best = puzzle.best.map((row) => movesOf(game, view, seat, row) ?? []);
  return foundBy(game, mind, view, seat, best, puzzle.id);
}

/** A mind for these options, made once. */
function mindsOf({ mind }: Entry): (options: Json) => Promise<AnyMind> {
  const known = new Map<string, Promise<AnyMind>>();
  return (options) => {
    const key = JSON.stringify(options);
    const made = known.get(key) ?? mind.mindFor(options);
    known.set(key, made);
    return made;
  };
}

function known(id: string): Entry {
  const entry = entryOf(id);
  if (!entry) throw new Plea(`There is no game "${id}": choose one of ${shelf.map((one) => one.id).join(', ')}.`);
  return entry;
}
