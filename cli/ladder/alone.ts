import type { Entry, Minds } from '@fathom/games';
import { type AnyGame, at, type Json, last, playChance, quickRandom, type Random } from '@fathom/kernel';
import { type Ladder, ponder, textbook } from '@fathom/mind';
import { Plea } from '../terminal/plea.ts';
import type { Climb } from './climb.ts';
import { interval, percent } from './interval.ts';
import { isPromise, Promises, promisesOn, promiseTable } from './promises.ts';
import { seedsOf, seedsWith } from './seeds.ts';
import { spent } from './spent.ts';

interface Choice {
  readonly moves: readonly unknown[];
  /** What whoever chose tells of it, if it tells anything. */
  readonly chance: number | null;
}

type Choose = (state: unknown, random: Random) => Choice;

/** How often each player wins a game that all win or lose together, with 95 % intervals: a section of the page. */
export async function climbAlone(entry: Entry, minds: Minds, ladder: Ladder, climb: Climb): Promise<string> {
  const { games, seconds, seed, live, only, more, page } = climb;
  const { note, courses } = ladder;
  const game = await entry.rules();
  const { levels } = await minds.mindFor(game.options.defaults as Json);
  const words = await minds.words.en();
  const nameOf = (player: string): string => words.levels[player]?.name ?? player;
  const top = last(levels).id;
  const played = new Map<string, readonly string[]>();
  const promised = new Map<string, Promises>();
  for (const { name, options: given, seats, players } of courses) {
    if (only !== undefined && only !== name) continue;
    const options = game.options.parse(given);
    if (!options.ok) throw new Error(options.error);
    const rows: string[] = [];
    let turnOfTop = 0;
    // The strongest comes first: the textbook gets for every single decision what the strongest takes for a whole turn.
    for (const player of players.toReversed()) {
      const choose = await chooser(game, minds, player, options.value as Json, () => turnOfTop);
      const result = (more && resultOn(page(), name, nameOf(player))) || {
        won: 0,
        games: 0,
        turns: 0,
        milliseconds: 0,
        slowest: 0,
        seeds: '',
      };
      const promises = (more && promisesOn(page(), name)) || new Promises();
      if (result.games < games) {
        result.seeds = seedsWith(result.seeds, seed);
        promises.from(seed);
      }
      const until = performance.now() + (player === 'textbook' ? seconds / 10 : seconds) * 1000;
      while (result.games < games && performance.now() < until) {
        const random = quickRandom(`${seed} ${name} ${player} ${result.games}`);
        play(game, choose, game.setup(seats, options.value), random, result, promises);
        live.show(`${name}, ${player}: ${result.won} of ${result.games}`);
      }
      if (player === top) {
        turnOfTop = result.milliseconds / result.turns;
        promised.set(name, promises);
      }
      const row = line(name, nameOf(player), result);
      rows.push(row);
      live.say(row);
    }
    played.set(name, rows);
  }
  if (played.size === 0) throw new Plea(`There are no waters “${only}”: name some, such as “${at(courses, 0).name}”.`);
  const before = page().split('\n');
  const rows = courses.flatMap(
    ({ name }) => played.get(name) ?? before.filter((row) => row.startsWith(`| ${name} | `) && !isPromise(row)),
  );
  return `How often each player wins. ${note}
The textbook (Monte Carlo tree search without knowledge of the game) gets for every single decision the time ${nameOf(top)} takes for a whole turn, and for its rows a tenth of the time of others.
Times are processor time, in ms a choice.

| waters | player | won | of | % | 95 % | choices | ms each | slowest | seed |
|---|---|--:|--:|--:|--:|--:|--:|--:|---|
${rows.join('\n')}

What ${nameOf(top)} told of the chance to win before a choice, by tenths, and how many of those games were won: on the mean, in %. Each choice counts once, so
that those of one game share its luck; ± is one standard error, the choices of a game taken together.

${promiseTable(courses.flatMap(({ name }) => [[name, promised.get(name) ?? promisesOn(page(), name)]]))}`;
}

async function chooser(
  game: AnyGame,
  minds: Minds,
  player: string,
  options: Json,
  turnOfTop: () => number,
): Promise<Choose> {
  if (player === 'random') {
    return (state, random) => {
      const moves = game.moves(state);
      return { moves: [at(moves, random.below(moves.length))], chance: null };
    };
  }
  const seatOf = (state: unknown) => Number(game.actor(state));
  if (player === 'textbook') {
    return (state, random) => {
      const until = spent() + turnOfTop();
      const seat = seatOf(state);
      const thinking = textbook(game, game.view(state, seat), seat, random, Number.MAX_SAFE_INTEGER);
      return at(ponder(thinking, () => spent() >= until).ideas, 0);
    };
  }
  const mind = await minds.mindFor(options);
  return (state, random) => {
    const seat = seatOf(state);
    return at(ponder(mind.think(game.view(state, seat), seat, player, random)).ideas, 0);
  };
}

interface Result {
  won: number;
  games: number;
  turns: number;
  milliseconds: number;
  slowest: number;
  seeds: string;
}

/** Plays a game to its end and adds it to the result and to what was promised on the way. */
function play(game: AnyGame, choose: Choose, state: unknown, random: Random, result: Result, promises: Promises): void {
  const chances: number[] = [];
  for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
    if (actor === 'chance') {
      playChance(game, state, random);
      continue;
    }
    const began = spent();
    const { moves, chance } = choose(state, random);
    const took = spent() - began;
    result.milliseconds += took;
    result.slowest = Math.max(result.slowest, took);
    result.turns++;
    if (chance !== null) chances.push(chance);
    for (const move of moves) game.play(state, move);
  }
  const payoff = at(game.payoffs(state), 0);
  result.won += payoff;
  promises.add([chances, payoff]);
  result.games++;
}

function line(course: string, player: string, { won, games, turns, milliseconds, slowest, seeds }: Result): string {
  const [low, high] = interval(won, games);
  const pace = `${turns} | ${(milliseconds / turns).toFixed(1)} | ${slowest.toFixed(0)}`;
  const share = `${percent(won / games)} | ${percent(low)}–${percent(high)}`;
  return `| ${course} | ${player} | ${won} | ${games} | ${share} | ${pace} | ${seeds} |`;
}

/** What a page says of a player, to be played on from there. */
function resultOn(page: string, course: string, player: string): Result | null {
  const row = page.split('\n').find((one) => one.startsWith(`| ${course} | ${player} | `));
  if (row === undefined) return null;
  const [won = 0, games = 0, , , turns = 0, each = 0, slowest = 0] = row.split('|').slice(3).map(Number);
  return { won, games, turns, milliseconds: turns * each, slowest, seeds: seedsOf(row) };
}
