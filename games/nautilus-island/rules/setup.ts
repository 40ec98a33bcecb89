import { COPIES, KINDS, objects, PLACES, tokens, zeros } from './cards.ts';
import { FILL, FIRST, type Frame, TURNS } from './frames.ts';
import { type House, house as houseData, type Layout, STACK } from './house.ts';
import type { Options } from './options.ts';
import { nextFirstTop } from './stacks.ts';
import { clone, NONE, nobody, type State } from './state.ts';

/** First states once made: games are set up far more often than data is changed. */
const prepared = new WeakMap<House, Map<number, State>>();

/** S1–S5 before anything is drawn: chance's first moves name the first player, fill the camp and turn the tops. */
export function setup(seats: number, options: Options): State {
  const house = options.house ?? houseData;
  const states = prepared.get(house) ?? new Map<number, State>();
  const state = states.get(seats) ?? firstState(seats, house);
  prepared.set(house, states.set(seats, state));
  return clone(state);
}

const layoutOf = (house: House, seats: number): Layout => house.columns[String(seats) as keyof House['columns']];

/** S5: the first face-up stack from the back, if any lies so. */
function firstTop(layout: Layout): Frame[] {
  const first = nextFirstTop(layout, 0, NONE);
  return first === null ? [] : [first];
}

function firstState(seats: number, house: House): State {
  const layout = layoutOf(house, seats);
  const sizes = Object.keys(house.portholes)
    .map(Number)
    .sort((a, b) => a - b);
  return {
    seats,
    layout,
    sizes,
    prizes: sizes.map((size) => house.portholes[size] ?? []),
    treasures: objects.treasures.map((treasure) => house.treasures[treasure]),
    stack: [TURNS, ...firstTop(layout), FILL, FIRST],
    round: 0,
    order: [],
    turn: 0,
    ending: 'no',
    row: [],
    heights: layout.map(() => STACK),
    tops: layout.map((stacks) => stacks.map(() => NONE)),
    camp: zeros(PLACES).fill(NONE),
    supply: tokens.map((token) => house.tokens[token]),
    taken: zeros(sizes.length),
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
  const layout = layoutOf(house, seats);
  const dealt = STACK * layout.flat().length;
  const laidOut = tokens.reduce((sum, token) => sum + house.tokens[token], 0) + PLACES;
  const collections = STACK * layout.length;
  const stores = Math.min(dealt, COPIES * (KINDS - objects.treasures.length));
  return 1 + laidOut + dealt + 2 * collections + 4 * stores + 2 * seats;
}
