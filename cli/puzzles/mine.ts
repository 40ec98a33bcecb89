import { type AnyGame, at, type Json, quickRandom, type Random, type Seat, Table } from '@fathom/kernel';
import { type AnyMind, type Idea, ponder } from '@fathom/mind';
import { type Finding, foundBy, parted, weighed, wrongWith } from '@fathom/mind/proof';
import { CLEARLY, endOf, type Puzzle, type PuzzleBook, SAME, TRIES } from '@fathom/mind/puzzle';
import { PROOF } from './proof-seed.ts';

export interface Mine {
  readonly game: AnyGame;
  /** What is played, turn about. */
  readonly waters: PuzzleBook['waters'];
  mindFor(options: Json): Promise<AnyMind>;
  readonly seed: string;
  /** The number of the first sea to look in. */
  readonly from: number;
}

/** A puzzle, and the number of the sea it was found in. */
export interface Mined {
  readonly puzzle: Puzzle;
  readonly sea: number;
}

/** Positions of one game are alike: so many are taken, and so many decisions apart. */
const PER_SEA = 2;
const APART = 8;

/** There is something to choose from, and something to win. */
const FEWEST = 4;
const LEAST = 0.1;
const MOST = 0.97;

/** At first sight something must be at stake; after so many positions, the gap that is asked for must be in sight. */
const STAKE = 0.06;
const IN_SIGHT = 0.05;
const SOON = 6_000;

/** A search that finds a puzzle is asked for a wider gap than its proof. */
const WIDER = CLEARLY + 0.02;

/** Looks through games of bots for positions with one clearly best turn, for as long as it is asked to. `null` after every sea. */
export async function* mine(wish: Mine): AsyncGenerator<Mined | null> {
  const { game, waters, seed, from } = wish;
  for (let sea = from; ; sea++) {
    const { seats, options: wished } = at(waters, sea % waters.length);
    const parsed = game.options.parse(wished);
    if (!parsed.ok) throw new Error(parsed.error);
    const mind = await wish.mindFor(parsed.value as Json);
    const name = `${seed} ${sea}`;
    const table = new Table(game, { seats, options: parsed.value, sea: { kind: 'named', name } });
    for (const { finding, played } of findingsIn(table, mind, quickRandom(`${name} play`))) {
      const rows = (ideas: readonly Idea<Json>[]) => ideas.map(({ moves }) => moves.map((move) => game.write(move)));
      const seat = table.actor as Seat;
      const view = table.view(seat);
      const id = `${sea}-${played.length}`;
      const puzzle: Puzzle = {
        id,
        seats,
        options: wished,
        sea: name,
        played: [...played],
        best: rows(finding.best),
        rivals: rows(finding.rivals),
        chance: rounded(finding.best[0]?.chance ?? 0),
        next: rounded(finding.rivals[0]?.chance ?? 0),
        found: foundBy(
          game,
          mind,
          view,
          seat,
          finding.best.map(({ moves }) => moves),
          id,
        ),
      };
      if (!isPlain(puzzle) && wrongWith(game, mind, puzzle, PROOF) === null) yield { puzzle, sea };
    }
    yield null;
  }
}

/** What every level sees at once is no puzzle. */
const isPlain = ({ found }: Puzzle): boolean => found.every((tries) => 2 * tries > TRIES);

const rounded = (chance: number): number => Math.round(1000 * chance) / 1000;

/** Plays a game among bots of the two levels below the strongest, and stops wherever a turn is clearly best. */
function* findingsIn(
  table: Table,
  mind: AnyMind,
  random: Random,
): Generator<{ readonly finding: Finding; readonly played: readonly string[] }> {
  const { game } = table;
  const levels = mind.levels.slice(-3, -1);
  const played: string[] = [];
  let [taken, last] = [0, -APART];
  table.deal();
  while (typeof table.actor === 'number' && taken < PER_SEA) {
    const seat = table.actor;
    const view = table.view(seat);
    if (played.length >= last + APART && isTurn(table)) {
      const finding = look(game as AnyGame, mind, view, seat, `${played.length}`);
      if (finding) {
        taken++;
        last = played.length;
        yield { finding, played };
      }
    }
    const level = at(levels, random.below(levels.length));
    const row = at(ponder(mind.think(view, seat, level.id, random)).ideas, 0).moves;
    for (const move of row) {
      if (table.actor !== seat || !table.play(seat, table.at, [move]).ok) break;
      played.push(game.write(move));
    }
    table.deal();
  }
}

/** Whether there is more than a yes or a no to say. */
const isTurn = ({ game, state }: Table): boolean => game.moves(state).length > 2;

/** What is clearly best here, if anything is: first whether anybody doubts it, then at a glance, then by a wide search, then weighed. */
function look(game: AnyGame, mind: AnyMind, view: unknown, seat: Seat, seed: string): Finding | null {
  const key = (row: readonly Json[]) => endOf(game, view, seat, row);
  if (areAgreed(mind, view, seat, key)) return null;
  const survey = mind.survey?.(view, seat, quickRandom(`${seed} survey`));
  if (!survey) return null;
  let step = survey.next();
  if (!isWorthwhile(step.value.ideas, key)) return null;
  let checked = step.value.nodes;
  while (!step.done) {
    step = survey.next();
    const { ideas, nodes } = step.value;
    if (step.done || nodes < checked + SOON) continue;
    checked = nodes;
    if (!parted(ideas, IN_SIGHT, key)) return null;
  }
  const finding = parted(step.value.ideas, WIDER, key);
  if (!finding || !areWhole(game, view, seat, [...finding.best, ...finding.rivals])) return null;
  const ideas = [...finding.best, ...finding.rivals];
  const chances = weighed(
    mind,
    view,
    seat,
    ideas.map(({ moves }) => moves),
    `${seed} weigh`,
  );
  if (!chances) return null;
  const again = ideas.map(({ moves }, i) => ({ moves, chance: at(chances, i) }));
  return parted(again, WIDER, key);
}

/** Whether all levels but the strongest would play the same: then there is hardly anything to find. */
function areAgreed(mind: AnyMind, view: unknown, seat: Seat, key: (row: readonly Json[]) => string): boolean {
  const choices = mind.levels
    .slice(0, -1)
    .map(({ id }) => ponder(mind.think(view, seat, id, quickRandom(id))).ideas[0]?.moves ?? []);
  return new Set(choices.map(key)).size === 1;
}

function isWorthwhile(ideas: readonly Idea<Json>[], key: (row: readonly Json[]) => string): boolean {
  const top = ideas[0]?.chance ?? 0;
  if (top < LEAST || top > MOST) return false;
  const ends = new Set<string>();
  let worse = 0;
  for (const { moves, chance } of ideas) {
    ends.add(key(moves));
    if (chance < top - SAME) worse = Math.max(worse, top - chance);
    if (ends.size >= FEWEST && worse >= STAKE) return true;
  }
  return false;
}

/** Whether after every turn it is for chance or somebody else to act: then a person cannot go on where the search stopped. */
function areWhole(game: AnyGame, view: unknown, seat: Seat, ideas: readonly Idea<Json>[]): boolean {
  return ideas.every(({ moves }) => {
    const state = game.imagine(view, seat, quickRandom('whole'));
    for (const move of moves) game.play(state, move);
    return game.actor(state) !== seat;
  });
}
