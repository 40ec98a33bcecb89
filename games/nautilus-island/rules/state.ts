import type { Seat } from '@fathom/kernel';
import {
  add,
  COPIES,
  colourOf,
  countOf,
  KINDS,
  OBJECTS_PER_COLOUR,
  PLACES,
  STORABLE,
  type Tally,
  TOKENS,
  TREASURES,
  total,
  zeros,
} from './cards.ts';
import type { Frame } from './frames.ts';
import type { Face, Layout } from './house.ts';

/** E1: `next` once a column is empty, `now` during the last round. */
export type Ending = 'no' | 'next' | 'now';

/** In place of a column, card, token or place where there is none. */
export const NONE = -1;

/** What everybody sees of one player. */
export interface Castaway {
  /** The column stood at. */
  at: number;
  /** K1: cards in hand that everybody saw. */
  open: Tally;
  /** K1: how many more cards are in hand, known to their owner alone. */
  unseen: number;
  /** The cards in the sets. */
  laid: Tally;
  /** The bonus tokens on the sets: those of colour c, of every kind, begin at c × TOKENS. */
  tokens: number[];
  /** By colour, the points of the porthole that closed the set; 0 while it is open. */
  portholes: number[];
  /** R8: passed, and so holds nothing that could have been stored. */
  passed: boolean;
}

/** What everybody sees. A state adds the secrets to it, a view only those its watcher knows. */
export interface Open {
  seats: number;
  /** S1, S2. Never changes. */
  readonly layout: Layout;
  /** C4: set sizes with portholes, rising, and their points from the top down. Never change. */
  readonly sizes: readonly number[];
  readonly prizes: readonly (readonly number[])[];
  /** C3: points by treasure. Never changes. */
  readonly treasures: readonly number[];

  /** What is still to be decided or done, the next on top. Empty: the game is over. */
  stack: Frame[];
  /** 0 during setup. Castaways stand above the submarine after odd rounds, below it after even ones. */
  round: number;
  /** R1: who plays when in this round, and whose turn it is. */
  order: Seat[];
  turn: number;
  ending: Ending;

  /** R4: the cards stored in this turn, all of one colour, in the order of `cards`. */
  row: number[];

  /** Cards in every stack of each column: a column's stacks shrink together. A stack still to be drawn from has one more. */
  heights: number[];
  /** By column and stack, the card seen on top. */
  tops: number[][];
  /** R5: by place, the token there. */
  camp: number[];
  /** Tokens face down beside the board. All others are in sight, so everybody can tell what these are. */
  supply: Tally;
  /** By set size, how many portholes are gone. */
  taken: number[];
  castaways: Castaway[];
}

export interface State extends Open {
  /** By seat, the cards in hand that only their owner has seen. */
  hidden: Tally[];
  /** Every card nobody has seen yet, in the stacks or in the box: which lies where does not exist until it is drawn. */
  pool: Tally;
}

export interface View extends Open {
  /** By seat, the cards only their owner has seen: `null` where they are hidden from the watcher too. */
  hidden: (Tally | null)[];
}

export const nobody = (): Castaway => ({
  at: NONE,
  open: zeros(KINDS),
  unseen: 0,
  laid: zeros(STORABLE),
  tokens: zeros(PLACES * TOKENS),
  portholes: zeros(PLACES),
  passed: false,
});

function copyCastaway(castaway: Castaway): Castaway {
  return {
    at: castaway.at,
    open: castaway.open.slice(),
    unseen: castaway.unseen,
    laid: castaway.laid.slice(),
    tokens: castaway.tokens.slice(),
    portholes: castaway.portholes.slice(),
    passed: castaway.passed,
  };
}

function copyCastaways(castaways: readonly Castaway[]): Castaway[] {
  const copy = castaways.slice();
  for (let seat = 0; seat < copy.length; seat++) {
    const castaway = castaways[seat];
    if (castaway !== undefined) copy[seat] = copyCastaway(castaway);
  }
  return copy;
}

/** Not by `map`: once the engine has optimised that, it marks its lists as ones that may have holes, and these are slower to read. */
function copyLists(lists: readonly number[][]): number[][] {
  const copy = lists.slice();
  for (let i = 0; i < copy.length; i++) {
    const list = lists[i];
    if (list !== undefined) copy[i] = list.slice();
  }
  return copy;
}

/** A copy of what everybody sees, and of nothing else, whatever more it is given. */
export function copyOpen(scene: Open): Open {
  return {
    seats: scene.seats,
    layout: scene.layout,
    sizes: scene.sizes,
    prizes: scene.prizes,
    treasures: scene.treasures,
    stack: scene.stack.slice(),
    round: scene.round,
    order: scene.order.slice(),
    turn: scene.turn,
    ending: scene.ending,
    row: scene.row.slice(),
    heights: scene.heights.slice(),
    tops: copyLists(scene.tops),
    camp: scene.camp.slice(),
    supply: scene.supply.slice(),
    taken: scene.taken.slice(),
    castaways: copyCastaways(scene.castaways),
  };
}

/** The seat whose turn it is; NONE before the first turn and after the last. */
export const onTurn = (scene: Open): Seat => scene.order[scene.turn] ?? NONE;

/** Apart from what looks things up, which is asked so often that it should be small enough to be inlined. */
export function missing(what: string, index: number): never {
  throw new RangeError(`there is no ${what} ${index}`);
}

export const castawayOf = (scene: Open, seat: Seat): Castaway => scene.castaways[seat] ?? missing('seat', seat);

/** The cards in hand that only their owner has seen. */
export const hiddenOf = (state: State, seat: Seat): Tally => state.hidden[seat] ?? missing('seat', seat);

/** S1, S2: the stacks of a column. */
export const stacksOf = ({ layout }: Pick<Open, 'layout'>, column: number): readonly Face[] =>
  layout[column] ?? missing('column', column);

/** What is being decided. */
export const asked = (scene: Open): Frame['at'] | 'over' => scene.stack[scene.stack.length - 1]?.at ?? 'over';

/** Whether this seat has moved in this round. */
export const hasMoved = (scene: Open, seat: Seat): boolean =>
  scene.round > 0 && scene.order.indexOf(seat) < scene.turn + (asked(scene) === 'column' ? 0 : 1);

/** Cards in one stack, counting those about to be drawn. */
export function stackHeight(scene: Open, column: number, stack: number): number {
  const frame = scene.stack[scene.stack.length - 1];
  const toDraw =
    frame?.at === 'draw' &&
    column === frame.column &&
    stack >= frame.stack &&
    stacksOf(scene, column)[stack] === 'down';
  return countOf(scene.heights, column) + (toDraw ? 1 : 0);
}

export function setSize(castaway: Castaway, colour: number): number {
  let size = 0;
  for (let i = 0; i < OBJECTS_PER_COLOUR; i++) size += countOf(castaway.laid, colour * OBJECTS_PER_COLOUR + i);
  return size;
}

export const handSize = (castaway: Castaway): number => total(castaway.open) + castaway.unseen;

/** R4: how many places the column has at which the seat on turn stands. */
export function placesAt(scene: Open): number {
  return scene.layout[scene.castaways[onTurn(scene)]?.at ?? NONE]?.length ?? 0;
}

/** R4: how many more cards the seat on turn may store now. */
export const placesLeft = (scene: Open): number => Math.max(0, placesAt(scene) - scene.row.length);

/** R7: where in `sizes` a porthole for exactly this many cards is left, or NONE. */
export function portholeFor(scene: Open, size: number): number {
  const index = scene.sizes.indexOf(size);
  return index !== NONE && countOf(scene.taken, index) < (scene.prizes[index]?.length ?? 0) ? index : NONE;
}

/** R4: neither a treasure nor of a closed set. */
export function storable(castaway: Castaway, card: number): boolean {
  const colour = colourOf(card);
  return colour !== TREASURES && castaway.portholes[colour] === 0;
}

/** Makes a state of a copied scene, in place: a spread would leave it in a form that is slow to play on. */
export function withSecrets(scene: Open, hidden: Tally[], pool: Tally): State {
  const state = scene as State;
  state.hidden = hidden;
  state.pool = pool;
  return state;
}

export const clone = (state: State): State => withSecrets(copyOpen(state), copyLists(state.hidden), state.pool.slice());

/** The cards the owner of this view has not located: in the stacks, in the box, or in the unseen part of others' hands. */
export function unseenCards(view: View): Tally {
  const unseen = zeros(KINDS).fill(COPIES);
  const seen = (tally: readonly number[]): void => {
    for (const [card, count] of tally.entries()) add(unseen, card, -count);
  };
  for (const { open, laid } of view.castaways) {
    seen(open);
    seen(laid);
  }
  for (const hidden of view.hidden) if (hidden !== null) seen(hidden);
  for (const tops of view.tops) for (const top of tops) if (top !== NONE) add(unseen, top, -1);
  return unseen;
}
