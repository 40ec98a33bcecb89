import { at, last, playChance, quickRandom } from '@fathom/kernel';
import { ownPart, plan, type Scope, type Study } from '@fathom/mind';
import { EXPANSIONS, type Expansion, nautilion } from '@fathom/nautilion/rules';
import { charactersFor, learned } from '../index.ts';
import { type Correction, type Corrections, corrected, type Promising, partsOf, promisingIn } from '../told.ts';

/** A value the captain saw where rows end (`first`) or looking further (`second`), in which game, and whether that was won. */
export interface Seen {
  readonly game: number;
  readonly where: keyof Corrections;
  readonly value: number;
  readonly expansions: readonly Expansion[];
  /** Whether the captain chose by it. */
  readonly isLast: boolean;
  readonly won: number;
}

/** All that was seen in the games a net is for. */
export type Lookout = Map<Promising, Seen[]>;

/**
 * What the captain’s promises come to on A1 with reserve 4: of twenty-three games three with all five alone, four with all five for two, three with two to
 * four of them, alone and for two in turn, two with each expansion alone, and three for two without any. All but those with two to four are the ladder's own
 * games of that seed.
 */
export const corrections: Study = {
  asks: 'what the captain’s promises come to with expansions and for two, so that the chances told are true',
  usual: { games: 1863, seed: 'spring' },
  file: 'games/nautilion/mind/corrections.ts',
  answer,
};

async function answer({ games, seed }: Scope, tell: (news: string) => void): Promise<string> {
  const lookout: Lookout = new Map();
  let won = 0;
  for (let game = 0; game < games; game++) {
    won += await watch(game, seed, lookout);
    tell(`${won} of ${game + 1}`);
  }
  for (const line of crossChecked(lookout)) tell(line);
  return page(lookout);
}

/** The file made of what was seen: only what makes chances truer in games it was not learned from is corrected. */
export function page(lookout: Lookout): string {
  const nets = [...lookout].sort().flatMap(([who, seen]) => {
    const { rough, mended } = toldIn(seen);
    if (brierScore(mended) >= brierScore(rough)) return [];
    return [
      `  ${who.includes(' ') ? `'${who}'` : who}: {
    first: ${written(fit(seen.filter(({ where }) => where === 'first')))},
    second: ${written(fit(seen.filter(({ where }) => where === 'second')))},
  },
`,
    ];
  });
  return `import type { Corrections, Promising } from './told.ts';

/** How the values of a net are corrected before they are told; those of the others are told as they are. */
export const corrections: { readonly [who in Promising]?: Corrections } = {
${nets.join('')}};
`;
}

/** What was told before each choice, by tenths, as found and corrected by other games than its own, and how many of those games were won. */
export function crossChecked(lookout: Lookout): readonly string[] {
  return [...lookout].flatMap(([who, seen]) => {
    const { rough, mended } = toldIn(seen);
    return [
      `${who}, as found: ${brierScore(rough).toFixed(4)}, ${tenths(rough)}`,
      `${who}, corrected: ${brierScore(mended).toFixed(4)}, ${tenths(mended)}`,
    ];
  });
}

/** In so many parts games are divided: what is told in each is learned from the others (cross-validation). */
const FOLDS = 10;

function toldIn(seen: readonly Seen[]): { rough: readonly Told[]; mended: readonly Told[] } {
  const rough: Told[] = [];
  const mended: Told[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = seen.filter(({ game }) => foldOf(game) !== fold);
    const learned: Corrections = {
      first: fit(others.filter(({ where }) => where === 'first')),
      second: fit(others.filter(({ where }) => where === 'second')),
    };
    for (const { game, where, value, expansions, isLast, won } of seen) {
      if (!isLast || foldOf(game) !== fold) continue;
      rough.push({ chance: value, won });
      mended.push({ chance: corrected(value, expansions, learned[where]), won });
    }
  }
  return { rough, mended };
}

/** The mean square of how far what was told is from what came of it. */
const brierScore = (told: readonly Told[]): number =>
  told.reduce((sum, { chance, won }) => sum + (chance - won) ** 2, 0) / told.length;

/** Every part has games of each kind. */
const foldOf = (game: number): number => Math.floor(game / ROUND.length) % FOLDS;

interface Told {
  readonly chance: number;
  readonly won: number;
}

function tenths(told: readonly Told[]): string {
  const lines = Array.from({ length: 10 }, (_, tenth) => {
    const these = told.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === tenth);
    if (these.length === 0) return [];
    const mean = (of: (one: Told) => number) =>
      ((100 * these.reduce((sum, one) => sum + of(one), 0)) / these.length).toFixed(1);
    return [`${mean(({ chance }) => chance)} told ${mean(({ won }) => won)} won of ${these.length}`];
  });
  return lines.flat().join(', ');
}

interface Waters {
  readonly name: string;
  readonly seats: number;
  readonly expansions: readonly Expansion[];
}

const SOME_OF_THEM = { name: 'A1, reserve 4, some', seats: 1, expansions: EXPANSIONS };
const BASE_FOR_TWO = { name: 'A1, reserve 4, two players', seats: 2, expansions: [] };
const ALL = { name: 'A1, reserve 4, all five', seats: 1, expansions: EXPANSIONS };
const ALL_FOR_TWO = { name: 'A1, reserve 4, all five, two players', seats: 2, expansions: EXPANSIONS };

const alone = (one: Expansion): Waters => ({ name: `A1, reserve 4, ${one}`, seats: 1, expansions: [one] });

/** The games of a round. */
const ROUND: readonly Waters[] = [
  ALL,
  ALL,
  ALL,
  ALL_FOR_TWO,
  ALL_FOR_TWO,
  ALL_FOR_TWO,
  ALL_FOR_TWO,
  SOME_OF_THEM,
  SOME_OF_THEM,
  SOME_OF_THEM,
  ...EXPANSIONS.flatMap((one) => [alone(one), alone(one)]),
  BASE_FOR_TWO,
  BASE_FOR_TWO,
  BASE_FOR_TWO,
];

/** The waters of a game, and how many of its name were played before. */
function watersOf(game: number, seed: string): Waters & { readonly before: number } {
  const round = Math.floor(game / ROUND.length);
  const place = game % ROUND.length;
  const waters = at(ROUND, place);
  const alike = (one: Waters) => one.name === waters.name;
  const before = round * ROUND.filter(alike).length + ROUND.slice(0, place).filter(alike).length;
  if (waters !== SOME_OF_THEM) return { ...waters, before };
  const random = quickRandom(`${seed} sets ${before}`);
  const expansions = [...EXPANSIONS];
  for (let drop = 1 + random.below(3); drop > 0; drop--) expansions.splice(random.below(expansions.length), 1);
  return { ...waters, seats: 1 + (before % 2), expansions, before };
}

/** Plays a game as the captain, notes what it saw before each choice, and says whether it was won. */
export async function watch(game: number, seed: string, lookout: Lookout): Promise<number> {
  const { name, expansions: chosen, seats, before } = watersOf(game, seed);
  const parsed = nautilion.options.parse({ expansions: [...chosen] });
  if (!parsed.ok) throw new Error(parsed.error);
  const options = parsed.value;
  const knowledge = await learned(options);
  const captain = last(charactersFor(options));
  const random = quickRandom(`${seed} ${name} captain ${before}`);
  const values: Omit<Seen, 'won'>[] = [];
  const state = nautilion.setup(seats, options);
  const { expansions } = options;
  for (let actor = nautilion.actor(state); actor !== null; actor = nautilion.actor(state)) {
    if (actor === 'chance') {
      playChance(nautilion, state, random);
      continue;
    }
    const plans = plan(nautilion, state, actor, knowledge, captain);
    let next = plans.next();
    const glance = at(next.value.rows, 0).value;
    while (!next.done) next = plans.next();
    const { rows, looked } = next.value;
    const { moves, value } = at(rows, 0);
    values.push({ game, where: 'first', value: glance, expansions, isLast: looked === 0 });
    if (looked > 0) values.push({ game, where: 'second', value, expansions, isLast: true });
    for (const move of ownPart(nautilion, state, actor, moves)) nautilion.play(state, move);
  }
  const won = at(nautilion.payoffs(state), 0);
  const who = promisingIn(options, seats);
  const seen = values.filter(({ value }) => value > 0 && value < 1).map((one) => ({ ...one, won }));
  lookout.set(who, [...(lookout.get(who) ?? []), ...seen]);
  return won;
}

/** The choices of a game share its luck: about so many of them say as much as one game. */
const ALIKE = 25;
/**
 * What nothing is corrected with, and how strongly every weight is held towards it: as by about ten games. Held as by a hundred, a net that promised
 * far too much was corrected by a seventh of what was needed.
 */
const AS_FOUND = [1, 1, 0, ...EXPANSIONS.map(() => 0)];
const HELD = 1.5;
/** Less would hardly tell a better value from a worse one. */
const LEAST = 0.1;
/** Steps as small as this lead nowhere. */
const SETTLED = 1e-4;
const ROUNDS = 300;

/** The weights that make what came of it most likely (logistic regression, a little shrunk), by Newton's steps along each. */
export function fit(seen: readonly Pick<Seen, 'value' | 'expansions' | 'won'>[]): Correction {
  const cases = seen.map(({ value, expansions, won }) => ({ parts: partsOf(value, expansions), won }));
  const weights = [...AS_FOUND];
  // An expansion that is always left out, or never, tells nothing that the shift does not.
  const telling = weights.flatMap((_, i) =>
    i < 3 || cases.some(({ parts }) => parts[i] !== cases[0]?.parts[i]) ? [i] : [],
  );
  let moved = 1;
  for (let round = 0; round < ROUNDS && moved > SETTLED; round++) {
    moved = 0;
    for (const i of telling) {
      const weight = at(weights, i);
      let slope = HELD * (at(AS_FOUND, i) - weight);
      let bend = HELD;
      for (const { parts, won } of cases) {
        const part = at(parts, i);
        const chance = 1 / (1 + Math.exp(-parts.reduce((sum, one, n) => sum + one * at(weights, n), 0)));
        slope += (part * (won - chance)) / ALIKE;
        bend += (part * part * chance * (1 - chance)) / ALIKE;
      }
      weights[i] = Math.max(i < 2 ? LEAST : Number.NEGATIVE_INFINITY, weight + slope / bend);
      moved = Math.max(moved, Math.abs(at(weights, i) - weight));
    }
  }
  const [up = 1, down = 1, shift = 0, ...rest] = weights;
  const without = EXPANSIONS.flatMap((one, i) => (telling.includes(i + 3) ? [[one, at(rest, i)]] : []));
  return { up, down, shift, ...(without.length > 0 && { without: Object.fromEntries(without) }) };
}

const written = ({ without, up, down, shift }: Correction): string => {
  const inWords = (weights: object): readonly string[] =>
    Object.entries(weights).map(([part, weight]) => `${part}: ${Number(weight.toFixed(2))}`);
  const race = inWords({ up, down, shift });
  if (!without) return `{ ${race.join(', ')} }`;
  const lines = [...race, `without: { ${inWords(without).join(', ')} }`].map((line) => `      ${line},\n`);
  return `{\n${lines.join('')}    }`;
};
