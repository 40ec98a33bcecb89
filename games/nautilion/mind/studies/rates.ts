import { at, quickRandom, type Random } from '@fathom/kernel';
import { ponder, type Scope, type Study } from '@fathom/mind';
import { BOARDS, EXPANSIONS, nautilion } from '@fathom/nautilion/rules';
import { characters, deal, type LevelId, mindFor } from '../index.ts';
import { nameOf, partsOf, type Waters } from '../win-rates.ts';

type Tally = [won: number, games: number];
interface Entry {
  readonly waters: Waters;
  readonly tally: Tally;
}

export const MIDDLE = at(characters, Math.floor(characters.length / 2)).id;
const PLAIN: Waters = { ...nautilion.options.defaults, seats: 1 };

/**
 * How often the middle level wins, for the new-game screen. Every submarine with every reserve is played often, each set of expansions
 * on A1 a third as often, and a third of that again with whatever chance makes of it; from all of these the rest is estimated.
 */
export const rates: Study = {
  asks: 'how often the middle level wins, for the new-game screen',
  usual: { games: 300, seed: 'fathom' },
  file: 'games/nautilion/mind/rates.ts',
  answer,
};

async function answer({ games, seed }: Scope, tell: (news: string) => void): Promise<string> {
  const random = quickRandom(seed);
  const entries = new Map<string, Entry>();
  const play = async (waters: Waters, times: number) => {
    const name = nameOf(waters);
    tell(name);
    const entry = entries.get(name) ?? { waters, tally: [0, 0] };
    entries.set(name, entry);
    entry.tally[0] += await won(waters, MIDDLE, times, random);
    entry.tally[1] += times;
  };
  for (const board of BOARDS)
    for (let reserve = 1; reserve <= 6; reserve++) await play({ ...PLAIN, board, reserve }, games);
  for (let set = 1; set < 1 << EXPANSIONS.length; set++) {
    const expansions = EXPANSIONS.filter((_, bit) => set & (1 << bit));
    await play({ ...PLAIN, expansions }, Math.ceil(games / 3));
  }
  for (let n = 0; n < 12 * games; n += 10) await play(anyWaters(random), 10);
  return page([...entries.values()]);
}

/** How many of so many games a level wins there. */
export async function won(waters: Waters, level: LevelId, times: number, random: Random): Promise<number> {
  const { seats, ...given } = waters;
  const options = nautilion.options.parse(given);
  if (!options.ok) throw new Error(options.error);
  const mind = await mindFor(options.value);
  let count = 0;
  for (let game = 0; game < times; game++) {
    const state = nautilion.setup(seats, options.value);
    for (deal(state, random); nautilion.actor(state) !== null; deal(state, random)) {
      const { ideas } = ponder(mind.think(nautilion.view(state, state.active), state.active, level, random));
      for (const move of at(ideas, 0).moves) nautilion.play(state, move);
    }
    count += at(nautilion.payoffs(state), 0);
  }
  return count;
}

function anyWaters(random: Random): Waters {
  const one = <T>(of: readonly T[]): T => at(of, random.below(of.length));
  return {
    ...PLAIN,
    board: one(BOARDS),
    reserve: 1 + random.below(6),
    seats: one([1, 2]),
    expansions: EXPANSIONS.filter(() => random.below(3) === 0),
    harpoons: one([2, 2, 3]),
    darkhouse: one(['intro', 'normal', 'difficult']),
  };
}

/** Weights of the parts that make what was seen most likely (logistic regression, a little shrunk), by Newton's steps along each. */
function fit(entries: readonly Entry[]): Map<string, number> {
  const weights = new Map<string, number>();
  const rows = entries.map(({ waters, tally }) => ({ parts: partsOf(waters), tally }));
  for (const { parts } of rows) for (const part of parts) weights.set(part, 0);
  const SHRINK = 0.5;
  for (let round = 0; round < 300; round++) {
    for (const [part, weight] of weights) {
      let slope = -SHRINK * weight;
      let bend = SHRINK;
      for (const { parts, tally } of rows) {
        if (!parts.includes(part)) continue;
        const p = chance(parts, weights);
        slope += tally[0] - tally[1] * p;
        bend += tally[1] * p * (1 - p);
      }
      weights.set(part, weight + slope / bend);
    }
  }
  return weights;
}

function chance(parts: readonly string[], weights: ReadonlyMap<string, number>): number {
  let worth = 0;
  for (const part of parts) worth += weights.get(part) ?? 0;
  return 1 / (1 + Math.exp(-worth));
}

/** How far estimates are off, on the scale of their weights, beyond what dice explain: one half of the waters foretold from the other. */
function spreadOf(entries: readonly Entry[]): number {
  let off = 0;
  let all = 0;
  for (const half of [0, 1]) {
    const weights = fit(entries.filter((_, i) => i % 2 !== half));
    for (const { waters, tally } of entries.filter((_, i) => i % 2 === half)) {
      const [won, games] = tally;
      const p = chance(partsOf(waters), weights);
      const bend = Math.max(0.02, p * (1 - p));
      off += games * (((won / games - p) / bend) ** 2 - 1 / (games * bend));
      all += games;
    }
  }
  return Math.max(0.1, Math.sqrt(Math.max(0, off / all)));
}

function page(entries: readonly Entry[]): string {
  const weights = fit(entries);
  const often = entries.filter(({ tally }) => tally[1] >= 50);
  const lines = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([key, value]) => `  ${quoted(key)}: ${value},`).join('\n');
  return `// ${entries.reduce((all, { tally }) => all + tally[1], 0)} games.

/** How often the middle level won, of how many games, by the name of the waters. */
export const measured: { readonly [waters: string]: readonly [won: number, games: number] } = {
${lines(often.map(({ waters, tally }) => [nameOf(waters), `[${tally.join(', ')}]`]))}
};

/** What each part of some waters adds to the logarithm of the odds. */
export const estimates: { readonly [part: string]: number } = {
${lines([...weights].map(([part, weight]) => [part, weight.toFixed(2)]))}
};

/** How far such a sum is off, usually. */
export const spread = ${spreadOf(entries).toFixed(2)};
`;
}

export const quoted = (key: string): string => (/^[a-z]\w*$/i.test(key) ? key : `'${key}'`);
