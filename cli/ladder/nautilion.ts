import { type Json, quickRandom, type Random } from '@fathom/kernel';
import { ponder, textbook } from '@fathom/mind';
import { characters, deal, mindFor } from '@fathom/nautilion/mind';
import { mindEn } from '@fathom/nautilion/mind/words-en';
import { EXPANSIONS, type Move, nautilion, type Options, type State } from '@fathom/nautilion/rules';
import type { Climb } from './climb.ts';
import { interval, percent } from './interval.ts';

interface Waters {
  readonly name: string;
  readonly options: Json;
  readonly players: readonly string[];
}

type Choose = (state: State) => readonly Move[];

const LEVELS = characters.map(({ id }) => id as string);
const EVERYBODY = ['random', 'textbook', ...LEVELS];
const SOME = ['helmsman', 'navigator', 'captain'];

const waters: readonly Waters[] = [
  { name: 'A1, reserve 4', options: {}, players: EVERYBODY },
  { name: 'A1, reserve 1', options: { reserve: 1 }, players: SOME },
  ...['A2', 'B1', 'B2', 'C1', 'C2'].map((board) => ({
    name: `${board}, reserve 4`,
    options: { board },
    players: SOME,
  })),
  ...EXPANSIONS.map((one) => ({ name: `A1, reserve 4, ${one}`, options: { expansions: [one] }, players: SOME })),
];

/** How often each player wins Nautilion alone, with 95 % intervals: a section of the page. */
export async function climbNautilion({ games, seconds, seed, live, waters: only, page = '' }: Climb): Promise<string> {
  const rows: string[] = [];
  for (const { name, options: given, players } of waters) {
    if (only !== undefined && only !== name) {
      rows.push(...page.split('\n').filter((row) => row.startsWith(`| ${name} | `)));
      continue;
    }
    const options = nautilion.options.parse(given);
    if (!options.ok) throw new Error(options.error);
    let captainsTurn = 0;
    // The captain comes first: the textbook gets for every single decision what the captain takes for a whole turn.
    for (const player of [...players].reverse()) {
      const random = quickRandom(`${seed} ${name} ${player}`);
      const choose = await chooser(player, options.value, random, () => captainsTurn);
      const limit = player === 'textbook' ? seconds / 10 : seconds;
      const result = play(choose, options.value, random, games, limit, (so) => live.show(`${name}, ${player}: ${so}`));
      if (player === LEVELS[LEVELS.length - 1]) captainsTurn = result.milliseconds / result.turns;
      const row = line(name, player, result);
      rows.push(row);
      live.say(row);
    }
  }
  return `How often each player wins alone.
The textbook (Monte Carlo tree search without knowledge of the game) gets for every single decision the time Captain Thetis takes for a whole turn, and for its rows a tenth of the time of others.
Times are wall clock, in ms a choice, and depend on what else the machine was doing.

| waters | player | won % | 95 % | games | ms a choice | slowest |
|---|---|--:|--:|--:|--:|--:|
${rows.join('\n')}`;
}

async function chooser(player: string, options: Options, random: Random, captainsTurn: () => number): Promise<Choose> {
  if (player === 'random') {
    return (state) => {
      const moves = nautilion.moves(state);
      return [moves[random.below(moves.length)]];
    };
  }
  if (player === 'textbook') {
    return (state) => {
      const until = performance.now() + captainsTurn();
      const view = nautilion.view(state, state.active);
      const thinking = textbook(nautilion, view, state.active, random, Number.MAX_SAFE_INTEGER);
      return ponder(thinking, () => performance.now() >= until).ideas[0].moves as Move[];
    };
  }
  const mind = await mindFor(options);
  return (state) =>
    ponder(mind.think(nautilion.view(state, state.active), state.active, player, random)).ideas[0].moves;
}

interface Result {
  won: number;
  games: number;
  turns: number;
  milliseconds: number;
  slowest: number;
}

function play(
  choose: Choose,
  options: Options,
  random: Random,
  games: number,
  seconds: number,
  show: (so: string) => void,
): Result {
  const result: Result = { won: 0, games: 0, turns: 0, milliseconds: 0, slowest: 0 };
  const until = performance.now() + 1000 * seconds;
  while (result.games < games && performance.now() < until) {
    const state = nautilion.setup(1, options);
    for (deal(state, random); nautilion.actor(state) !== null; deal(state, random)) {
      const began = performance.now();
      const row = choose(state);
      const took = performance.now() - began;
      result.milliseconds += took;
      result.slowest = Math.max(result.slowest, took);
      result.turns++;
      for (const move of row) nautilion.play(state, move);
    }
    result.won += nautilion.payoffs(state)[0];
    result.games++;
    show(`${result.won} of ${result.games}`);
  }
  return result;
}

function line(waters: string, player: string, { won, games, turns, milliseconds, slowest }: Result): string {
  const [low, high] = interval(won, games);
  const name = LEVELS.includes(player) ? mindEn.levels[player as keyof typeof mindEn.levels].name : player;
  const pace = `${(milliseconds / turns).toFixed(1)} | ${slowest.toFixed(0)}`;
  return `| ${waters} | ${name} | ${percent(won / games)} | ${percent(low)}–${percent(high)} | ${games} | ${pace} |`;
}
