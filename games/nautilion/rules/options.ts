import type { OptionsOf, Parsed } from '@fathom/kernel';
import * as v from 'valibot';
import { ALL_CABINS, ductTable, linked } from './ducts.ts';
import type { Expansion, Options } from './types.ts';

export const BOARDS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
/** In the order of the booklet. */
export const EXPANSIONS = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroic'] as const;
export const LEVELS = ['intro', 'normal', 'difficult'] as const;

const defaults: Options = {
  board: 'A1',
  reserve: 4,
  expansions: [],
  harpoons: 2,
  darkhouse: 'normal',
  submarine: null,
  dieFaces: null,
  spellCosts: null,
  heroicCards: null,
};

const whole = (least: number, most: number, sentence: string) =>
  v.pipe(v.number(sentence), v.integer(sentence), v.minValue(least, sentence), v.maxValue(most, sentence));

const noneTwice = (ducts: [number, number][]): boolean =>
  new Set(ducts.map(([a, b]) => Math.min(a, b) * 10 + Math.max(a, b))).size === ducts.length;

const DUCT = 'A duct of the submarine is a pair of cabins from 1 to 9, such as [1, 2].';

const submarine = v.pipe(
  v.array(
    v.pipe(
      v.tuple([whole(1, 9, DUCT), whole(1, 9, DUCT)], DUCT),
      v.check(([a, b]) => a !== b, 'A duct of the submarine cannot lead from a cabin to itself.'),
    ),
    'The submarine must be a list of ducts, or null for the one chosen by board.',
  ),
  v.check(noneTwice, 'The submarine names the same duct twice.'),
  v.check(
    (ducts) => linked(ductTable(ducts), ALL_CABINS),
    'The ducts of the submarine must link all nine cabins to each other.',
  ),
);

const FACES = 'The die faces must be a list of six numbers from 1 to 4, or null for the house die.';
const COSTS =
  'The spell costs must name whirlwind, tide and translation with a whole number from 1 to 8 each, or be null.';
const cost = whole(1, 8, COSTS);

export const HOUSE_EFFECTS = [
  'hold-phantom',
  'turn-dice',
  'salvage-1',
  'salvage-2',
  'salvage-3',
  'calm',
  'reverse-phantom',
  'sweep',
] as const;

const CARDS = `The Heroic cards must name H2, H3 and H8 with one of ${HOUSE_EFFECTS.join(', ')} each, or be null.`;
const effect = v.picklist(HOUSE_EFFECTS, CARDS);

const schema = v.strictObject(
  {
    board: v.optional(v.picklist(BOARDS, `The board must be one of ${BOARDS.join(', ')}.`), defaults.board),
    reserve: v.optional(whole(1, 6, 'The reserve must be a whole number from 1 to 6.'), defaults.reserve),
    expansions: v.optional(
      v.pipe(
        v.array(
          v.picklist(EXPANSIONS, `An expansion must be one of ${EXPANSIONS.join(', ')}.`),
          'The expansions must be a list of names.',
        ),
        v.check((names) => new Set(names).size === names.length, 'The expansions name one of them twice.'),
        v.transform((names): Expansion[] => EXPANSIONS.filter((name) => names.includes(name))),
      ),
      [],
    ),
    harpoons: v.optional(v.picklist([2, 3], 'The Phantom has 2 or 3 harpoons.'), defaults.harpoons),
    darkhouse: v.optional(
      v.picklist(LEVELS, `The Darkhouse level must be one of ${LEVELS.join(', ')}.`),
      defaults.darkhouse,
    ),
    submarine: v.optional(v.nullable(submarine), null),
    dieFaces: v.optional(v.nullable(v.pipe(v.array(whole(1, 4, FACES), FACES), v.length(6, FACES))), null),
    spellCosts: v.optional(v.nullable(v.strictObject({ whirlwind: cost, tide: cost, translation: cost }, COSTS)), null),
    heroicCards: v.optional(v.nullable(v.strictObject({ H2: effect, H3: effect, H8: effect }, CARDS)), null),
  },
  (issue) =>
    issue.expected === 'never' ? `There is no option called ${issue.received}.` : 'The options must be an object.',
);

function parse(input: unknown): Parsed<Options> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, error: result.issues[0].message };
}

export const options: OptionsOf<Options> = { defaults, parse };
