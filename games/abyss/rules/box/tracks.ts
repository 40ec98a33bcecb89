/** The threat track (X6), monster tokens (S3) and loot (S4, K8). */

import { at } from '@fathom/kernel';

/** What a monster brings on each space of the threat track, the first space first. */
export const THREAT_REWARDS: readonly { readonly keys: number; readonly units: number }[] = [
  { keys: 0, units: 1 },
  { keys: 0, units: 2 },
  { keys: 1, units: 0 },
  { keys: 1, units: 1 },
  { keys: 1, units: 2 },
  { keys: 2, units: 0 },
];
/** By space, counted from 1. */
export const rewardOn = (space: number): { readonly keys: number; readonly units: number } =>
  at(THREAT_REWARDS, space - 1);
export const LAST_THREAT = THREAT_REWARDS.length;

export const TOKEN_VALUES = [2, 3, 4] as const;
const tokenValues: readonly number[] = TOKEN_VALUES;
/** The place of a value in `TOKEN_VALUES`. */
export const tokenIndex = (value: number): number => tokenValues.indexOf(value);
/** The value at a place of `TOKEN_VALUES`. */
export const tokenValue = (index: number): number => at(TOKEN_VALUES, index);
export const TOKEN_COUNTS: readonly number[] = [9, 9, 2];

export const LOOT_VALUES = [3, 4, 5, 6, 7] as const;
export const lootValue = (index: number): number => at(LOOT_VALUES, index);
export const LOOT_COUNTS: readonly number[] = [3, 4, 5, 6, 7];
/** What the value does, by its place in `LOOT_VALUES`. */
export const LOOT_REWARDS = ['key', 'pearls', 'token', 'ally', 'nothing'] as const;
