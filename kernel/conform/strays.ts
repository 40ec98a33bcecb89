import { at } from '../at.ts';
import type { Json, Random } from '../contract.ts';
import { oneOf, some } from './law.ts';

function nested(depth: number): Json {
  return JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as Json;
}

/** In place of a name or a number: what cannot be made into a text or a number, what every object has anyway, what goes on and on. */
const odd: readonly Json[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  'constructor',
  'toString',
  '__proto__',
  'x'.repeat(500),
  [],
  {},
  { toString: 1, valueOf: 1 },
  { length: 1e9 },
  JSON.parse('{"__proto__":{"toString":null}}') as Json,
  nested(1000),
];

/** What no game would ever list, and what nothing may stumble over. */
const foreign: readonly Json[] = [
  ...odd,
  [[]],
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

/** The strings, numbers and booleans something is made of. */
export function atoms(move: Json): readonly Json[] {
  if (typeof move !== 'object' || move === null) return [move];
  return Object.values(move).flatMap(atoms);
}

/** One small thing changed, somewhere inside. */
export function bend(random: Random, move: Json, words: readonly Json[]): Json {
  if (Array.isArray(move)) {
    const list = [...move] as Json[];
    const place = random.below(list.length + 1);
    const way = random.below(3);
    if (way === 0 || list.length === 0) list.splice(place, 0, oneOf(random, words));
    else if (way === 1) list.splice(place % list.length, 1);
    else list[place % list.length] = bend(random, at(list, place % list.length), words);
    return list;
  }
  if (typeof move === 'object' && move !== null) {
    const entries = Object.entries(move);
    const place = random.below(entries.length + 1);
    const way = random.below(5);
    if (way === 0 || entries.length === 0) entries.push(['extra', oneOf(random, words)]);
    else if (way === 1) entries.splice(place % entries.length, 1);
    else {
      const [key, value] = at(entries, place % entries.length);
      entries[place % entries.length] = [key, bend(random, value, words)];
    }
    return Object.fromEntries(entries);
  }
  if (random.below(4) === 0) return oneOf(random, odd);
  const others: readonly Json[] =
    typeof move === 'number' ? [move + 1, move - 1, -move - 1, move + 0.5, String(move)] : [`${move}x`, 0, null];
  return random.below(3) === 0 ? oneOf(random, others) : oneOf(random, words);
}
