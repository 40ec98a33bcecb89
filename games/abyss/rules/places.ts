import { at, type Seat, type Shift } from '@fathom/kernel';
import { type Card, cardName, type Race, raceName } from './box/cards.ts';
import { type Location, tileOf } from './box/locations.ts';
import { type Lord, lordCard } from './box/lords.ts';

/** The names of places and pieces, as events' shifts, `census` and `pieces` use them. */
export const DECK = 'deck';
export const DISCARD_PILE = 'discard';
export const SPENT = 'spent';
export const LORD_DECK = 'lord-deck';
export const GONE = 'gone';
export const LOCATION_PILE = 'location-pile';
export const FACE_UP = 'face-up';
export const DRAWN = 'drawn';
export const LOOT_DECK = 'loot-deck';
export const LOOT_DISCARD = 'loot-discard';
export const TOKEN_POOL = 'token-pool';
/** Pearls, keys and nebulis that nobody has; they never run out (S5). */
export const SUPPLY = 'supply';

/** `place` counts from 0, its name from 1. */
export const trackPlace = (place: number): string => `track:${place + 1}`;
export const courtPlace = (place: number): string => `court:${place + 1}`;
export const councilPlace = (race: Race): string => `council:${raceName(race)}`;
export const handOf = (seat: Seat): string => `hand:${seat}`;
export const alliesOf = (seat: Seat): string => `allies:${seat}`;
export const lordsOf = (seat: Seat): string => `lords:${seat}`;
export const locationsOf = (seat: Seat): string => `locations:${seat}`;
export const tokensOf = (seat: Seat): string => `tokens:${seat}`;
/** Pearls, nebulis, key tokens, sentinels and the kraken figure of a player. */
export const purseOf = (seat: Seat): string => `purse:${seat}`;
export const underneath = (location: Location): string => `under:${tileOf(location).key}`;
export const lootOn = (location: Location): string => `loot:${tileOf(location).key}`;
export const guardOf = (area: string): string => `guard:${area}`;
export const threatSpace = (space: number): string => `threat:${space}`;

export const PEARL = 'pearl';
export const NEBULIS = 'nebulis';
export const KEY_TOKEN = 'key';
export const THREAT = 'threat';
export const KRAKEN_FIGURE = 'kraken-figure';
export const UNKNOWN = '?';
export const SENTINELS = ['sentinel-watcher', 'sentinel-vigil', 'sentinel-lookout'] as const;
export const sentinelPiece = (sentinel: number): string => at(SENTINELS, sentinel);
export const tokenPiece = (value: number): string => `token-${value}`;
export const lootPiece = (value: number): string => `loot-${value}`;

export const shift = (piece: string, from: string, to: string): Shift => ({ piece, from, to });

/** Several alike; none at all if there are none. */
export const shifts = (count: number, piece: string, from: string, to: string): Shift[] =>
  count === 0 ? [] : [{ piece, from, to, count }];

export const cardShift = (card: Card, from: string, to: string): Shift => shift(cardName(card), from, to);
export const lordShift = (lord: Lord, from: string, to: string): Shift => shift(lordCard(lord).key, from, to);
export const locationShift = (location: Location, from: string, to: string): Shift =>
  shift(tileOf(location).key, from, to);

/** All cards of a pile, kind by kind. */
export const pileShifts = (pile: readonly number[], from: string, to: string): Shift[] =>
  pile.flatMap((count, card) => shifts(count, cardName(card), from, to));
