import { BASE_LORDS, LORDS } from './box/lords.ts';
import type { Options } from './options.ts';
import { QUIET_ROUNDS } from './turn.ts';

/** Cards one turn can reveal: five places, and one more for each sale (X2: one per opponent, one more with Hypnotist). */
const reveals = (seats: number): number => 5 + seats;

/**
 * No turn is longer than this. Exploring: each card is drawn, offered to every opponent and decided on; then units, tokens and
 * krakens. Recruiting: a card of the hand per decision, and whatever a chain of lords does. Locations: at most 26 of them, each
 * with a choice, draws, keys and a search of six loot cards that may meet monsters on the way.
 */
const turnBound = (seats: number): number => reveals(seats) * (seats + 1) + 78 + 26 * 110 + 53 * 20;

/**
 * E6 bounds play: lords never come back to the court, so there are at most as many rounds with a recruitment as lords, and fewer
 * than fifteen quiet ones between two of them.
 */
export function bound(seats: number, { kraken }: Options): number {
  const lords = kraken ? LORDS.length : BASE_LORDS;
  const rounds = (lords + 1) * QUIET_ROUNDS + 2;
  return rounds * (seats + 1) * turnBound(seats);
}
