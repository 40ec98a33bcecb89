import type { DarkhouseCard, Figure, HeroicCard, MagePlace, Pile, Token } from './types.ts';

/** The kinds of token as states count them: crew are their own numbers, 0 is no token. */
export const MAGE_A = 10;
export const MERCENARY = 13;
export const BLANK = 14;
export const REEF_3 = 15;
export const KINDS = 18;

/** C4: the cabins of every submarine. */
export const CABINS = 9;

/** The names of the kinds, by kind; index 0 names nothing. */
export const TOKENS: readonly Token[] = [
  'blank',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'A',
  'B',
  'C',
  'mercenary',
  'blank',
  'reef3',
  'reef6',
  'reef9',
];

export const tokenOf = (kind: number): Token => TOKENS[kind] ?? 'blank';

/** The kind with this name; 0 if there is none. */
export function kindOf(token: string): number {
  if (token.length !== 1) return Math.max(0, TOKENS.lastIndexOf(token as Token));
  const code = token.charCodeAt(0);
  if (code >= 49 && code <= 57) return code - 48;
  return code >= 65 && code <= 67 ? code - 65 + MAGE_A : 0;
}

export const isCrew = (kind: number): boolean => kind >= 1 && kind <= 9;
export const isMage = (kind: number): boolean => kind >= 10 && kind <= 12;
export const isReef = (kind: number): boolean => kind >= REEF_3;

/** The kind of a reef with this number (3, 6 or 9). */
export const reefKind = (reef: number): number => REEF_3 + reef / 3 - 1;
export const reefNumber = (kind: number): number => (kind - REEF_3 + 1) * 3;

/** T3a: the order in which tokens leave the reserve where it cannot matter: blank, reef, mage, crew (and mercenaries last). */
export const PAYING_ORDER: readonly number[] = [BLANK, 15, 16, 17, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, MERCENARY];

/** E2.2: who joins the Phantom. */
export const isFighter = (kind: number): boolean => kind === 2 || kind === 5 || kind === 8 || kind === MERCENARY;

export const FIGURES: readonly [Figure, Figure, Figure] = ['darkhouse', 'phantom', 'nautilion'];
export const DARKHOUSE = 0;
export const PHANTOM = 1;
export const NAUTILION = 2;

export const figureIndex = (figure: Figure): 0 | 1 | 2 => (figure === 'darkhouse' ? 0 : figure === 'phantom' ? 1 : 2);

/** E1.1: the places of the mages' cabin, and the kind each takes. */
export const MAGE_PLACES: readonly MagePlace[] = ['A', 'B', 'C', '1', '4', '7'];
export const MAGE_PLACE_KINDS: readonly number[] = [10, 11, 12, 1, 4, 7];

const MAGE_PLACE_OF: readonly number[] = Array.from({ length: KINDS }, (_, kind) => MAGE_PLACE_KINDS.indexOf(kind));

/** A kind's place in the mages' cabin, −1 if it has none. */
export const magePlace = (kind: number): number => MAGE_PLACE_OF[kind] ?? -1;

export const darkhouseCard = (card: number): DarkhouseCard => `D${card}` as DarkhouseCard;
export const heroicCard = (card: number): HeroicCard => `H${card}` as HeroicCard;
export const HEROIC_NAMES: readonly HeroicCard[] = Array.from({ length: 12 }, (_, index) => heroicCard(index + 1));
/** The number on a card's corner: 4 of `H4` or `D4`. */
export const cardNumber = (card: DarkhouseCard | HeroicCard): number => Number(card.slice(1));

const PATH_PLACES: string[] = [];

/** The place of a spot in the words of `pieces`. */
export function pathPlace(spot: number): string {
  for (let next = PATH_PLACES.length; next <= spot; next++) PATH_PLACES.push(`path:${next}`);
  return PATH_PLACES[spot] ?? '';
}

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < counts.length; kind++) sum += counts[kind] ?? 0;
  return sum;
}

/** One token more of a kind. */
export function putIn(pile: Pile, kind: number): void {
  pile[kind] = (pile[kind] ?? 0) + 1;
}

/** One less. */
export function takeFrom(pile: Pile, kind: number): void {
  pile[kind] = (pile[kind] ?? 0) - 1;
}

/** Dice, cards and what the Phantom holds lie in rising order: one more takes its place among them. */
export function putRising(list: number[], item: number): void {
  let index = list.length;
  for (; index > 0 && (list[index - 1] ?? 0) > item; index--) list[index] = list[index - 1] ?? 0;
  list[index] = item;
}

export const noTokens = (): Pile => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
