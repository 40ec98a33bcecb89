import type { Entry, Minds } from '@fathom/games';
import { type AnyGame, at, type Json, last, playChance, quickRandom, type Seat } from '@fathom/kernel';
import { type AnyMind, playouts, textbook } from '@fathom/mind';
import { Plea } from '../terminal/plea.ts';
import { climbAmong, namesOf } from './among.ts';
import type { Climb } from './climb.ts';
import { interval, percent } from './interval.ts';
import { dice, type Player, searcher, thinker } from './player.ts';
import { seedsOf, seedsWith } from './seeds.ts';
import { spent } from './spent.ts';

interface Pace {
  milliseconds: number;
  choices: number;
  /** A choice is a row of them. */
  decisions: number;
}

interface Result {
  points: number;
  games: number;
  readonly paces: readonly [Pace, Pace];
  seeds: string;
}

const freshPace = (): Pace => ({ milliseconds: 0, choices: 0, decisions: 0 });
const fresh = (): Result => ({ points: 0, games: 0, paces: [freshPace(), freshPace()], seeds: '' });
const mean = ({ milliseconds, choices }: Pace): number => milliseconds / Math.max(1, choices);

const DUELS = 'Share of the points when two play';

/** Every player against every other at two seats, and the strongest at larger tables, with 95 % intervals: a section of the page. */
export async function climbRivals(entry: Entry, minds: Minds, climb: Climb): Promise<string> {
  const game = await entry.rules();
  const mind = await minds.mindFor(game.options.defaults as Json);
  const words = await minds.words.en();
  const levels = mind.levels.map(({ id }) => thinker(mind, id, words.levels[id]?.name ?? id));
  const top = last(levels);
  const below = at(levels, Math.max(0, levels.length - 2));
  const tables = namesOf(game, top, below);
  const among = climbAmong(game, top, below, climb);
  const isAmong = climb.only !== undefined && tables.includes(climb.only);
  const duels = isAmong ? duelsOn(climb.page(), among) : climbDuels(game, mind, levels, tables, climb);
  return `${duels.trim()}\n\n${among}`;
}

/** What a page says of games for two, up to where its tables for several begin. */
function duelsOn(page: string, among: string): string {
  const [, duels = ''] = page.split(DUELS);
  const [first = ''] = duels.split(among.slice(0, among.indexOf(',')));
  return duels === '' ? '' : `${DUELS}${first}`;
}

function climbDuels(
  game: AnyGame,
  mind: AnyMind,
  levels: readonly Player[],
  tables: readonly string[],
  climb: Climb,
): string {
  const top = last(levels);
  const topNodes = last(mind.levels).nodes;
  const sparring = mind.sparring ?? [];
  const simple = sparring.filter(({ nodes }) => nodes <= topNodes).map(({ id }) => thinker(mind, id, id));
  const patient = sparring.filter(({ nodes }) => nodes > topNodes).map(({ id }) => thinker(mind, id, id));
  const topPace = measured(game, top, climb);
  const book = searcher('textbook', topPace, (view, seat, random) => textbook(game, view, seat, random, UNBOUNDED));
  const { habit } = mind;
  const rollers = habit
    ? [
        searcher('playouts', PLAYOUTS_TIME * topPace, (view, seat, random) =>
          playouts(game, view, seat, habit, random, UNBOUNDED),
        ),
      ]
    : [];
  const everybody = [dice, ...simple, book, ...levels];

  const played = new Map<string, string>();
  const first = foremost(levels, [book, ...rollers], patient);
  const pairings = [...first, ...remaining(everybody, first)];
  for (const [one, other] of pairings) {
    if (climb.only !== undefined && climb.only !== `${one.id} ${other.id}`) continue;
    const seconds = climb.seconds * (first.some(([a, b]) => a === one && b === other) ? FOREMOST : 1);
    const result = match(game, one, other, { ...climb, seconds });
    const row = line(one, other, result);
    played.set(begins(one, other), row);
    climb.live.say(row);
  }
  if (played.size === 0)
    throw new Plea(
      `There are no rows “${climb.only}”: name two players, such as “${top.id} ${book.id}”, or ${tables.join(', ')}.`,
    );
  const before = climb.page().split('\n');
  const rows = pairings.flatMap(([one, other]) => {
    const row = played.get(begins(one, other)) ?? rowOf(before, one, other);
    return row === undefined ? [] : [row];
  });
  const rollersNote =
    rollers.length > 0
      ? `; playouts is the same search with games played to their end by rule of thumb instead of at random, and gets ${PLAYOUTS_TIME} times as long`
      : '';
  return `${DUELS}, each deal once from either seat. Random plays any legal move; textbook is Monte Carlo tree search without
knowledge of the game and gets for every decision the ${topPace.toFixed(0)} ms that ${top.name} took for one on the mean${rollersNote}. Times are processor time; a choice is a row
of decisions. The first ${first.length} rows were given ${FOREMOST} times as long as the others.

| player | against | points | of | % | 95 % | choices | ms each | the other’s choices | ms each | seed |
|---|---|--:|--:|--:|--:|--:|--:|--:|--:|---|
${rows.join('\n')}`;
}

type Pairing = readonly [Player, Player];

/** What matters most may take so many times as long. */
const FOREMOST = 5;

/** The tree search with playouts by habit gets so many times as long as the strongest level takes. */
const PLAYOUTS_TIME = 3;

const UNBOUNDED = Number.MAX_SAFE_INTEGER;

/** Each level against the one below, the best against tree searches, and more patience against the best. */
function foremost(levels: readonly Player[], searchers: readonly Player[], patient: readonly Player[]): Pairing[] {
  const top = last(levels);
  const steps = levels.slice(1).map((level, i): Pairing => [level, at(levels, i)]);
  return [
    ...steps.reverse(),
    ...searchers.map((one): Pairing => [top, one]),
    ...patient.map((one): Pairing => [one, top]),
  ];
}

function remaining(everybody: readonly Player[], first: readonly Pairing[]): Pairing[] {
  const pairs = everybody.flatMap((other, i) => everybody.slice(i + 1).map((one): Pairing => [one, other]));
  return pairs.filter(([one, other]) => !first.some(([a, b]) => a === one && b === other)).reverse();
}

/** How long a player takes for a decision on the mean, found out in a few games against itself. */
function measured(game: AnyGame, player: Player, climb: Climb): number {
  const [one, other] = match(game, player, player, { ...climb, games: 4, more: false }).paces;
  return (one.milliseconds + other.milliseconds) / (one.decisions + other.decisions);
}

function match(game: AnyGame, one: Player, other: Player, climb: Climb): Result {
  const { games, seconds, seed, live } = climb;
  const result = (climb.more && resultOn(climb.page(), one, other)) || fresh();
  if (result.games < games) result.seeds = seedsWith(result.seeds, seed);
  const until = performance.now() + 1000 * seconds;
  while (result.games < games && performance.now() < until) {
    const seat = result.games % 2;
    const deal = `${seed} ${one.id} ${other.id} ${result.games >> 1}`;
    result.points += playGame(game, seat === 0 ? [one, other] : [other, one], deal, seat, result.paces);
    result.games++;
    live.show(`${one.name} – ${other.name}: ${result.points} of ${result.games}`);
  }
  return result;
}

/** One game; both games of a deal begin alike. Returns the points of the seat the first player sits at. */
function playGame(
  game: AnyGame,
  players: readonly Player[],
  deal: string,
  seat: Seat,
  paces: readonly [Pace, Pace],
): number {
  const sea = quickRandom(deal);
  const thoughts = quickRandom(`${deal} thoughts`);
  const state = game.setup(players.length, game.options.defaults);
  for (;;) {
    const actor = game.actor(state);
    if (actor === null) return at(game.payoffs(state), seat);
    if (actor === 'chance') {
      playChance(game, state, sea);
      continue;
    }
    const pace = paces[actor === seat ? 0 : 1];
    const moves = game.moves(state);
    const began = spent();
    const { moves: row } = at(players, actor).choose(game.view(state, actor), actor, moves, thoughts);
    pace.milliseconds += spent() - began;
    pace.choices++;
    pace.decisions += row.length;
    for (const move of row) game.play(state, move);
  }
}

const begins = (one: Player, other: Player): string => `| ${one.name} | ${other.name} | `;

const rowOf = (page: readonly string[], one: Player, other: Player): string | undefined =>
  page.find((row) => row.startsWith(begins(one, other)));

function line(one: Player, other: Player, { points, games, paces, seeds }: Result): string {
  const [low, high] = interval(points, games);
  const pace = paces.map((own) => `${own.choices} | ${mean(own).toFixed(1)}`).join(' | ');
  const share = `${percent(points / games)} | ${percent(low)}–${percent(high)}`;
  return `${begins(one, other)}${points} | ${games} | ${share} | ${pace} | ${seeds} |`;
}

/** What a page says of two players, to be played on from there. */
function resultOn(page: string, one: Player, other: Player): Result | null {
  const row = rowOf(page.split('\n'), one, other);
  if (row === undefined) return null;
  const [points = NaN, games = NaN, , , choices = NaN, each = NaN, others = NaN, othersEach = NaN] = row
    .split('|')
    .slice(3)
    .map(Number);
  if ([points, choices, each, others, othersEach].some(Number.isNaN)) return null;
  return {
    points,
    games,
    paces: [
      { choices, milliseconds: choices * each, decisions: 0 },
      { choices: others, milliseconds: others * othersEach, decisions: 0 },
    ],
    seeds: seedsOf(row),
  };
}
