type Sample = number | string | boolean | readonly number[] | readonly string[];

/** One way to call a function of the words, by what its parameters are called. */
const samples: readonly (readonly [name: RegExp, values: readonly Sample[]])[] = [
  [/^(name|who|host|other|first|table)$/, ['You', 'Ada']],
  [/^(names|by|order|others)$/, [['Ada'], ['You', 'Ada'], ['Ada', 'You']]],
  [/^(game|text|page|sea|site|turn|error|size|file)$/, ['Nautilion']],
  [/^nth$/, [1, 2, 3, 11, 21]],
  [/^seats$/, [2, 3]],
  [/^(must|low|own|now|alone|scored|filled|free|memory|kraken|limit|extra|empty)$/, [true, false]],
];

const numbers: readonly Sample[] = [0, 1, 2];
const below: readonly Sample[] = [-2];

function valuesOf(parameter: string, key: string, never: RegExp): readonly Sample[] {
  if (never.test(parameter)) return /s$|^by$/.test(parameter) ? [['Ada', 'Ben']] : ['Ada'];
  const known = samples.find(([name]) => name.test(parameter))?.[1];
  return known ?? (/points|score|worth|(^|\.)signed/i.test(key) ? [...numbers, ...below] : numbers);
}

/** The names a function gives its parameters. */
function parametersOf(told: (...told: never[]) => unknown): readonly string[] {
  const list = /^(?:async )?(?:function )?\(?([^)=]*)\)?/.exec(String(told))?.[1] ?? '';
  return list
    .split(',')
    .map((part) => part.trim().replace(/ .*$/, ''))
    .filter(Boolean);
}

function combinations(lists: readonly (readonly Sample[])[]): readonly (readonly Sample[])[] {
  return lists.reduce<readonly (readonly Sample[])[]>(
    (rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])),
    [[]],
  );
}

/** “You” is “Vous” in French. */
const inFrench = (value: Sample): Sample => {
  if (value === 'You') return 'Vous';
  return Array.isArray(value) ? (value.map((one) => inFrench(one)) as readonly string[]) : value;
};

export interface Said {
  readonly path: string;
  readonly text: string;
}

/**
 * Everything the words of one language say: texts as they are, functions called with samples. Parameters are named by the English words,
 * whose shape all languages share; `never` are those that never mean whoever is spoken to. What a function cannot make of a sample is no text of it.
 */
export function saidBy(words: unknown, english: unknown, isFrench: boolean, never: RegExp, path = ''): readonly Said[] {
  if (typeof words === 'string') return [{ path, text: words }];
  if (typeof words === 'function') {
    const named = parametersOf(english as (...told: never[]) => unknown);
    return combinations(named.map((parameter) => valuesOf(parameter, path, never))).flatMap((row) => {
      const told = isFrench ? row.map(inFrench) : row;
      const text = attempt(words as (...told: readonly Sample[]) => unknown, told);
      return typeof text === 'string' ? [{ path: `${path}(${told.map(String).join(', ')})`, text }] : [];
    });
  }
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, part]) =>
    saidBy(part, (english as { readonly [key: string]: unknown })[key], isFrench, never, path ? `${path}.${key}` : key),
  );
}

function attempt(told: (...told: readonly Sample[]) => unknown, row: readonly Sample[]): unknown {
  try {
    const text = told(...row);
    return typeof text === 'string' && /undefined|NaN/.test(text) ? null : text;
  } catch {
    return null;
  }
}
