import { type AnyGame, type Json, quickRandom, type Random, type Seat } from '@fathom/kernel';
import { CLEARLY, endOf, movesOf, type Puzzle, SAME, TRIES, tableOf } from './puzzle.ts';
import { type AnyMind, type Idea, ponder } from './thought.ts';

/** A position with its one clearly best turn, as far as was looked. */
export interface Finding {
  /** The best first. */
  readonly best: readonly Idea<Json>[];
  readonly rivals: readonly Idea<Json>[];
}

/** Of turns that count as found so many are kept, and of the others. */
const KEPT = 5;
const RIVALS = 3;

/** Worlds each turn is weighed in before a puzzle is believed. */
const WORLDS = 32;

/** A proof is a little more lenient than whoever looked for the puzzle: both see only so many worlds. */
const DOUBT = 0.02;

/** Parts ideas into those as good as the best and the others, if there is a gap between them; `null` if not. */
export function parted(
  ideas: readonly Idea<Json>[],
  gap: number,
  key: (row: readonly Json[]) => string,
): Finding | null {
  const ends = new Set<string>();
  const sorted = [...ideas].sort((a, b) => b.chance - a.chance);
  const different = sorted.filter(({ moves }) => {
    const end = key(moves);
    return !ends.has(end) && ends.add(end);
  });
  const top = different[0]?.chance ?? 0;
  const best = different.filter(({ chance }) => chance >= top - SAME);
  const rivals = different.filter(({ chance }) => chance < top - SAME);
  const isClear = rivals.every(({ chance }) => chance <= top - gap);
  if (!isClear || rivals.length === 0 || best.length > KEPT) return null;
  return { best, rivals: rivals.slice(0, RIVALS) };
}

/** Weighs turns once more, deeply, and says what each promises in their order. */
export function weighed(
  mind: AnyMind,
  view: unknown,
  seat: Seat,
  rows: readonly (readonly Json[])[],
  seed: string,
): readonly number[] | null {
  const thinking = mind.weigh?.(view, seat, rows, WORLDS, quickRandom(seed));
  return thinking ? ponder(thinking).ideas.map(({ chance }) => chance) : null;
}

/**
 * Whether a puzzle holds: it can be reached, a wide search with luck of its own finds one of its turns, and weighed against each other in
 * many worlds those that count as found are all as good as the best, and the others clearly worse. `null`, or what is wrong.
 */
export function wrongWith(game: AnyGame, mind: AnyMind, puzzle: Puzzle, seed: string): string | null {
  const table = tableOf(game, puzzle);
  if (typeof table === 'string') return table;
  const seat = table.actor as Seat;
  const view = table.view(seat);
  const rows = [...puzzle.best, ...puzzle.rivals].map((row) => movesOf(game, view, seat, row));
  if (!rows.every((row) => row !== null)) return 'a turn it names cannot be played';
  if (puzzle.best.length === 0 || puzzle.rivals.length === 0) return 'there is nothing to choose';

  const chances = weighed(mind, view, seat, rows, `${seed} ${puzzle.id} weigh`);
  if (chances === null) return 'nobody can weigh its turns';
  const top = Math.max(...chances);
  const best = chances.slice(0, puzzle.best.length);
  const rivals = chances.slice(puzzle.best.length);
  const points = (chance: number) => (100 * chance).toFixed(1);
  if (Math.min(...best) < top - SAME - DOUBT)
    return `a turn that counts as found gives away ${points(top - Math.min(...best))} points`;
  if (Math.max(...rivals) > top - CLEARLY)
    return `another turn is only ${points(top - Math.max(...rivals))} points worse`;

  const wide = mind.survey?.(view, seat, quickRandom(`${seed} ${puzzle.id} survey`));
  const first = wide && ponder(wide).ideas[0];
  const ends = new Set(rows.slice(0, puzzle.best.length).map((row) => endOf(game, view, seat, row)));
  if (!first || !ends.has(endOf(game, view, seat, first.moves))) return 'a wide search prefers another turn';
  return null;
}

/** So often a level thinks anew about a puzzle: those that imagine worlds come to another opinion each time. */
const THOUGHTS = 10;

/** Of an opinion, only so many turns have a chance to be played. */
const EYED = 12;

/** By so much the worth of a turn is misjudged in a try, usually: half of what makes the best turn clearly best. */
const OFF = CLEARLY / 2;

/**
 * In how many tries of a hundred each level but the strongest plays one of these turns, weakest first. Most levels would do the same every
 * time; so in each try the worth of every turn is a little off, as it is for people: what a level sees clearly it nearly always finds, what
 * it hardly prefers every other time.
 */
export function foundBy(
  game: AnyGame,
  mind: AnyMind,
  view: unknown,
  seat: Seat,
  best: readonly (readonly Json[])[],
  seed: string,
): readonly number[] {
  const endOfRow = (row: readonly Json[]) => endOf(game, view, seat, row);
  const ends = new Set(best.map(endOfRow));
  return mind.levels.slice(0, -1).map(({ id }) => {
    let found = 0;
    for (let thought = 0; thought < THOUGHTS; thought++) {
      const random = quickRandom(`${seed} ${id} ${thought}`);
      const { ideas } = ponder(mind.think(view, seat, id, random, EYED));
      const eyed = new Map<string, number>();
      for (const { moves, chance } of ideas) {
        const end = endOfRow(moves);
        eyed.set(end, Math.max(eyed.get(end) ?? 0, chance));
      }
      const slips = quickRandom(`${seed} ${id} ${thought} slips`);
      for (let attempt = 0; attempt < TRIES / THOUGHTS; attempt++) {
        const [played] = [...eyed]
          .map(([end, chance]) => ({ end, chance: chance + OFF * bell(slips) }))
          .sort((a, b) => b.chance - a.chance);
        if (played && ends.has(played.end)) found++;
      }
    }
    return found;
  });
}

const FINE = 1 << 20;

/** About 0, by 1 usually. */
function bell(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.below(FINE) / FINE;
  return sum;
}
