import { at } from '@fathom/kernel';

/** C1: six colours, told apart by what their cards are for. The first five have a place in the camp; treasures have none. */
export const colours = ['clothes', 'navigation', 'repair', 'fishing', 'supplies', 'treasures'] as const;
export type Colour = (typeof colours)[number];

/** C2: the four objects of each colour, each of them on four cards. */
export const objects = {
  clothes: ['boots', 'hat', 'coat', 'gloves'],
  navigation: ['compass', 'sextant', 'spyglass', 'chart'],
  repair: ['hammer', 'wrench', 'rope', 'saw'],
  fishing: ['rod', 'net', 'harpoon', 'hooks'],
  supplies: ['water', 'biscuits', 'fruit', 'tins'],
  treasures: ['pearl', 'goblet', 'crown', 'idol'],
} as const;
export type Card = (typeof objects)[Colour][number];
export type Treasure = (typeof objects)['treasures'][number];

export const OBJECTS_PER_COLOUR = 4;
export const COPIES = 4;
/** The colours that can be stored come first; this is the one after them. */
export const TREASURES = 5;
/** The camp has one place for each colour that can be stored. */
export const PLACES = 5;

/** Every kind of card, colour by colour. Inside the rules a card is its index here. */
export const cards: readonly Card[] = colours.flatMap((colour) => [...objects[colour]]);
export const KINDS = cards.length;
/** The kinds below this one can be stored. */
export const STORABLE = TREASURES * OBJECTS_PER_COLOUR;

/** C5: the kinds of bonus token. */
export const tokens = ['two', 'three', 'each', 'odd', 'pair', 'double'] as const;
export type Token = (typeof tokens)[number];
export const TOKENS = tokens.length;

/** How many there are of each kind, in the order of `cards` or of `tokens`. */
export type Tally = number[];

const noughts: readonly number[] = Array.from({ length: 64 }, () => 0);
export const zeros = (length: number): Tally => noughts.slice(0, length);

const indices = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name, index) => [name, index])) as { readonly [name in Name]: number };

export const cardIndex = indices(cards);
export const colourIndex = indices(colours);
export const tokenIndex = indices(tokens);

const indexByCard = new Map<Card, number>(cards.map((card, index) => [card, index]));
/** The same as `cardIndex`, faster: a map finds one of many names in a third of the time an object takes. */
export const indexOfCard = (card: Card): number => indexByCard.get(card) ?? -1;

/** How many there are of this kind. Asked of tallies alone, so that the engine always finds the same kind of list here: it is asked most. */
export const countOf = (tally: readonly number[], kind: number): number => tally[kind] ?? 0;

/** So many more, or fewer, of this kind. */
export function add(tally: Tally, kind: number, count: number): void {
  tally[kind] = (tally[kind] ?? 0) + count;
}

export const colourOf = (card: number): number => card >> 2;

export function total(tally: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < tally.length; i++) sum += tally[i] ?? 0;
  return sum;
}

/** The names of a tally of cards, in the order of `cards`, copies one after another. */
export function named(tally: readonly number[]): Card[] {
  const names: Card[] = [];
  for (const [card, count] of tally.entries()) for (let n = count; n > 0; n--) names.push(at(cards, card));
  return names;
}
