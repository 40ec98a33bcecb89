import type { CardName, LocationName, LordName, RaceName } from '@fathom/abyss/rules';
import { locations, lords, races } from './cards-fr.ts';

const raceOf: { readonly [letter: string]: keyof typeof races } = {
  j: 'jellyfish',
  c: 'crab',
  h: 'seahorse',
  s: 'shellfish',
  q: 'squid',
  k: 'kraken',
};

/** « crabe 4 », « monstre ». */
export function card(name: CardName): string {
  return name === 'monster' ? 'monstre' : `${races[raceOf[name.charAt(0)] ?? 'kraken'].one} ${name.slice(1)}`;
}

/** « un crabe 4 », « une méduse 2 ». */
export const oneCard = (name: CardName): string => `${name.startsWith('j') ? 'une' : 'un'} ${card(name)}`;

/** « les crabes » : une pile entière du Conseil. */
export const theRace = (race: RaceName): string => `les ${races[race].many}`;

/** « le Négociant », « l’Assassin », « la Vigie ». */
export function theLord(lord: LordName): string {
  const { name } = lords[lord];
  if (/^([AEÉIO]|Hy|Hé)/.test(name)) return `l’${name}`;
  return lord === 'vigil' ? `la ${name}` : `le ${name}`;
}

/** « du Négociant », « de l’Assassin », « de la Vigie ». */
export const ofLord = (lord: LordName): string => `de ${theLord(lord)}`.replace(/^de le /, 'du ');

/** « au Négociant », « à l’Assassin », « à la Vigie ». */
export const toLord = (lord: LordName): string => `à ${theLord(lord)}`.replace(/^à le /, 'au ');

/** The name within a sentence: « la Prison ». */
export const locationName = (location: LocationName): string =>
  locations[location].name.replace(/^L(e|a|es|’)(?= |[A-ZÉ])/, 'l$1');

/** « 2 perles et 1 nébulis » ; rien de ce qui manque. */
export function money(pearls: number, nebulis: number): string {
  const parts: string[] = [];
  if (pearls > 0) parts.push(pearlsOf(pearls));
  if (nebulis > 0) parts.push(`${nebulis} nébulis`);
  return list(parts);
}

export const pearlsOf = (count: number): string => `${count} ${count < 2 ? 'perle' : 'perles'}`;

/** « 3, 1 et 2 ». */
export function list(items: readonly (number | string)[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} et ${items[items.length - 1]}`;
}

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
