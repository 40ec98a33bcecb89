import { at, quickRandom, type Random } from '@fathom/kernel';
import { chance } from './chance.ts';
import type { Language } from './settings.ts';

/**
 * A sea is called by a slug such as `grey-whale-214`, the same in every language, and shown as its language says it. Whatever
 * else a person types is a name too, and is shown as typed.
 */
const creatures = [
  ['whale', 'Whale', 'Baleine', 'f'],
  ['dolphin', 'Dolphin', 'Dauphin', 'm'],
  ['lantern-fish', 'Lantern Fish', 'Poisson-lanterne', 'm'],
  ['seahorse', 'Seahorse', 'Hippocampe', 'm'],
  ['turtle', 'Turtle', 'Tortue', 'f'],
  ['octopus', 'Octopus', 'Poulpe', 'm'],
  ['ray', 'Ray', 'Raie', 'f'],
  ['urchin', 'Urchin', 'Oursin', 'm'],
  ['anemone', 'Anemone', 'Anémone', 'f'],
  ['seal', 'Seal', 'Otarie', 'f'],
  ['crab', 'Crab', 'Crabe', 'm'],
  ['pearl', 'Pearl', 'Perle', 'f'],
  ['narwhal', 'Narwhal', 'Narval', 'm'],
  ['starfish', 'Starfish', 'Étoile de mer', 'f'],
  ['medusa', 'Medusa', 'Méduse', 'f'],
  ['eel', 'Eel', 'Murène', 'f'],
  ['shark', 'Shark', 'Requin', 'm'],
  ['manatee', 'Manatee', 'Lamantin', 'm'],
  ['oyster', 'Oyster', 'Huître', 'f'],
  ['squid', 'Squid', 'Calmar', 'm'],
  ['lobster', 'Lobster', 'Homard', 'm'],
  ['sponge', 'Sponge', 'Éponge', 'f'],
  ['swordfish', 'Swordfish', 'Espadon', 'm'],
  ['nautilus', 'Nautilus', 'Nautile', 'm'],
] as const;

const moods = [
  ['grey', 'Grey', 'gris', 'grise'],
  ['silent', 'Silent', 'silencieux', 'silencieuse'],
  ['golden', 'Golden', 'doré', 'dorée'],
  ['sleeping', 'Sleeping', 'endormi', 'endormie'],
  ['wandering', 'Wandering', 'vagabond', 'vagabonde'],
  ['patient', 'Patient', 'patient', 'patiente'],
  ['blue', 'Blue', 'bleu', 'bleue'],
  ['old', 'Old', 'ancien', 'ancienne'],
  ['laughing', 'Laughing', 'rieur', 'rieuse'],
  ['hidden', 'Hidden', 'caché', 'cachée'],
  ['silver', 'Silver', 'argenté', 'argentée'],
  ['stubborn', 'Stubborn', 'têtu', 'têtue'],
  ['distant', 'Distant', 'lointain', 'lointaine'],
  ['white', 'White', 'blanc', 'blanche'],
  ['dancing', 'Dancing', 'dansant', 'dansante'],
  ['copper', 'Copper', 'cuivré', 'cuivrée'],
  ['proud', 'Proud', 'fier', 'fière'],
  ['curious', 'Curious', 'curieux', 'curieuse'],
  ['scarlet', 'Scarlet', 'écarlate', 'écarlate'],
  ['drowsy', 'Drowsy', 'songeur', 'songeuse'],
] as const;

export function drawSeaName(random: Random): string {
  const mood = at(moods, random.below(moods.length))[0];
  const creature = at(creatures, random.below(creatures.length))[0];
  return `${mood}-${creature}-${1 + random.below(999)}`;
}

export function newSeaName(): string {
  return drawSeaName(chance);
}

/** The sea everybody gets on a day, written year-month-day. */
export function dailySeaName(day: string): string {
  return drawSeaName(quickRandom(`daily sea ${day}`));
}

export function today(now = new Date()): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}

interface Parts {
  readonly mood: (typeof moods)[number];
  readonly creature: (typeof creatures)[number];
  readonly number: string;
}

function partsOf(slug: string): Parts | null {
  const [, moodKey, creatureKey, number] = /^([a-z]+)-([a-z-]+)-(\d{1,3})$/.exec(slug) ?? [];
  const mood = moods.find(([key]) => key === moodKey);
  const creature = creatures.find(([key]) => key === creatureKey);
  return mood && creature && number !== undefined ? { mood, creature, number } : null;
}

export function showSeaName(name: string, language: Language): string {
  const parts = partsOf(name);
  if (!parts) return name;
  const { mood, creature, number } = parts;
  if (language === 'en') return `${mood[1]} ${creature[1]} ${number}`;
  return `${creature[2]} ${creature[3] === 'f' ? mood[3] : mood[2]} ${number}`;
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
  for (const [mood] of moods) {
    for (const [creature] of creatures) {
      const slug = `${mood}-${creature}-${number}`;
      for (const language of ['en', 'fr'] as const) {
        if (showSeaName(slug, language).toLocaleLowerCase('en') === wanted) return slug;
      }
    }
  }
  return typed;
}
