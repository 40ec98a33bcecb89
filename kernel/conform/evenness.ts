import type { Random, Watcher } from '../contract.ts';
import type { Likelihood } from './arrangements.ts';
import { deepCopy } from './copy.ts';
import { oneOf } from './law.ts';
import type { AnySubject, Secret } from './subject.ts';

/** By how much the χ² of these counts exceeds what chance would exceed once in a thousand million times; rare cells are merged. */
export function chiSquare(counts: readonly number[], chances: readonly number[], samples: number): number {
  let [statistic, cells, rareCount, rareExpected] = [0, 0, 0, 0];
  const add = (count: number, expected: number) => {
    statistic += (count - expected) ** 2 / expected;
    cells++;
  };
  for (const [i, chance] of chances.entries()) {
    const [count, expected] = [counts[i] ?? 0, chance * samples];
    if (expected >= 8) add(count, expected);
    else {
      rareCount += count;
      rareExpected += expected;
    }
  }
  if (rareExpected >= 8) add(rareCount, rareExpected);
  const freedom = Math.max(1, cells - 1);
  const spread = 2 / (9 * freedom);
  return statistic - freedom * (1 - spread + 6 * Math.sqrt(spread)) ** 3;
}

/** So many hidden exchanges lead from an imagined state to its neighbour. */
const EXCHANGES = 6;

/**
 * A Metropolis walk: hidden pieces are exchanged at random, and an exchange that leads to something less likely is taken back so much the
 * more often. It is as likely to lead from one state to another as back, if the first is chosen as often as it should be.
 */
function neighbourOf(
  state: unknown,
  secretsOf: (state: unknown) => readonly Secret[],
  likelihood: Likelihood,
  random: Random,
): unknown {
  let here = { state, secrets: secretsOf(state), likely: likelihood(state) };
  for (let n = 0; n < EXCHANGES && here.secrets.length > 0; n++) {
    const other = deepCopy(here.state);
    oneOf(random, here.secrets).swap(other);
    const there = { state: other, secrets: secretsOf(other), likely: likelihood(other) };
    const ratio = (there.likely * here.secrets.length) / (here.likely * there.secrets.length);
    if (ratio >= 1 || random.below(2 ** 30) < ratio * 2 ** 30) here = there;
  }
  return here.state;
}

/** Every leaf of a state as one text: where it is, and what. */
function leaves(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${path}=${value}`];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

/** What is true of one and not of the other, beyond chance: `sigmas` standard deviations of a fair coin. */
export interface Leaning {
  readonly what: string;
  readonly imagined: number;
  readonly expected: number;
  readonly sigmas: number;
}

/**
 * Where states are too many to list: each imagined state beside a neighbour reached by exchanging hidden pieces. If imagining is even,
 * the two are exchangeable: whatever is true of one of them alone is true of the imagined one half of the time. Returns the worst.
 */
export function leaningOf(
  subject: AnySubject,
  watcher: Watcher,
  imagine: () => unknown,
  likelihood: Likelihood,
  samples: number,
  random: Random,
): Leaning {
  const apart = new Map<string, { imagined: number; expected: number }>();
  const count = (what: string, side: 'imagined' | 'expected') => {
    const counts = apart.get(what) ?? { imagined: 0, expected: 0 };
    counts[side]++;
    apart.set(what, counts);
  };
  const secretsOf = (state: unknown) => subject.secrets(state, watcher);
  for (let i = 0; i < samples; i++) {
    const imagined = imagine();
    const here = new Set(leaves(imagined));
    const there = new Set(leaves(neighbourOf(imagined, secretsOf, likelihood, random)));
    for (const what of here) if (!there.has(what)) count(what, 'imagined');
    for (const what of there) if (!here.has(what)) count(what, 'expected');
  }
  let worst: Leaning = { what: '', imagined: 0, expected: 0, sigmas: 0 };
  for (const [what, { imagined, expected }] of apart) {
    const sigmas = Math.abs(imagined - expected) / Math.sqrt(imagined + expected);
    if (sigmas > worst.sigmas) worst = { what, imagined, expected, sigmas };
  }
  return worst;
}
