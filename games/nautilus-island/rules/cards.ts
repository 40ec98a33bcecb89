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

const indices = (names: readonly string[]): { readonly [name: string]: number } =>
  Object.fromEntries(names.map((name, index) => [name, index]));

export const cardIndex = indices(cards);
export const colourIndex = indices(colours);
export const tokenIndex = indices(tokens);

export const colourOf = (card: number): number => card >> 2;

export function total(tally: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < tally.length; i++) sum += tally[i];
  return sum;
}

/** The names of a tally of cards, in the order of `cards`, copies one after another. */
export function named(tally: readonly number[]): Card[] {
  const names: Card[] = [];
  for (let card = 0; card < tally.length; card++) for (let n = tally[card]; n > 0; n--) names.push(cards[card]);
  return names;
}
