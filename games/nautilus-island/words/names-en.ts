import type { Card, Colour, Side, Token } from '@fathom/nautilus-island/rules';
import { formats } from '@fathom/words';

export const colours: { readonly [colour in Colour]: string } = {
  clothes: 'clothes',
  navigation: 'navigation',
  repair: 'repair',
  fishing: 'fishing',
  supplies: 'supplies',
  treasures: 'treasures',
};

export const cards: { readonly [card in Card]: string } = {
  boots: 'boots',
  hat: 'hat',
  coat: 'coat',
  gloves: 'gloves',
  compass: 'compass',
  sextant: 'sextant',
  spyglass: 'spyglass',
  chart: 'chart',
  hammer: 'hammer',
  wrench: 'wrench',
  rope: 'rope',
  saw: 'saw',
  rod: 'rod',
  net: 'net',
  harpoon: 'harpoon',
  hooks: 'hooks',
  water: 'water',
  biscuits: 'biscuits',
  fruit: 'fruit',
  tins: 'tins',
  pearl: 'pearl',
  goblet: 'goblet',
  crown: 'crown',
  idol: 'idol',
};

export const tokens: { readonly [token in Token]: string } = {
  two: '2 points',
  three: '3 points',
  each: 'a point per card',
  odd: '4 points if odd',
  pair: '5 points a pair',
  double: 'the porthole again',
};

export const sides: { readonly [side in Side]: string } = { above: 'far side', below: 'near side' };

/** Columns are counted from the tail, from 1. */
export const column = (index: number): string => `column ${index + 1}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “2 × boots and hat”. */
export function cardList(list: readonly Card[]): string {
  const kinds = [...new Set(list)];
  return formats.en.and(
    kinds.map((kind) => {
      const count = list.filter((card) => card === kind).length;
      return count > 1 ? `${count} × ${cards[kind]}` : cards[kind];
    }),
  );
}
