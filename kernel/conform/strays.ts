import type { Json, Random } from '../contract.ts';
import { oneOf, some } from './law.ts';

/** What no game would ever list, and what nothing may stumble over. */
const foreign: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1e300,
  '',
  'x'.repeat(500),
  [],
  [[]],
  {},
  { do: null },
  { kind: 'no such kind' },
  { constructor: 1, toString: 'x', length: -1 },
  JSON.parse('{"__proto__":{"do":"x"}}') as Json,
  [null, { 0: [] }],
];

/**
 * Moves that are most likely not legal now: some that were or will be in this game (`pool`), some listed ones bent a little, some
 * nonsense. A few may be legal after all; who asks must look.
 */
export function strays(
  random: Random,
  pool: readonly Json[],
  listed: readonly Json[],
  howMany: number,
): readonly Json[] {
  const met = [...listed, ...pool];
  const words = met.flatMap(atoms);
  const bent = met.length === 0 ? [] : Array.from({ length: howMany }, () => bend(random, oneOf(random, met), words));
  return [...some(random, pool, howMany), ...bent, ...some(random, foreign, Math.ceil(howMany / 2))];
}

/** The strings, numbers and booleans a move is made of. */
function atoms(move: Json): readonly Json[] {
  if (typeof move !== 'object' || move === null) return [move];
  return Object.values(move).flatMap(atoms);
}

/** One small thing changed, somewhere inside. */
function bend(random: Random, move: Json, words: readonly Json[]): Json {
  if (Array.isArray(move)) {
    const list = [...move] as Json[];
    const at = random.below(list.length + 1);
    const way = random.below(3);
    if (way === 0 || list.length === 0) list.splice(at, 0, oneOf(random, words));
    else if (way === 1) list.splice(at % list.length, 1);
    else list[at % list.length] = bend(random, list[at % list.length], words);
    return list;
  }
  if (typeof move === 'object' && move !== null) {
    const entries = Object.entries(move);
    const at = random.below(entries.length + 1);
    const way = random.below(5);
    if (way === 0 || entries.length === 0) entries.push(['extra', oneOf(random, words)]);
    else if (way === 1) entries.splice(at % entries.length, 1);
    else {
      const [key, value] = entries[at % entries.length];
      entries[at % entries.length] = [key, bend(random, value, words)];
    }
    return Object.fromEntries(entries);
  }
  const others: readonly Json[] =
    typeof move === 'number' ? [move + 1, move - 1, -move - 1, move + 0.5, String(move)] : [`${move}x`, 0, null];
  return random.below(3) === 0 ? oneOf(random, others) : oneOf(random, words);
}
