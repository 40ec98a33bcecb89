/** The 26 locations (S2): 20 of the base game, then 6 of Kraken. How each scores is data; `scoring.ts` reads it. */

import type { Guild } from './lords.ts';
import { missing } from './missing.ts';

/** A location by its place in `LOCATIONS`. */
export type Location = number;

/** `base` plus `per` for each thing counted. */
export type Formula =
  | { readonly kind: 'lords'; readonly base: number; readonly per: number; readonly guild: Guild | null }
  | { readonly kind: 'allies'; readonly base: number; readonly per: number; readonly race: number | null }
  | {
      readonly kind: 'guilds' | 'weakest' | 'strongest' | 'keyed' | 'keyless' | 'lowest' | 'nebulis' | 'loot';
      readonly base: number;
      readonly per: number;
    }
  | { readonly kind: 'mirrors' }
  | { readonly kind: 'smokers' };

export interface LocationTile {
  /** As numbered in the rules document. */
  readonly number: number;
  readonly key: string;
  readonly scores: Formula;
}

const JELLYFISH = 0;
const CRAB = 1;
const SEAHORSE = 2;
const SHELLFISH = 3;
const SQUID = 4;

export const LOCATIONS = [
  { number: 1, key: 'sargasso-silos', scores: { kind: 'lords', base: 5, per: 2, guild: 'farmers' } },
  { number: 2, key: 'hydrozoa-reserves', scores: { kind: 'lords', base: 6, per: 2, guild: 'mages' } },
  { number: 3, key: 'sanctuary', scores: { kind: 'allies', base: 4, per: 3, race: JELLYFISH } },
  { number: 4, key: 'parliament', scores: { kind: 'lords', base: 6, per: 2, guild: 'politicians' } },
  { number: 5, key: 'barracks', scores: { kind: 'lords', base: 7, per: 2, guild: 'soldiers' } },
  { number: 6, key: 'dockworks', scores: { kind: 'lords', base: 5, per: 2, guild: 'merchants' } },
  { number: 7, key: 'sargasso-fields', scores: { kind: 'allies', base: 3, per: 3, race: SEAHORSE } },
  { number: 8, key: 'abyss', scores: { kind: 'guilds', base: 0, per: 2 } },
  { number: 9, key: 'city-of-mirrors', scores: { kind: 'mirrors' } },
  { number: 10, key: 'black-smokers', scores: { kind: 'smokers' } },
  { number: 11, key: 'oceanic-senate-assembly', scores: { kind: 'allies', base: 4, per: 3, race: SQUID } },
  { number: 12, key: 'depths', scores: { kind: 'weakest', base: 0, per: 2 } },
  { number: 13, key: 'throne-room', scores: { kind: 'strongest', base: 0, per: 1 } },
  { number: 14, key: 'jail', scores: { kind: 'lords', base: 15, per: -1, guild: null } },
  { number: 15, key: 'chasm', scores: { kind: 'allies', base: 5, per: 3, race: CRAB } },
  { number: 16, key: 'closed-tower', scores: { kind: 'keyed', base: 0, per: 3 } },
  { number: 17, key: 'lost-tower', scores: { kind: 'keyless', base: 0, per: 3 } },
  { number: 18, key: 'chamber-of-allies', scores: { kind: 'lowest', base: 3, per: 1 } },
  { number: 19, key: 'nest-of-giant-clams', scores: { kind: 'allies', base: 3, per: 3, race: SHELLFISH } },
  { number: 20, key: 'coral-barrier', scores: { kind: 'allies', base: 20, per: -1, race: null } },
  { number: 101, key: 'gambling-den', scores: { kind: 'lords', base: 5, per: 2, guild: 'smugglers' } },
  { number: 102, key: 'krakens-lair', scores: { kind: 'nebulis', base: 15, per: -3 } },
  { number: 103, key: 'cetaceous-cemetery', scores: { kind: 'loot', base: 0, per: 1 } },
  { number: 104, key: 'abandoned-convoy', scores: { kind: 'loot', base: 0, per: 1 } },
  { number: 105, key: 'megalodon', scores: { kind: 'loot', base: 0, per: 1 } },
  { number: 106, key: 'battlefield', scores: { kind: 'loot', base: 0, per: 1 } },
] as const satisfies readonly LocationTile[];

export type LocationName = (typeof LOCATIONS)[number]['key'];

export const BASE_LOCATIONS = 20;
export const CITY_OF_MIRRORS: Location = 8;
export const BLACK_SMOKERS: Location = 9;
/** The four sanctuaries (K8) are the last locations. */
export const FIRST_SANCTUARY: Location = 22;
export const isSanctuary = (location: Location): boolean => location >= FIRST_SANCTUARY;

const tiles: readonly (LocationTile & { readonly key: LocationName })[] = LOCATIONS;

export const tileOf = (location: Location): LocationTile & { readonly key: LocationName } =>
  tiles[location] ?? missing('location', location);
