import { type Json, quickRandom, type Random } from '@fathom/kernel';
import { ponder, textbook } from '@fathom/mind';
import { characters, deal, mindFor } from '@fathom/nautilion/mind';
import { mindEn } from '@fathom/nautilion/mind/words-en';
import { EXPANSIONS, type Move, nautilion, type Options, type State } from '@fathom/nautilion/rules';
import { Plea } from '../plea.ts';
import type { Climb } from './climb.ts';
import { interval, percent } from './interval.ts';
import { spent } from './spent.ts';

interface Waters {
  readonly name: string;
  readonly options: Json;
  /** Two play together, each as well as the other. */
  readonly seats?: number;
  readonly players: readonly string[];
}

type Choose = (state: State, random: Random) => readonly Move[];

const LEVELS = characters.map(({ id }) => id as string);
const EVERYBODY = ['random', 'textbook', ...LEVELS];
const SOME = ['helmsman', 'navigator', 'captain'];

const waters: readonly Waters[] = [
  { name: 'A1, reserve 4', options: {}, players: EVERYBODY },
  ...[1, 2, 3, 5, 6].map((reserve) => ({ name: `A1, reserve ${reserve}`, options: { reserve }, players: SOME })),
  ...['A2', 'B1', 'B2', 'C1', 'C2'].map((board) => ({
    name: `${board}, reserve 4`,
    options: { board },
    players: SOME,
  })),
  ...EXPANSIONS.map((one) => ({ name: `A1, reserve 4, ${one}`, options: { expansions: [one] }, players: SOME })),
  { name: 'A1, reserve 4, all five', options: { expansions: [...EXPANSIONS] }, players: SOME },
  { name: 'A1, reserve 4, two players', options: {}, seats: 2, players: SOME },
];

/** How often each player wins Nautilion, with 95 % intervals: a section of the page. */
export async function climbNautilion(climb: Climb): Promise<string> {
  const { games, seconds, seed, live, only, more, page } = climb;
  const played = new Map<string, readonly string[]>();
  for (const { name, options: given, seats = 1, players } of waters) {
    if (only !== undefined && only !== name) continue;
    const options = nautilion.options.parse(given);
    if (!options.ok) throw new Error(options.error);
    const rows: string[] = [];
    let captainsTurn = 0;
    // The captain comes first: the textbook gets for every single decision what the captain takes for a whole turn.
    for (const player of [...players].reverse()) {
      const choose = await chooser(player, options.value, () => captainsTurn);
      const result = (more && resultOn(page(), name, player)) || {
        won: 0,
        games: 0,
        turns: 0,
        milliseconds: 0,
        slowest: 0,
      };
      const until = performance.now() + (player === 'textbook' ? seconds / 10 : seconds) * 1000;
      while (result.games < games && performance.now() < until) {
        const random = quickRandom(`${seed} ${name} ${player} ${result.games}`);
        play(choose, nautilion.setup(seats, options.value), random, result);
        live.show(`${name}, ${player}: ${result.won} of ${result.games}`);
      }
      if (player === LEVELS[LEVELS.length - 1]) captainsTurn = result.milliseconds / result.turns;
      const row = line(name, player, result);
      rows.push(row);
      live.say(row);
    }
    played.set(name, rows);
  }
  if (played.size === 0) throw new Plea(`There are no waters “${only}”: name some, such as “${waters[0].name}”.`);
  const before = page().split('\n');
  const rows = waters.flatMap(({ name }) => played.get(name) ?? before.filter((row) => row.startsWith(`| ${name} | `)));
  return `How often each player wins, alone unless it says otherwise; two players are both of the same level. The greedy player, who takes the best turn
by a rule of thumb, is Inés: the middle level.
The textbook (Monte Carlo tree search without knowledge of the game) gets for every single decision the time Captain Thetis takes for a whole turn, and for its rows a tenth of the time of others.
Times are processor time, in ms a choice.

| waters | player | won | of | % | 95 % | choices | ms each | slowest |
|---|---|--:|--:|--:|--:|--:|--:|--:|
${rows.join('\n')}`;
}

async function chooser(player: string, options: Options, captainsTurn: () => number): Promise<Choose> {
  if (player === 'random') {
    return (state, random) => {
      const moves = nautilion.moves(state);
      return [moves[random.below(moves.length)]];
    };
  }
  if (player === 'textbook') {
    return (state, random) => {
      const until = spent() + captainsTurn();
      const view = nautilion.view(state, state.active);
      const thinking = textbook(nautilion, view, state.active, random, Number.MAX_SAFE_INTEGER);
      return ponder(thinking, () => spent() >= until).ideas[0].moves as Move[];
    };
  }
  const mind = await mindFor(options);
  return (state, random) =>
    ponder(mind.think(nautilion.view(state, state.active), state.active, player, random)).ideas[0].moves;
}

interface Result {
  won: number;
  games: number;
  turns: number;
  milliseconds: number;
  slowest: number;
}

/** Plays a game to its end and adds it to the result. */
function play(choose: Choose, state: State, random: Random, result: Result): void {
  for (deal(state, random); nautilion.actor(state) !== null; deal(state, random)) {
    const began = spent();
    const row = choose(state, random);
    const took = spent() - began;
    result.milliseconds += took;
    result.slowest = Math.max(result.slowest, took);
    result.turns++;
    for (const move of row) nautilion.play(state, move);
  }
  result.won += nautilion.payoffs(state)[0];
  result.games++;
}

const nameOf = (player: string): string =>
  LEVELS.includes(player) ? mindEn.levels[player as keyof typeof mindEn.levels].name : player;

function line(waters: string, player: string, { won, games, turns, milliseconds, slowest }: Result): string {
  const [low, high] = interval(won, games);
  const pace = `${turns} | ${(milliseconds / turns).toFixed(1)} | ${slowest.toFixed(0)}`;
  const share = `${percent(won / games)} | ${percent(low)}–${percent(high)}`;
  return `| ${waters} | ${nameOf(player)} | ${won} | ${games} | ${share} | ${pace} |`;
}

/** What a page says of a player, to be played on from there. */
function resultOn(page: string, waters: string, player: string): Result | null {
  const row = page.split('\n').find((one) => one.startsWith(`| ${waters} | ${nameOf(player)} | `));
  if (row === undefined) return null;
  const [won, games, , , turns, each, slowest] = row.split('|').slice(3).map(Number);
  return { won, games, turns, milliseconds: turns * each, slowest };
}
