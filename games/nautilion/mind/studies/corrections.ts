import { at, last, playChance, quickRandom } from '@fathom/kernel';
import { ownPart, plan, type Scope, type Study } from '@fathom/mind';
import { EXPANSIONS, nautilion, type Options } from '@fathom/nautilion/rules';
import { charactersFor, learned } from '../index.ts';
import { type Correction, partsOf } from '../told.ts';

/** A value the captain saw, taken apart, and whether that game was won. */
interface Seen {
  readonly parts: readonly number[];
  readonly won: number;
}

/** Values where rows end, and those looked at further. */
interface Lookout {
  readonly first: Seen[];
  readonly second: Seen[];
}

/**
 * What the captain’s promises come to with several expansions, on A1 with reserve 4: of four games two with all five alone, one with all five for two,
 * one with two to four of them. The first three are the ladder's own games of that seed.
 */
export const corrections: Study = {
  asks: 'what the captain’s promises come to with several expansions, so that the chances told are true',
  usual: { games: 120, seed: 'corrections' },
  file: 'games/nautilion/mind/corrections.ts',
  answer,
};

async function answer({ games, seed }: Scope, tell: (news: string) => void): Promise<string> {
  const seen: Lookout = { first: [], second: [] };
  let won = 0;
  for (let game = 0; game < games; game++) {
    won += await watch(game, seed, seen);
    tell(`${won} of ${game + 1}`);
  }
  return `import type { NetId } from './nets/index.ts';
import type { Corrections } from './told.ts';

/** How the values of a net are corrected before they are told; those of the others are told as they are. */
export const corrections: { readonly [net in NetId]?: Corrections } = {
  together: {
    first: ${written(fit(seen.first))},
    second: ${written(fit(seen.second))},
  },
};
`;
}

interface Waters {
  readonly name: string;
  readonly options: Options;
  readonly seats: number;
  /** How many of these have been played before. */
  readonly before: number;
}

function watersOf(game: number, seed: string): Waters {
  const round = Math.floor(game / 4);
  const [name, seats, before] = (
    [
      ['A1, reserve 4, all five', 1, 2 * round],
      ['A1, reserve 4, all five', 1, 2 * round + 1],
      ['A1, reserve 4, all five, two players', 2, round],
      ['A1, reserve 4, some', 1, round],
    ] as const
  )[game % 4] ?? ['', 1, 0];
  const expansions: string[] = [...EXPANSIONS];
  if (game % 4 === 3) {
    const random = quickRandom(`${seed} sets ${round}`);
    for (let drop = 1 + random.below(3); drop > 0; drop--) expansions.splice(random.below(expansions.length), 1);
  }
  const options = nautilion.options.parse({ expansions });
  if (!options.ok) throw new Error(options.error);
  return { name, options: options.value, seats, before };
}

/** Plays a game as the captain, notes what it saw before each choice, and says whether it was won. */
async function watch(game: number, seed: string, seen: Lookout): Promise<number> {
  const { name, options, seats, before } = watersOf(game, seed);
  const knowledge = await learned(options);
  const captain = last(charactersFor(options));
  const random = quickRandom(`${seed} ${name} captain ${before}`);
  const values: [where: keyof Lookout, value: number][] = [];
  const state = nautilion.setup(seats, options);
  for (let actor = nautilion.actor(state); actor !== null; actor = nautilion.actor(state)) {
    if (actor === 'chance') {
      playChance(nautilion, state, random);
      continue;
    }
    const plans = plan(nautilion, state, actor, knowledge, captain);
    let next = plans.next();
    values.push(['first', at(next.value.rows, 0).value]);
    while (!next.done) next = plans.next();
    const { rows, looked } = next.value;
    const { moves, value } = at(rows, 0);
    if (looked > 0) values.push(['second', value]);
    for (const move of ownPart(nautilion, state, actor, moves)) nautilion.play(state, move);
  }
  const won = at(nautilion.payoffs(state), 0);
  for (const [where, value] of values) {
    if (value > 0 && value < 1) seen[where].push({ parts: partsOf(value, seats, options.expansions.length), won });
  }
  return won;
}

/** The choices of a game share its luck: about so many of them say as much as one game. */
const ALIKE = 25;
/** What nothing is corrected with, and how strongly every weight is held towards it: as by about a hundred games. */
const AS_FOUND = [1, 1, 0, 0, 0];
const HELD = 20;
/** Less would hardly tell a better value from a worse one. */
const LEAST = 0.1;
/** Steps as small as this lead nowhere. */
const SETTLED = 1e-4;

/** The weights that make what came of it most likely (logistic regression, a little shrunk), by Newton's steps along each. */
export function fit(seen: readonly Seen[]): Correction {
  const weights = [...AS_FOUND];
  let moved = 1;
  for (let round = 0; round < 100 && moved > SETTLED; round++) {
    moved = 0;
    for (const [i, weight] of weights.entries()) {
      let slope = HELD * (at(AS_FOUND, i) - weight);
      let bend = HELD;
      for (const { parts, won } of seen) {
        const part = at(parts, i);
        const chance = 1 / (1 + Math.exp(-parts.reduce((sum, one, n) => sum + one * at(weights, n), 0)));
        slope += (part * (won - chance)) / ALIKE;
        bend += (part * part * chance * (1 - chance)) / ALIKE;
      }
      weights[i] = Math.max(i < 2 ? LEAST : Number.NEGATIVE_INFINITY, weight + slope / bend);
      moved = Math.max(moved, Math.abs(at(weights, i) - weight));
    }
  }
  const [up = 1, down = 1, shift = 0, pair = 0, fewer = 0] = weights;
  return { up, down, shift, pair, fewer };
}

const written = (correction: Correction): string => {
  const parts = Object.entries(correction).map(([part, weight]) => `${part}: ${Number(weight.toFixed(2))}`);
  return `{ ${parts.join(', ')} }`;
};
