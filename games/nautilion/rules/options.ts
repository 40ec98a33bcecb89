import { type Check, hasOnly, isListOf, isOneOf, isWhole, type OptionsOf, type Parsed } from '@fathom/kernel';
import { ALL_CABINS, ductTable, linked } from './ducts.ts';
import type { Options } from './types.ts';

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

const noneTwice = (ducts: [number, number][]): boolean =>
  new Set(ducts.map(([a, b]) => Math.min(a, b) * 10 + Math.max(a, b))).size === ducts.length;

const DUCT = 'A duct of the submarine is a pair of cabins from 1 to 9, such as [1, 2].';

const isDuct = (value: unknown): value is [number, number] =>
  isListOf(isWhole(1, 9), 2)(value) && Array.isArray(value) && value.length === 2;

function wrongWithSubmarine(value: unknown): string | null {
  if (!Array.isArray(value)) return 'The submarine must be a list of ducts, or null for the one chosen by board.';
  if (!value.every(isDuct)) return DUCT;
  if (value.some(([a, b]) => a === b)) return 'A duct of the submarine cannot lead from a cabin to itself.';
  if (!noneTwice(value)) return 'The submarine names the same duct twice.';
  if (!linked(ductTable(value), ALL_CABINS))
    return 'The ducts of the submarine must link all nine cabins to each other.';
  return null;
}

const FACES = 'The die faces must be a list of six numbers from 1 to 4, or null for the house die.';
const COSTS =
  'The spell costs must name whirlwind, tide and translation with a whole number from 1 to 8 each, or be null.';
const isCost = isWhole(1, 8);

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
const isEffect = isOneOf(...HOUSE_EFFECTS);

function wrongWithExpansions(value: unknown): string | null {
  if (!Array.isArray(value)) return 'The expansions must be a list of names.';
  if (!value.every(isOneOf(...EXPANSIONS))) return `An expansion must be one of ${EXPANSIONS.join(', ')}.`;
  return new Set(value).size === value.length ? null : 'The expansions name one of them twice.';
}

type Wrong = (value: unknown) => string | null;
const unless =
  (check: Check, sentence: string): Wrong =>
  (value) =>
    check(value) ? null : sentence;
const orNull =
  (wrong: Wrong): Wrong =>
  (value) =>
    value === null ? null : wrong(value);

/** What is wrong with each option, in a sentence. */
const wrong: { readonly [option in keyof Options]: Wrong } = {
  board: unless(isOneOf(...BOARDS), `The board must be one of ${BOARDS.join(', ')}.`),
  reserve: unless(isWhole(1, 6), 'The reserve must be a whole number from 1 to 6.'),
  expansions: wrongWithExpansions,
  harpoons: unless(isOneOf(2, 3), 'The Phantom has 2 or 3 harpoons.'),
  darkhouse: unless(isOneOf(...LEVELS), `The Darkhouse level must be one of ${LEVELS.join(', ')}.`),
  submarine: orNull(wrongWithSubmarine),
  dieFaces: orNull(unless((faces) => isListOf(isWhole(1, 4), 6)(faces) && lengthOf(faces) === 6, FACES)),
  spellCosts: orNull(unless(hasOnly({ whirlwind: isCost, tide: isCost, translation: isCost }), COSTS)),
  heroicCards: orNull(unless(hasOnly({ H2: isEffect, H3: isEffect, H8: isEffect }), CARDS)),
};

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

function wrongIn(given: ReadonlyMap<string, unknown>): string | null {
  for (const [option, wrongWith] of Object.entries(wrong)) {
    const sentence = wrongWith(given.get(option));
    if (sentence !== null) return sentence;
  }
  const unknown = [...given.keys()].find((option) => !Object.hasOwn(wrong, option));
  return unknown === undefined ? null : `There is no option called "${unknown}".`;
}

function parse(input: unknown): Parsed<Options> {
  if (typeof input !== 'object' || input === null) return { ok: false, error: 'The options must be an object.' };
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const filled = new Map<string, unknown>([...Object.entries(defaults), ...given]);
  const error = wrongIn(filled);
  if (error !== null) return { ok: false, error };
  const value: Options = { ...defaults, ...Object.fromEntries(given) };
  return { ok: true, value: { ...value, expansions: EXPANSIONS.filter((name) => value.expansions.includes(name)) } };
}

export const options: OptionsOf<Options> = { defaults, parse };
