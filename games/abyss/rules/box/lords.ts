/** The 53 lords (S2): 35 of the base game, then 18 of Kraken. Their powers are in `lords/`, guild by guild. */

import { missing } from './missing.ts';

export const GUILDS = ['mages', 'soldiers', 'farmers', 'merchants', 'politicians', 'ambassadors', 'smugglers'] as const;
export type Guild = (typeof GUILDS)[number];

/** A lord by its place in `LORDS`. */
export type Lord = number;

/** Once on arrival, once in each own turn, always while free and enabled, or no power at all. */
export type Timing = 'once' | 'turn' | 'always' | 'none';

export interface LordCard {
  /** As numbered in the rules document. */
  readonly number: number;
  readonly key: string;
  readonly guild: Guild;
  readonly cost: number;
  /** How many different races the payment shows, exactly (R1). */
  readonly races: number;
  /** The race that must be among them, by its place in `RACES`; −1 if any will do. */
  readonly named: number;
  readonly influence: number;
  readonly keys: number;
  readonly timing: Timing;
}

const JELLYFISH = 0;
const CRAB = 1;
const SEAHORSE = 2;
const SHELLFISH = 3;
const SQUID = 4;
const NONE = -1;

export const LORDS = [
  {
    number: 1,
    key: 'recruiter',
    guild: 'soldiers',
    cost: 10,
    races: 2,
    named: CRAB,
    influence: 4,
    keys: 1,
    timing: 'always',
  },
  {
    number: 2,
    key: 'jailer',
    guild: 'soldiers',
    cost: 6,
    races: 3,
    named: CRAB,
    influence: 7,
    keys: 0,
    timing: 'once',
  },
  {
    number: 3,
    key: 'seeker',
    guild: 'soldiers',
    cost: 7,
    races: 2,
    named: CRAB,
    influence: 7,
    keys: 0,
    timing: 'once',
  },
  {
    number: 4,
    key: 'assassin',
    guild: 'soldiers',
    cost: 10,
    races: 1,
    named: CRAB,
    influence: 6,
    keys: 0,
    timing: 'once',
  },
  {
    number: 5,
    key: 'commander',
    guild: 'soldiers',
    cost: 8,
    races: 1,
    named: CRAB,
    influence: 4,
    keys: 1,
    timing: 'always',
  },
  {
    number: 6,
    key: 'tamer',
    guild: 'soldiers',
    cost: 6,
    races: 3,
    named: CRAB,
    influence: 4,
    keys: 1,
    timing: 'always',
  },
  {
    number: 7,
    key: 'hunter',
    guild: 'soldiers',
    cost: 8,
    races: 2,
    named: CRAB,
    influence: 6,
    keys: 0,
    timing: 'once',
  },
  {
    number: 8,
    key: 'ship-master',
    guild: 'merchants',
    cost: 6,
    races: 3,
    named: SHELLFISH,
    influence: 5,
    keys: 1,
    timing: 'always',
  },
  {
    number: 9,
    key: 'trader',
    guild: 'merchants',
    cost: 10,
    races: 3,
    named: SHELLFISH,
    influence: 9,
    keys: 0,
    timing: 'once',
  },
  {
    number: 10,
    key: 'peddler',
    guild: 'merchants',
    cost: 8,
    races: 1,
    named: SHELLFISH,
    influence: 9,
    keys: 0,
    timing: 'once',
  },
  {
    number: 11,
    key: 'landlord',
    guild: 'merchants',
    cost: 10,
    races: 2,
    named: SHELLFISH,
    influence: 5,
    keys: 1,
    timing: 'always',
  },
  {
    number: 12,
    key: 'slaver',
    guild: 'merchants',
    cost: 8,
    races: 1,
    named: SHELLFISH,
    influence: 5,
    keys: 1,
    timing: 'turn',
  },
  {
    number: 13,
    key: 'shopkeeper',
    guild: 'merchants',
    cost: 6,
    races: 3,
    named: SHELLFISH,
    influence: 9,
    keys: 0,
    timing: 'once',
  },
  {
    number: 14,
    key: 'shaman',
    guild: 'mages',
    cost: 6,
    races: 3,
    named: JELLYFISH,
    influence: 5,
    keys: 1,
    timing: 'always',
  },
  {
    number: 15,
    key: 'invoker',
    guild: 'mages',
    cost: 8,
    races: 1,
    named: JELLYFISH,
    influence: 8,
    keys: 0,
    timing: 'once',
  },
  {
    number: 16,
    key: 'apprentice',
    guild: 'mages',
    cost: 6,
    races: 3,
    named: JELLYFISH,
    influence: 9,
    keys: 0,
    timing: 'once',
  },
  {
    number: 17,
    key: 'oracle',
    guild: 'mages',
    cost: 8,
    races: 2,
    named: JELLYFISH,
    influence: 5,
    keys: 1,
    timing: 'turn',
  },
  {
    number: 18,
    key: 'alchemist',
    guild: 'mages',
    cost: 7,
    races: 1,
    named: JELLYFISH,
    influence: 5,
    keys: 1,
    timing: 'always',
  },
  {
    number: 19,
    key: 'illusionist',
    guild: 'mages',
    cost: 10,
    races: 1,
    named: JELLYFISH,
    influence: 9,
    keys: 0,
    timing: 'once',
  },
  {
    number: 20,
    key: 'master-of-magic',
    guild: 'mages',
    cost: 10,
    races: 3,
    named: JELLYFISH,
    influence: 6,
    keys: 1,
    timing: 'always',
  },
  {
    number: 21,
    key: 'opportunist',
    guild: 'politicians',
    cost: 6,
    races: 3,
    named: SQUID,
    influence: 5,
    keys: 1,
    timing: 'turn',
  },
  {
    number: 22,
    key: 'corruptor',
    guild: 'politicians',
    cost: 10,
    races: 1,
    named: SQUID,
    influence: 6,
    keys: 0,
    timing: 'once',
  },
  {
    number: 23,
    key: 'traitor',
    guild: 'politicians',
    cost: 12,
    races: 3,
    named: SQUID,
    influence: 6,
    keys: 0,
    timing: 'once',
  },
  {
    number: 24,
    key: 'diplomat',
    guild: 'politicians',
    cost: 8,
    races: 1,
    named: SQUID,
    influence: 5,
    keys: 1,
    timing: 'always',
  },
  {
    number: 25,
    key: 'treasurer',
    guild: 'politicians',
    cost: 10,
    races: 2,
    named: SQUID,
    influence: 5,
    keys: 1,
    timing: 'always',
  },
  {
    number: 26,
    key: 'schemer',
    guild: 'politicians',
    cost: 8,
    races: 3,
    named: SQUID,
    influence: 6,
    keys: 0,
    timing: 'once',
  },
  {
    number: 27,
    key: 'keeper',
    guild: 'farmers',
    cost: 6,
    races: 3,
    named: SEAHORSE,
    influence: 6,
    keys: 1,
    timing: 'none',
  },
  {
    number: 28,
    key: 'reaper',
    guild: 'farmers',
    cost: 7,
    races: 2,
    named: SEAHORSE,
    influence: 6,
    keys: 1,
    timing: 'none',
  },
  {
    number: 29,
    key: 'shepherd',
    guild: 'farmers',
    cost: 8,
    races: 1,
    named: SEAHORSE,
    influence: 6,
    keys: 1,
    timing: 'none',
  },
  {
    number: 30,
    key: 'miller',
    guild: 'farmers',
    cost: 8,
    races: 2,
    named: SEAHORSE,
    influence: 10,
    keys: 0,
    timing: 'none',
  },
  {
    number: 31,
    key: 'aquaculturalist',
    guild: 'farmers',
    cost: 9,
    races: 3,
    named: SEAHORSE,
    influence: 11,
    keys: 0,
    timing: 'none',
  },
  {
    number: 32,
    key: 'landowner',
    guild: 'farmers',
    cost: 10,
    races: 1,
    named: SEAHORSE,
    influence: 12,
    keys: 0,
    timing: 'none',
  },
  {
    number: 33,
    key: 'sage',
    guild: 'ambassadors',
    cost: 10,
    races: 5,
    named: NONE,
    influence: 4,
    keys: 0,
    timing: 'once',
  },
  {
    number: 34,
    key: 'hermit',
    guild: 'ambassadors',
    cost: 10,
    races: 5,
    named: NONE,
    influence: 5,
    keys: 0,
    timing: 'once',
  },
  {
    number: 35,
    key: 'elder',
    guild: 'ambassadors',
    cost: 10,
    races: 5,
    named: NONE,
    influence: 3,
    keys: 0,
    timing: 'once',
  },
  {
    number: 101,
    key: 'ferryman',
    guild: 'smugglers',
    cost: 7,
    races: 1,
    named: NONE,
    influence: 5,
    keys: 1,
    timing: 'turn',
  },
  {
    number: 102,
    key: 'outlaw',
    guild: 'smugglers',
    cost: 7,
    races: 1,
    named: NONE,
    influence: 6,
    keys: 1,
    timing: 'always',
  },
  {
    number: 103,
    key: 'counterfeiter',
    guild: 'smugglers',
    cost: 7,
    races: 1,
    named: NONE,
    influence: 5,
    keys: 1,
    timing: 'always',
  },
  {
    number: 104,
    key: 'fence',
    guild: 'smugglers',
    cost: 7,
    races: 1,
    named: NONE,
    influence: 8,
    keys: 0,
    timing: 'once',
  },
  {
    number: 105,
    key: 'cleaner',
    guild: 'smugglers',
    cost: 7,
    races: 1,
    named: NONE,
    influence: 7,
    keys: 1,
    timing: 'always',
  },
  {
    number: 106,
    key: 'watcher',
    guild: 'smugglers',
    cost: 5,
    races: 2,
    named: NONE,
    influence: 4,
    keys: 0,
    timing: 'once',
  },
  {
    number: 107,
    key: 'vigil',
    guild: 'smugglers',
    cost: 5,
    races: 2,
    named: NONE,
    influence: 4,
    keys: 0,
    timing: 'once',
  },
  {
    number: 108,
    key: 'lookout',
    guild: 'smugglers',
    cost: 5,
    races: 2,
    named: NONE,
    influence: 4,
    keys: 0,
    timing: 'once',
  },
  {
    number: 109,
    key: 'shareholder',
    guild: 'merchants',
    cost: 9,
    races: 2,
    named: SHELLFISH,
    influence: 5,
    keys: 1,
    timing: 'always',
  },
  {
    number: 110,
    key: 'inheritor',
    guild: 'merchants',
    cost: 10,
    races: 2,
    named: SHELLFISH,
    influence: 7,
    keys: 0,
    timing: 'once',
  },
  {
    number: 111,
    key: 'hypnotist',
    guild: 'mages',
    cost: 9,
    races: 2,
    named: JELLYFISH,
    influence: 5,
    keys: 1,
    timing: 'always',
  },
  {
    number: 112,
    key: 'healer',
    guild: 'mages',
    cost: 7,
    races: 1,
    named: JELLYFISH,
    influence: 7,
    keys: 0,
    timing: 'once',
  },
  {
    number: 113,
    key: 'highwayman',
    guild: 'soldiers',
    cost: 9,
    races: 2,
    named: CRAB,
    influence: 4,
    keys: 1,
    timing: 'always',
  },
  {
    number: 114,
    key: 'executioner',
    guild: 'soldiers',
    cost: 9,
    races: 3,
    named: CRAB,
    influence: 5,
    keys: 0,
    timing: 'once',
  },
  {
    number: 115,
    key: 'recipient',
    guild: 'politicians',
    cost: 7,
    races: 2,
    named: SQUID,
    influence: 5,
    keys: 1,
    timing: 'turn',
  },
  {
    number: 116,
    key: 'liberator',
    guild: 'politicians',
    cost: 9,
    races: 2,
    named: SQUID,
    influence: 8,
    keys: 0,
    timing: 'once',
  },
  {
    number: 117,
    key: 'grower',
    guild: 'farmers',
    cost: 9,
    races: 2,
    named: SEAHORSE,
    influence: 7,
    keys: 1,
    timing: 'none',
  },
  {
    number: 118,
    key: 'oyster-farmer',
    guild: 'farmers',
    cost: 12,
    races: 1,
    named: SEAHORSE,
    influence: 13,
    keys: 0,
    timing: 'none',
  },
] as const satisfies readonly LordCard[];

export type LordName = (typeof LORDS)[number]['key'];

export const BASE_LORDS = 35;

export const RECRUITER: Lord = 0;
export const JAILER: Lord = 1;
export const SEEKER: Lord = 2;
export const ASSASSIN: Lord = 3;
export const COMMANDER: Lord = 4;
export const TAMER: Lord = 5;
export const HUNTER: Lord = 6;
export const SHIP_MASTER: Lord = 7;
export const TRADER: Lord = 8;
export const PEDDLER: Lord = 9;
export const LANDLORD: Lord = 10;
export const SLAVER: Lord = 11;
export const SHOPKEEPER: Lord = 12;
export const SHAMAN: Lord = 13;
export const INVOKER: Lord = 14;
export const APPRENTICE: Lord = 15;
export const ORACLE: Lord = 16;
export const ALCHEMIST: Lord = 17;
export const ILLUSIONIST: Lord = 18;
export const MASTER_OF_MAGIC: Lord = 19;
export const OPPORTUNIST: Lord = 20;
export const CORRUPTOR: Lord = 21;
export const TRAITOR: Lord = 22;
export const DIPLOMAT: Lord = 23;
export const TREASURER: Lord = 24;
export const SCHEMER: Lord = 25;
export const KEEPER: Lord = 26;
export const REAPER: Lord = 27;
export const SHEPHERD: Lord = 28;
export const MILLER: Lord = 29;
export const AQUACULTURALIST: Lord = 30;
export const LANDOWNER: Lord = 31;
export const SAGE: Lord = 32;
export const HERMIT: Lord = 33;
export const ELDER: Lord = 34;
export const FERRYMAN: Lord = 35;
export const OUTLAW: Lord = 36;
export const COUNTERFEITER: Lord = 37;
export const FENCE: Lord = 38;
export const CLEANER: Lord = 39;
export const WATCHER: Lord = 40;
export const VIGIL: Lord = 41;
export const LOOKOUT: Lord = 42;
export const SHAREHOLDER: Lord = 43;
export const INHERITOR: Lord = 44;
export const HYPNOTIST: Lord = 45;
export const HEALER: Lord = 46;
export const HIGHWAYMAN: Lord = 47;
export const EXECUTIONER: Lord = 48;
export const RECIPIENT: Lord = 49;
export const LIBERATOR: Lord = 50;
export const GROWER: Lord = 51;
export const OYSTER_FARMER: Lord = 52;

const cards: readonly (LordCard & { readonly key: LordName })[] = LORDS;

const noLord = (lord: Lord): never => missing('lord', lord);

export const lordCard = (lord: Lord): LordCard & { readonly key: LordName } => cards[lord] ?? noLord(lord);
