import type { CardName, LocationName, LordName, RaceName } from '@fathom/abyss/rules';
import { locations, lords, races } from './cards-en.ts';

const raceOf: { readonly [letter: string]: keyof typeof races } = {
  j: 'jellyfish',
  c: 'crab',
  h: 'seahorse',
  s: 'shellfish',
  q: 'squid',
  k: 'kraken',
};

/** "crab 4", "monster". */
export function card(name: CardName): string {
  return name === 'monster' ? 'monster' : `${races[raceOf[name.charAt(0)] ?? 'kraken'].one} ${name.slice(1)}`;
}

/** "a crab 4". */
export const oneCard = (name: CardName): string => `a ${card(name)}`;

/** "the crabs": a whole stack of the council. */
export const theRace = (race: RaceName): string => `the ${races[race].many}`;

export const theLord = (lord: LordName): string => `the ${lords[lord].name}`;

export const locationName = (location: LocationName): string => locations[location].name;

/** "2 pearls and 1 nebulis"; nothing of what there is none of. */
export function money(pearls: number, nebulis: number): string {
  const parts: string[] = [];
  if (pearls > 0) parts.push(pearlsOf(pearls));
  if (nebulis > 0) parts.push(`${nebulis} nebulis`);
  return list(parts);
}

export const pearlsOf = (count: number): string => `${count} ${count === 1 ? 'pearl' : 'pearls'}`;

/** "3, 1 and 2". */
export function list(items: readonly (number | string)[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
