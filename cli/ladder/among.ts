import { type AnyGame, at, playChance, quickRandom, type Seat } from '@fathom/kernel';
import { wins } from '@fathom/mind';
import type { Climb } from './climb.ts';
import { interval, percent } from './interval.ts';
import type { Player } from './player.ts';
import { Promises, promisesOn, promiseTable } from './promises.ts';
import { seedsOf, seedsWith } from './seeds.ts';

/** One player at a table of so many, all others of another kind. */
export interface Table {
  readonly seats: number;
  readonly one: Player;
  readonly others: Player;
}

interface Tally {
  wins: number;
  games: number;
  points: number;
  seeds: string;
}

/** What `--only` calls it. */
const nameOf = ({ seats, one, others }: Table): string =>
  one === others ? `${one.id} ${seats} players` : `${one.id} among ${seats - 1} ${others.id}`;

/** The tables a game for several is measured at: the strongest level among those of the level below, and among its like. */
export function tablesOf(game: AnyGame, top: Player, below: Player): { among: Table[]; alike: Table[] } {
  const sizes = Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, i) => game.seats[0] + i);
  return {
    among: sizes.filter((seats) => seats > 2).map((seats) => ({ seats, one: top, others: below })),
    alike: sizes.map((seats) => ({ seats, one: top, others: top })),
  };
}

/** How often one wins among several others, and what the strongest tells of its chances among its like: two tables, or what the page said of them. */
export function climbAmong(game: AnyGame, top: Player, below: Player, climb: Climb): string {
  const { among, alike } = tablesOf(game, top, below);
  const isAsked = (table: Table) => climb.only === undefined || climb.only === nameOf(table);
  const before = climb.page().split('\n');
  const rows = among.flatMap((table) => {
    if (!isAsked(table)) return before.filter((row) => row.startsWith(begins(table)));
    const row = line(table, sitDown(game, table, climb));
    climb.live.say(row);
    return [row];
  });
  const told = alike.map((table): readonly [string, Promises | null] => {
    const name = `${table.seats} players`;
    if (!isAsked(table)) return [name, promisesOn(climb.page(), name)];
    const promises = new Promises().from(climb.seed);
    sitDown(game, table, climb, promises);
    return [name, promises];
  });
  return `One ${top.name} among others of the level below, each deal once from every seat: how often it wins, and its share of the points. All the same, it would win
one game in three, or in four.

| players | one | among | wins | of | % | 95 % | points % | seed |
|--:|---|---|--:|--:|--:|--:|--:|---|
${rows.join('\n')}

What ${top.name} told of the chance to win when all at the table were of that level, by tenths, and how many of those games were won: on the mean, in %. Each choice
counts once, so that those of one game share its luck; ± is one standard error, the choices of a game taken together.

${promiseTable(told)}`;
}

/** All that `--only` may name. */
export const namesOf = (game: AnyGame, top: Player, below: Player): readonly string[] => {
  const { among, alike } = tablesOf(game, top, below);
  return [...among, ...alike].map(nameOf);
};

/** Plays at a table until there are enough games, or no time is left; every deal is played once from every seat. */
function sitDown(game: AnyGame, table: Table, climb: Climb, promises: Promises | null = null): Tally {
  const { games, seconds, seed, live } = climb;
  const tally = (climb.more && !promises && tallyOn(climb.page(), table)) || {
    wins: 0,
    games: 0,
    points: 0,
    seeds: '',
  };
  if (tally.games < games) tally.seeds = seedsWith(tally.seeds, seed);
  const until = performance.now() + 1000 * seconds;
  while (tally.games < games && performance.now() < until) {
    const seat = tally.games % table.seats;
    const deal = promises ? tally.games : Math.floor(tally.games / table.seats);
    const { won, points } = playGame(game, table, `${seed} ${nameOf(table)} ${deal}`, seat, promises);
    tally.wins += won;
    tally.points += points;
    tally.games++;
    live.show(`${nameOf(table)}: ${tally.wins} of ${tally.games}`);
  }
  return tally;
}

function playGame(game: AnyGame, table: Table, deal: string, seat: Seat, promises: Promises | null) {
  const sea = quickRandom(deal);
  const thoughts = quickRandom(`${deal} thoughts ${seat}`);
  const state: unknown = game.setup(table.seats, game.options.defaults);
  const told: number[][] = Array.from({ length: table.seats }, () => []);
  for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
    if (actor === 'chance') {
      playChance(game, state, sea);
      continue;
    }
    const player = actor === seat ? table.one : table.others;
    const { moves, chance } = player.choose(game.view(state, actor), actor, game.moves(state), thoughts);
    if (chance !== null) at(told, actor).push(chance);
    for (const move of moves) game.play(state, move);
  }
  const payoffs = game.payoffs(state);
  const won = wins(payoffs);
  promises?.add(...told.map((chances, who) => [chances, at(won, who)] as const));
  return { won: at(won, seat), points: at(payoffs, seat) };
}

const begins = ({ seats, one, others }: Table): string => `| ${seats} | ${one.name} | ${others.name} | `;

function line(table: Table, { wins: won, games, points, seeds }: Tally): string {
  const [low, high] = interval(won, games);
  return `${begins(table)}${won} | ${games} | ${percent(won / games)} | ${percent(low)}–${percent(high)} | ${percent(points / games)} | ${seeds} |`;
}

/** What a page says of a table, to be played on from there. */
function tallyOn(page: string, table: Table): Tally | null {
  const row = page.split('\n').find((one) => one.startsWith(begins(table)));
  if (row === undefined) return null;
  const [won = NaN, games = NaN, , , share = NaN] = row.slice(begins(table).length).split('|').map(Number);
  return Number.isNaN(won + games + share)
    ? null
    : { wins: won, games, points: (share * games) / 100, seeds: seedsOf(row) };
}
