import type { Token, Treasure } from './cards.ts';

/** How a stack lies in its column. */
export type Face = 'up' | 'down';
/** Columns from the back (tail) to the front, each a row of stacks. */
export type Layout = readonly (readonly Face[])[];

/** What the booklet shows only in pictures. An owner of the box can replace any of it through the options. */
export interface House {
  readonly treasures: { readonly [treasure in Treasure]: number };
  /** By set size, the points of the portholes from the top of their pile down. */
  readonly portholes: { readonly [size: string]: readonly number[] };
  readonly tokens: { readonly [token in Token]: number };
  /** By number of players. */
  readonly columns: { readonly [seats in '2' | '3' | '4']: Layout };
}

/** Told by the booklet: every stack has eight cards, and there are this many stacks for 2, 3 and 4 players (S1). */
export const STACK = 8;
export const STACKS = { '2': 8, '3': 11, '4': 12 } as const;
/** Told by the booklet: as many may play. */
export const MOST_SEATS = 4;
/** No layout has more columns than stacks. */
export const MOST_COLUMNS = STACKS['4'];
/** No column has more stacks than the widest of the booklet. */
export const PLACES_PER_COLUMN = 3;
/** Told by the booklet: the portholes are twelve. */
export const PORTHOLES = 12;

const single = ['up'] as const;
const double = ['up', 'down'] as const;
const firstTriple = ['up', 'up', 'down'] as const;
const secondTriple = ['up', 'down', 'down'] as const;

export const house: House = {
  treasures: { pearl: 1, goblet: 2, crown: 3, idol: 4 },
  portholes: { '3': [5, 4, 3], '4': [8, 6, 4], '5': [12, 9, 6], '6': [16, 12, 8] },
  tokens: { two: 6, three: 6, each: 6, odd: 6, pair: 6, double: 4 },
  columns: {
    '2': [single, double, double, firstTriple],
    '3': [single, double, double, firstTriple, secondTriple],
    '4': [single, single, double, double, firstTriple, secondTriple],
  },
};

/** C1: which colour is which. For the eye only, so it is no option. */
export const tints = {
  clothes: 'green',
  navigation: 'red',
  repair: 'blue',
  fishing: 'purple',
  supplies: 'orange',
  treasures: 'yellow',
} as const;
