import type { Card } from '@fathom/nautilus-island/rules';
import { formats } from '@fathom/words';
import type * as english from './names-en.ts';

export const colours: typeof english.colours = {
  clothes: 'vêtements',
  navigation: 'navigation',
  repair: 'réparation',
  fishing: 'pêche',
  supplies: 'vivres',
  treasures: 'trésors',
};

export const cards: typeof english.cards = {
  boots: 'bottes',
  hat: 'chapeau',
  coat: 'manteau',
  gloves: 'gants',
  compass: 'boussole',
  sextant: 'sextant',
  spyglass: 'longue-vue',
  chart: 'carte marine',
  hammer: 'marteau',
  wrench: 'clé anglaise',
  rope: 'cordage',
  saw: 'scie',
  rod: 'canne à pêche',
  net: 'filet',
  harpoon: 'harpon',
  hooks: 'hameçons',
  water: 'eau',
  biscuits: 'biscuits',
  fruit: 'fruits',
  tins: 'conserves',
  pearl: 'perle',
  goblet: 'calice',
  crown: 'couronne',
  idol: 'idole',
};

export const tokens: typeof english.tokens = {
  two: '2 points',
  three: '3 points',
  each: '1 point par carte',
  odd: '4 points si impair',
  pair: '5 points la paire',
  double: 'le hublot encore une fois',
};

export const sides: typeof english.sides = { above: 'côté large', below: 'côté rivage' };

/** Les colonnes se comptent depuis la poupe, à partir de 1. */
export const column = (index: number): string => `colonne ${index + 1}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** « 2 × bottes et chapeau ». */
export function cardList(list: readonly Card[]): string {
  const kinds = [...new Set(list)];
  return formats.fr.and(
    kinds.map((kind) => {
      const count = list.filter((card) => card === kind).length;
      return count > 1 ? `${count} × ${cards[kind]}` : cards[kind];
    }),
  );
}
