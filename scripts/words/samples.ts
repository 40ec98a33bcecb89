/** One value a function of the words may be given. */
export type Sample = unknown;

/** What the words of a house need besides the samples everybody knows. */
export interface Aid {
  /** Parameters that never mean whoever is spoken to. */
  readonly never?: RegExp;
  /** Samples by what a parameter is called. */
  readonly values?: { readonly [parameter: string]: readonly Sample[] };
  /** Whole rows of arguments, by where the function stands. */
  readonly rows?: { readonly [path: string]: readonly (readonly Sample[])[] };
  /** What is said of whole games only, and heard in their own tests. */
  readonly elsewhere?: RegExp;
}

/** One way to call a function of the words, by what its parameters are called. */
const samples: readonly (readonly [name: RegExp, values: readonly Sample[]])[] = [
  [/^(name|who|host|other|first|table)$/, ['You', 'Élodie']],
  [/^(names|by|order|others)$/, [['Élodie'], ['You', 'Élodie'], ['Élodie', 'You']]],
  [/^(game|text|page|sea|site|turn|error|size|file)$/, ['Nautilion']],
  [/^nth$/, [1, 2, 3, 11, 21]],
  [/^seats$/, [2, 3]],
  [/^(must|low|own|now|alone|scored|filled|free|memory|kraken|limit|extra|empty)$/, [true, false]],
];

const numbers: readonly Sample[] = [0, 1, 2];
const below: readonly Sample[] = [-2];

function valuesOf(parameter: string, key: string, { never = /^$/, values = {} }: Aid): readonly Sample[] {
  const own = values[parameter];
  if (own) return own;
  if (never.test(parameter)) return /s$|^by$/.test(parameter) ? [['Élodie', 'Ben']] : ['Élodie'];
  const known = samples.find(([name]) => name.test(parameter))?.[1];
  return known ?? (/points|score|worth|(^|\.)signed/i.test(key) ? [...numbers, ...below] : numbers);
}

/** The names a function gives its parameters. */
function parametersOf(told: (...told: never[]) => unknown): readonly string[] {
  const list = /^(?:async )?(?:function )?\w*\(?([^)=]*)\)?/.exec(String(told))?.[1] ?? '';
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
  return Array.isArray(value) ? value.map((one) => inFrench(one)) : value;
};

export interface Said {
  readonly path: string;
  /** `null`: a function of which no sample made a text. */
  readonly text: string | null;
}

/** Everything the words of one language say: texts as they are, functions called with samples. Parameters are named by the English words, whose shape all languages share. */
export function saidBy(words: unknown, english: unknown, isFrench: boolean, aid: Aid, path = ''): readonly Said[] {
  if (typeof words === 'string') return [{ path, text: words }];
  if (typeof words === 'function') {
    if (aid.elsewhere?.test(path)) return [];
    const called = english as (...told: never[]) => unknown;
    const rows = aid.rows?.[path] ?? combinations(parametersOf(called).map((one) => valuesOf(one, path, aid)));
    const said = rows.flatMap((row) => {
      const told = isFrench ? row.map(inFrench) : row;
      const text = attempt(words as (...told: readonly Sample[]) => unknown, told);
      return typeof text === 'string' && text !== '' ? [{ path: `${path}(${told.map(shown).join(', ')})`, text }] : [];
    });
    return said.length > 0 ? said : [{ path, text: null }];
  }
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, part]) =>
    saidBy(part, (english as { readonly [key: string]: unknown })[key], isFrench, aid, path ? `${path}.${key}` : key),
  );
}

const shown = (value: Sample): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function attempt(told: (...told: readonly Sample[]) => unknown, row: readonly Sample[]): unknown {
  try {
    const text = told(...row);
    return typeof text === 'string' && /undefined|NaN|\[object/.test(text) ? null : text;
  } catch {
    return null;
  }
}
