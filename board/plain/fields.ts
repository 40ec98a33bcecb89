import type { AnyGame, Json } from '@fathom/kernel';

type Leaf = number | boolean | string;

/** One thing to choose, found in the defaults of a game, and what may be chosen as far as its parser tells. */
export interface Field {
  /** The keys that lead to it: `['reef', 'white']`. */
  readonly path: readonly string[];
  readonly value: Leaf;
  readonly choices: readonly Leaf[];
}

/** A number is tried so far up and down from its default. */
const REACH = 60;

type Fields = { readonly [key: string]: Json };
const isObject = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Options with one of them changed. */
export function changed(options: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  const fields = isObject(options) ? options : {};
  return { ...fields, [key]: changed(fields[key] ?? null, rest, value) };
}

/** What stands at a path. */
export function found(options: Json, path: readonly string[]): Json | undefined {
  let here: Json | undefined = options;
  for (const key of path) here = isObject(here) && Object.hasOwn(here, key) ? here[key] : undefined;
  return here;
}

/** Everything a form can ask: numbers, yes and no, and words the parser names. Lists and what may be missing are left as they are. */
export function fieldsOf(game: AnyGame): readonly Field[] {
  const defaults = game.options.defaults as Json;
  const allows = (path: readonly string[], value: Json) => game.options.parse(changed(defaults, path, value)).ok;
  const fields: Field[] = [];
  const look = (value: Json, path: readonly string[]) => {
    if (isObject(value)) for (const [key, part] of Object.entries(value)) look(part, [...path, key]);
    else if (typeof value === 'boolean') fields.push({ path, value, choices: [false, true] });
    else if (typeof value === 'number')
      fields.push({ path, value, choices: numbers(value, (one) => allows(path, one)) });
    else if (typeof value === 'string') {
      fields.push({ path, value, choices: named(game, path).filter((one) => allows(path, one)) });
    }
  };
  look(defaults, []);
  return fields.filter(({ choices }) => choices.length > 1);
}

function numbers(value: number, allows: (value: number) => boolean): readonly number[] {
  let least = value;
  let most = value;
  while (most < value + REACH && allows(most + 1)) most++;
  while (least > value - REACH && allows(least - 1)) least--;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** The words a parser names in quotes when it is given one it does not know. */
function named(game: AnyGame, path: readonly string[]): readonly string[] {
  const refused = game.options.parse(changed(game.options.defaults, path, '?'));
  return refused.ok ? [] : [...refused.error.matchAll(/["'“]([^"'“”?]+)["'”]/g)].flatMap(([, word]) => word ?? []);
}
