/** The exploration cards (S1, S4): allies by race and value, krakens, monsters. A card is known by its kind, a small number. */

import { missing } from './missing.ts';

export const RACES = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'] as const;
export type RaceName = (typeof RACES)[number];

/** A race by its place in `RACES`; `KRAKEN_RACE` for krakens. */
export type Race = number;
export const KRAKEN_RACE = 5;

/** 0–24: race × 5 + value − 1. 25–27: krakens of value 2, 3, 4. 28: a monster. */
export type Card = number;
export const ALLY_KINDS = 25;
export const FIRST_KRAKEN = 25;
export const HAND_KINDS = 28;
export const MONSTER = 28;
export const CARD_KINDS = 29;

const LETTERS = ['j', 'c', 'h', 's', 'q'] as const;
type Letter = (typeof LETTERS)[number];
export type CardName = `${Letter}${1 | 2 | 3 | 4 | 5}` | 'k2' | 'k3' | 'k4' | 'monster';

/** How many of each value one race has. */
const PER_RACE = [4, 3, 3, 2, 1];
const KRAKENS = [2, 3, 2];
const MONSTERS = 6;

export const CARD_NAMES: readonly CardName[] = [
  ...LETTERS.flatMap((letter) => ([1, 2, 3, 4, 5] as const).map((value): CardName => `${letter}${value}`)),
  'k2',
  'k3',
  'k4',
  'monster',
];

export const RACE_OF: readonly Race[] = CARD_NAMES.map((_, card) =>
  card < ALLY_KINDS ? Math.floor(card / 5) : KRAKEN_RACE,
);

export const VALUE_OF: readonly number[] = CARD_NAMES.map((_, card) =>
  card < ALLY_KINDS ? (card % 5) + 1 : card < MONSTER ? card - FIRST_KRAKEN + 2 : 0,
);

/** The nebulis a kraken brings when it is used to recruit (K2) or still held at the end (K6). */
export const NEBULIS_OF: readonly number[] = CARD_NAMES.map((_, card) =>
  card >= FIRST_KRAKEN && card < MONSTER ? card - FIRST_KRAKEN + 1 : 0,
);

export const cardName = (card: Card): CardName => CARD_NAMES[card] ?? missing('card', card);
export const raceName = (race: Race): RaceName => RACES[race] ?? missing('race', race);
export const raceOf = (card: Card): Race => RACE_OF[card] ?? KRAKEN_RACE;
export const pointsOf = (card: Card): number => VALUE_OF[card] ?? 0;
export const nebulisOf = (card: Card): number => NEBULIS_OF[card] ?? 0;

export const cardOf = (race: Race, value: number): Card => race * 5 + value - 1;
export const isKraken = (card: Card): boolean => card >= FIRST_KRAKEN && card < MONSTER;

const ALLIES: readonly number[] = [...PER_RACE, ...PER_RACE, ...PER_RACE, ...PER_RACE, ...PER_RACE];
const BASE_DECK: readonly number[] = [...ALLIES, 0, 0, 0, MONSTERS];
const KRAKEN_DECK: readonly number[] = [...ALLIES, ...KRAKENS, MONSTERS];

/** S1: 71 cards; 78 with Kraken. */
export const freshDeck = (kraken: boolean): number[] => (kraken ? KRAKEN_DECK : BASE_DECK).slice();
