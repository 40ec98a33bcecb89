import { at } from '@fathom/kernel';
import { EXPANSIONS } from '@fathom/nautilion/rules';
import { type Correction, type Corrections, corrected, type Promising, partsOf } from '../told.ts';
import type { Seen, Watched } from './captain-games.ts';
import { brierScore, type Told, tenthsOf } from './tenths.ts';

/** All that was seen in the games a net is for. */
export type Lookout = Map<Promising, Seen[]>;

/** What a game taught beside all that was seen before. */
export function noted(lookout: Lookout, { who, seen }: Watched): void {
  lookout.set(who, [...(lookout.get(who) ?? []), ...seen]);
}

/** The file made of what was seen: only what makes chances truer in games it was not learned from is corrected. */
export function page(lookout: Lookout, name: string, what: string, alike = ALIKE): string {
  const nets = [...lookout].sort().flatMap(([who, seen]) => {
    const { rough, mended } = toldIn(seen, alike);
    if (brierScore(mended) >= brierScore(rough)) return [];
    const { first, second } = fitted(seen, alike);
    return [
      `  ${who.includes(' ') ? `'${who}'` : who}: {
    first: ${written(first)},
    second: ${written(second)},
  },
`,
    ];
  });
  return `import type { Corrections, Promising } from './told.ts';

/** ${what} */
export const ${name}: { readonly [who in Promising]?: Corrections } = {
${nets.join('')}};
`;
}

/** What was told before each choice, by tenths, as found and corrected by other games than its own, and how many of those games were won. */
export function crossChecked(lookout: Lookout, alike = ALIKE): readonly string[] {
  return [...lookout].flatMap(([who, seen]) => {
    const { rough, mended } = toldIn(seen, alike);
    return [`${who}, as found: ${inTenths(rough)}`, `${who}, corrected: ${inTenths(mended)}`];
  });
}

/** What is learned of all that was seen, at first sight and looking further. */
const fitted = (seen: readonly Seen[], alike: number): Corrections => ({
  first: fit(
    seen.filter(({ where }) => where === 'first'),
    alike,
  ),
  second: fit(
    seen.filter(({ where }) => where === 'second'),
    alike,
  ),
});

/** In so many parts games are divided: what is told in each is learned from the others (cross-validation). */
const FOLDS = 10;

function toldIn(seen: readonly Seen[], alike: number): { rough: readonly Told[]; mended: readonly Told[] } {
  const rough: Told[] = [];
  const mended: Told[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = seen.filter(({ game }) => game % FOLDS !== fold);
    const learned = fitted(others, alike);
    for (const { game, where, value, expansions, isLast, won, weight } of seen) {
      if (!isLast || game % FOLDS !== fold) continue;
      rough.push({ game, chance: value, won, weight });
      mended.push({ game, chance: corrected(value, expansions, learned[where]), won, weight });
    }
  }
  return { rough, mended };
}

const percent = (share: number): string => (100 * share).toFixed(1);

const inTenths = (told: readonly Told[]): string =>
  [
    brierScore(told).toFixed(4),
    ...tenthsOf(told).map(
      (one) => `${percent(one.told)} told ${percent(one.won)} ± ${percent(one.error)} won of ${one.choices}`,
    ),
  ].join(', ');

/** The choices of a game share its luck: about so many of them say as much as one game; fewer where it was played on several times. */
const ALIKE = 25;
export const ALIKE_AGAIN = 5;
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
export function fit(seen: readonly Pick<Seen, 'value' | 'expansions' | 'won'>[], alike = ALIKE): Correction {
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
        slope += (part * (won - chance)) / alike;
        bend += (part * part * chance * (1 - chance)) / alike;
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
