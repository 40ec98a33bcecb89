import { COPIES, KINDS, objects, PLACES, tokens, zeros } from './cards.ts';
import { type House, house as houseData, STACK } from './house.ts';
import type { Options } from './options.ts';
import { NONE, nobody, type State } from './state.ts';

/** What of the data never changes during a game, in the form the state has it. Made once for each set of data. */
interface Data {
  readonly sizes: readonly number[];
  readonly prizes: readonly (readonly number[])[];
  readonly treasures: readonly number[];
}
const prepared = new WeakMap<House, Data>();

function dataOf(house: House): Data {
  const known = prepared.get(house);
  if (known !== undefined) return known;
  const sizes = Object.keys(house.portholes)
    .map(Number)
    .sort((a, b) => a - b);
  const data = {
    sizes,
    prizes: sizes.map((size) => house.portholes[size]),
    treasures: objects.treasures.map((treasure) => house.treasures[treasure]),
  };
  prepared.set(house, data);
  return data;
}

/** S1–S5 before anything is drawn: chance's first moves name the first player, fill the camp and turn the tops. */
export function setup(seats: number, options: Options): State {
  const house = options.house ?? houseData;
  const layout = house.columns[String(seats) as '2' | '3' | '4'];
  const { sizes, prizes, treasures } = dataOf(house);
  return {
    seats,
    layout,
    sizes,
    prizes,
    treasures,
    phase: 'first',
    round: 0,
    order: [],
    turn: 0,
    ending: 'no',
    column: NONE,
    stack: NONE,
    place: NONE,
    row: [],
    heights: layout.map(() => STACK),
    tops: layout.map((stacks) => stacks.map(() => NONE)),
    camp: zeros(PLACES).fill(NONE),
    supply: tokens.map((token) => house.tokens[token]),
    taken: sizes.map(() => 0),
    castaways: Array.from({ length: seats }, nobody),
    hidden: Array.from({ length: seats }, () => zeros(KINDS)),
    pool: zeros(KINDS).fill(COPIES),
  };
}

/**
 * Every card of the stacks is drawn or turned once and every token laid out once. A turn collects (column, action), stores at
 * least one card (column, card, done, close) or passes (column, pass), this last once a seat.
 */
export function bound(seats: number, options: Options): number {
  const house = options.house ?? houseData;
  const layout = house.columns[String(seats) as '2' | '3' | '4'];
  const dealt = STACK * layout.flat().length;
  const laidOut = tokens.reduce((sum, token) => sum + house.tokens[token], 0) + PLACES;
  const collections = STACK * layout.length;
  const stores = Math.min(dealt, COPIES * (KINDS - objects.treasures.length));
  return 1 + laidOut + dealt + 2 * collections + 4 * stores + 2 * seats;
}
