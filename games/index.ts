import { at } from '@fathom/kernel';
import { abyss } from './abyss/manifest.ts';
import { complete, type Entry } from './entry.ts';
import { nautilion } from './nautilion/manifest.ts';
import { nautilusIsland } from './nautilus-island/manifest.ts';
import { toy } from './toy/manifest.ts';

export type { Entry } from './entry.ts';
export type { Manifest, Minds, Names } from './manifest.ts';

/** Every game of the house, in the order of the home page. */
export const games: readonly Entry[] = [nautilusIsland, nautilion, abyss, toy].map(complete);

const theOne = (is: (entry: Entry) => boolean | undefined): Entry => games.find(is) ?? at(games, 0);

/** Whom a newcomer meets, and whoever does not say which game it is about. */
export const greeter = theOne(({ greets }) => greets);

/** The game that is the same for everybody each day. */
export const dailyGame = theOne(({ daily }) => daily);

export function entryOf(id: string): Entry | null {
  return games.find((entry) => entry.id === id) ?? null;
}
