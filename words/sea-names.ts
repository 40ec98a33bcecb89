import { at, quickRandom, type Random } from '@fathom/kernel';
import type { Language } from './language.ts';

/**
 * A sea is called by a slug such as `grey-whale-214`, the same in every language, and shown as its language says it. Whatever
 * else a person types is a name too, and is shown as typed.
 */
const creatures = [
  ['Whale', 'Baleine', 'f'],
  ['Dolphin', 'Dauphin', 'm'],
  ['Lantern Fish', 'Poisson-lanterne', 'm'],
  ['Seahorse', 'Hippocampe', 'm'],
  ['Turtle', 'Tortue', 'f'],
  ['Octopus', 'Poulpe', 'm'],
  ['Ray', 'Raie', 'f'],
  ['Urchin', 'Oursin', 'm'],
  ['Anemone', 'Anémone', 'f'],
  ['Seal', 'Otarie', 'f'],
  ['Crab', 'Crabe', 'm'],
  ['Pearl', 'Perle', 'f'],
  ['Narwhal', 'Narval', 'm'],
  ['Starfish', 'Étoile de mer', 'f'],
  ['Medusa', 'Méduse', 'f'],
  ['Eel', 'Murène', 'f'],
  ['Shark', 'Requin', 'm'],
  ['Manatee', 'Lamantin', 'm'],
  ['Oyster', 'Huître', 'f'],
  ['Squid', 'Calmar', 'm'],
  ['Lobster', 'Homard', 'm'],
  ['Sponge', 'Éponge', 'f'],
  ['Swordfish', 'Espadon', 'm'],
  ['Nautilus', 'Nautile', 'm'],
] as const;

const moods = [
  ['Grey', 'gris', 'grise'],
  ['Silent', 'silencieux', 'silencieuse'],
  ['Golden', 'doré', 'dorée'],
  ['Sleeping', 'endormi', 'endormie'],
  ['Wandering', 'vagabond', 'vagabonde'],
  ['Patient', 'patient', 'patiente'],
  ['Blue', 'bleu', 'bleue'],
  ['Old', 'ancien', 'ancienne'],
  ['Laughing', 'rieur', 'rieuse'],
  ['Hidden', 'caché', 'cachée'],
  ['Silver', 'argenté', 'argentée'],
  ['Stubborn', 'têtu', 'têtue'],
  ['Distant', 'lointain', 'lointaine'],
  ['White', 'blanc', 'blanche'],
  ['Dancing', 'dansant', 'dansante'],
  ['Copper', 'cuivré', 'cuivrée'],
  ['Proud', 'fier', 'fière'],
  ['Curious', 'curieux', 'curieuse'],
  ['Scarlet', 'écarlate', 'écarlate'],
  ['Drowsy', 'songeur', 'songeuse'],
] as const;

const slugOf = ([english]: readonly [string, ...unknown[]]) => english.toLowerCase().replace(' ', '-');

export function drawSeaName(random: Random): string {
  const mood = slugOf(at(moods, random.below(moods.length)));
  const creature = slugOf(at(creatures, random.below(creatures.length)));
  return `${mood}-${creature}-${1 + random.below(999)}`;
}

/** The sea everybody gets on a day, written year-month-day. */
export function dailySeaName(day: string): string {
  return drawSeaName(quickRandom(`daily sea ${day}`));
}

interface Parts {
  readonly mood: (typeof moods)[number];
  readonly creature: (typeof creatures)[number];
  readonly number: string;
}

function partsOf(slug: string): Parts | null {
  const [, moodKey, creatureKey, number] = /^([a-z]+)-([a-z-]+)-(\d{1,3})$/.exec(slug) ?? [];
  const mood = moods.find((mood) => slugOf(mood) === moodKey);
  const creature = creatures.find((creature) => slugOf(creature) === creatureKey);
  return mood && creature && number !== undefined ? { mood, creature, number } : null;
}

export function showSeaName(name: string, language: Language): string {
  const parts = partsOf(name);
  return parts ? shown(parts, language) : name;
}

function shown({ mood, creature, number }: Parts, language: Language): string {
  if (language === 'en') return `${mood[0]} ${creature[0]} ${number}`;
  return `${creature[1]} ${creature[2] === 'f' ? mood[2] : mood[1]} ${number}`;
}

const longestName = 40;

/** What a person typed, as the name to deal from: a known name in either language finds its slug. `null` if nothing was typed. */
export function readSeaName(text: string): string | null {
  const typed = text.normalize('NFC').trim().replace(/\s+/g, ' ').slice(0, longestName);
  if (!typed) return null;
  const wanted = typed.toLocaleLowerCase('en');
  if (partsOf(wanted)) return wanted;
  const number = /\d{1,3}$/.exec(wanted)?.[0];
  if (number === undefined) return typed;
  for (const mood of moods) {
    for (const creature of creatures) {
      for (const language of ['en', 'fr'] as const) {
        if (shown({ mood, creature, number }, language).toLocaleLowerCase('en') === wanted)
          return `${slugOf(mood)}-${slugOf(creature)}-${number}`;
      }
    }
  }
  return typed;
}
