import { at, type Census, type Seat } from '@fathom/kernel';
import { cards, colourOf, colours, countOf, PLACES, STORABLE, type Tally, TOKENS, tokens, total } from './cards.ts';
import type { Side } from './events.ts';
import {
  type Castaway,
  castawayOf,
  hasMoved,
  NONE,
  type Open,
  type State,
  setSize,
  unseenCards,
  type View,
} from './state.ts';

/** The places pieces can be in, and the pieces that are neither cards nor bonus tokens. */
export const places = {
  /** Cards nobody has seen, in the stacks or in the box: which of them lies where does not exist until it is drawn. */
  pool: 'pool',
  /** A stack's top card, once seen. How many lie under it is in the view. */
  top: (column: number, stack: number): string => `top:${column}:${stack}`,
  hand: (seat: Seat): string => `hand:${seat}`,
  set: (seat: Seat, colour: number): string => `set:${seat}:${colours[colour]}`,
  supply: 'supply',
  camp: (place: number): string => `camp:${colours[place]}`,
  portholes: 'portholes',
  ashore: 'ashore',
  beside: (side: Side, column: number): string => `${side}:${column}`,
  castaway: (seat: Seat): string => `castaway:${seat}`,
  porthole: (size: number, points: number): string => `porthole:${size}:${points}`,
};

/** R1, R2: the side reached in this round. */
export const sideOf = (round: number): Side => (round % 2 === 1 ? 'above' : 'below');

/** Where a castaway stands: those still to move in this round are on the other side. */
export function standing(scene: Open, seat: Seat, moved = hasMoved(scene, seat)): string {
  const column = castawayOf(scene, seat).at;
  if (column === NONE) return places.ashore;
  return places.beside(sideOf(moved ? scene.round : scene.round - 1), column);
}

type Counts = { [place: string]: { [piece: string]: number } };

function add(all: Counts, place: string, piece: string, count: number): void {
  if (count === 0) return;
  const there = all[place] ?? {};
  there[piece] = (there[piece] ?? 0) + count;
  all[place] = there;
}

function addCards(all: Counts, place: string, tally: Tally): void {
  for (const [card, name] of cards.entries()) add(all, place, name, tally[card] ?? 0);
}

/** Everything that lies open to all: sets, tokens, portholes, castaways, seen tops, and the open part of the hands. */
function inSight(scene: Open): Counts {
  const all: Counts = {};
  scene.tops.forEach((tops, column) => {
    tops.forEach((top, stack) => {
      if (top !== NONE) add(all, places.top(column, stack), at(cards, top), 1);
    });
  });
  scene.camp.forEach((token, place) => {
    if (token !== NONE) add(all, places.camp(place), at(tokens, token), 1);
  });
  scene.supply.forEach((count, token) => {
    add(all, places.supply, at(tokens, token), count);
  });
  scene.prizes.forEach((prizes, index) => {
    for (const points of prizes.slice(scene.taken[index])) {
      add(all, places.portholes, places.porthole(at(scene.sizes, index), points), 1);
    }
  });
  scene.castaways.forEach((castaway, seat) => {
    add(all, standing(scene, seat), places.castaway(seat), 1);
    addCards(all, places.hand(seat), castaway.open);
    addSets(all, castaway, seat);
  });
  return all;
}

function addSets(all: Counts, castaway: Castaway, seat: Seat): void {
  for (let card = 0; card < STORABLE; card++) {
    add(all, places.set(seat, colourOf(card)), at(cards, card), countOf(castaway.laid, card));
  }
  for (let colour = 0; colour < PLACES; colour++) {
    const set = places.set(seat, colour);
    for (const [token, name] of tokens.entries())
      add(all, set, name, countOf(castaway.tokens, colour * TOKENS + token));
    const points = countOf(castaway.portholes, colour);
    if (points > 0) add(all, set, places.porthole(setSize(castaway, colour), points), 1);
  }
}

export function census(state: State): Census {
  const all = inSight(state);
  addCards(all, places.pool, state.pool);
  state.hidden.forEach((hidden, seat) => {
    addCards(all, places.hand(seat), hidden);
  });
  return all;
}

export function pieces(view: View): Census {
  const all = inSight(view);
  view.hidden.forEach((hidden, seat) => {
    if (hidden === null) add(all, places.hand(seat), '?', castawayOf(view, seat).unseen);
    else addCards(all, places.hand(seat), hidden);
  });
  add(all, places.pool, '?', undrawn(view));
  return all;
}

/** How many cards nobody has seen. */
function undrawn(view: View): number {
  let count = total(unseenCards(view));
  view.hidden.forEach((hidden, seat) => {
    if (hidden === null) count -= castawayOf(view, seat).unseen;
  });
  return count;
}
