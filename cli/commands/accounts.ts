import { entryOf } from '@fathom/games';
import { type AnyGame, at, draw, type Json, quickRandom, type Random, sum } from '@fathom/kernel';
import { type Analysis, type AnyMind, type Played, ponder } from '@fathom/mind';
import { LiveLine } from '../terminal/live-line.ts';
import { Plea } from '../terminal/plea.ts';

/** What the accounts of all seats of one game say together. */
export interface Reckoned {
  /** What a seat's account says others gave, less what their own say they gave away: the largest there is. */
  readonly residual: number;
  /** The luck of all seats. */
  readonly luck: number;
  /** What the seat that gave away most is told. */
  readonly given: number;
  /** What hidden things, shown in the end, did to the seat they did most to. */
  readonly light: number;
  /** What the draws before anybody chose did to the first seat. */
  readonly first: number;
  /** How far the sum of an account is from what it adds up to. */
  readonly identity: number;
}

/** `fathom accounts`: plays games between levels, looks back on each for every seat, and says how the accounts hold together. */
export async function accounts(game: string, games: number, seed: string): Promise<number> {
  const found = await reckon(game, games, seed, new LiveLine());
  const of = (what: keyof Reckoned) => found.map((one) => Math.abs(one[what]));
  const mean = (list: readonly number[]) => sum(list) / list.length;
  const line = (name: string, list: readonly number[]) =>
    console.log(`${name}: mean ${mean(list).toFixed(3)}, largest ${Math.max(...list).toFixed(3)}`);
  console.log(`${found.length} games of ${game}, each judged for every seat, in parts of a game.`);
  line('others less what they gave away, residual', of('residual'));
  line('luck of all seats together', of('luck'));
  line('hidden until the end', of('light'));
  line('given away', of('given'));
  line('identity', of('identity'));
  const firsts = found.map(({ first }) => first);
  const bias = mean(firsts);
  const error = Math.sqrt(mean(firsts.map((first) => (first - bias) ** 2)) / firsts.length);
  console.log(`the first draws, for the first seat: ${bias.toFixed(3)} ± ${(1.96 * error).toFixed(3)}`);
  return 0;
}

/** Looks back on games in which every two neighbouring levels, and the strongest with itself, meet in turn. */
export async function reckon(id: string, games: number, seed: string, live: LiveLine | null): Promise<Reckoned[]> {
  const entry = entryOf(id);
  const game = await entry?.rules();
  if (!entry || !game) throw new Plea(`There is no game "${id}".`);
  if (game.seats[0] < 2) throw new Plea('Only rivals have accounts of each other.');
  const mind = await entry.mind.mindFor(game.options.defaults as Json);
  const levels = mind.levels.map((level) => level.id);
  const found: Reckoned[] = [];
  for (let n = 0; n < games; n++) {
    const stronger = levels.length - 1 - (n % levels.length);
    const players = [at(levels, stronger), at(levels, Math.max(0, stronger - (n % 2)))];
    const random = quickRandom(`${seed} ${n}`);
    const { opening, steps } = playedBy(game, mind, n % 4 < 2 ? players : players.toReversed(), random);
    const all = players.map((_, seat) => lookBack(mind, opening, steps, seat));
    found.push(reckoned(all));
    live?.show(`${n + 1} of ${games}`);
  }
  live?.finish();
  return found;
}

function playedBy(game: AnyGame, mind: AnyMind, levels: readonly string[], random: Random) {
  const opening: unknown = game.setup(levels.length, game.options.defaults);
  const state = game.clone(opening);
  const steps: Played<unknown>[] = [];
  for (let by = game.actor(state); by !== null; by = game.actor(state)) {
    const row =
      by === 'chance'
        ? [at(game.moves(state), draw(game.weights(state), random))]
        : at(ponder(mind.think(game.view(state, by), by, at(levels, by), random)).ideas, 0).moves;
    for (const move of row) {
      steps.push({ by, move });
      game.play(state, move);
    }
  }
  return { opening, steps };
}

function lookBack(mind: AnyMind, opening: unknown, steps: readonly Played<unknown>[], seat: number): Analysis<unknown> {
  const thinking = mind.analyse(opening, steps, seat);
  let next = thinking.next();
  while (!next.done) next = thinking.next();
  return next.value;
}

/** How the accounts of all seats of a game hold together. */
export function reckoned(all: readonly Analysis<unknown>[]): Reckoned {
  const largest = (list: readonly number[]) =>
    list.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
  const residuals = all.map(({ seat, others }) => {
    const rivals = all.filter((one) => one.seat !== seat);
    return others - sum(rivals.map(({ given }) => given)) / rivals.length;
  });
  const [own] = all;
  const choice = own?.moves.findIndex(({ by }) => by !== 'chance') ?? 0;
  return {
    residual: largest(residuals),
    luck: sum(all.map(({ luck }) => luck)),
    given: Math.max(...all.map(({ given }) => given)),
    light: largest(all.map(({ light }) => light)),
    first: (own?.moves[choice]?.before ?? 0) - (own?.start ?? 0),
    identity: largest(
      all.map(({ payoff, start, luck, others, light, given }) => payoff - start - (luck + others + light - given)),
    ),
  };
}
