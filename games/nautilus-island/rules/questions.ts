import { at, type Refusal, type Seat } from '@fathom/kernel';
import {
  add,
  type Card,
  type Colour,
  cardIndex,
  cards,
  colourOf,
  colours,
  countOf,
  OBJECTS_PER_COLOUR,
  PLACES,
  STORABLE,
  type Tally,
  TOKENS,
  type Token,
  TREASURES,
  tokens,
} from './cards.ts';
import { done, type Move, stores } from './moves.ts';
import { type Item, openScore, type SetShape, shapeOf, tokenPoints, treasurePoints } from './score.ts';
import {
  asked,
  type Castaway,
  castawayOf,
  NONE,
  type Open,
  onTurn,
  placesLeft,
  portholeFor,
  stackHeight,
  type View,
} from './state.ts';
import { mayStoreMore } from './storing.ts';
import { columnRefusal } from './why-not.ts';

export { placesLeft } from './state.ts';
export { noPlaceLeft } from './why-not.ts';

export interface PlaceInOrder {
  readonly seat: Seat;
  /** Has had its turn in this round, has it now, or is still to have it. */
  readonly turn: 'had' | 'has' | 'awaits';
}

/** R1: this round's order of play. Empty before the first player is known. */
export function thisRound(scene: Open): PlaceInOrder[] {
  return scene.order.map((seat, index) => ({
    seat,
    turn: index < scene.turn ? 'had' : index === scene.turn && scene.round > 0 ? 'has' : 'awaits',
  }));
}

/**
 * R1: the order the next round would have if all castaways stayed where they are, or if the one on turn went to a column. Those
 * still ashore come last; of two at one column, on different sides, the one that has moved comes first.
 */
export function nextRound(scene: Open, supposing?: { readonly column: number }): Seat[] {
  const column = (seat: Seat): number => {
    const here = supposing && seat === onTurn(scene) ? supposing.column : castawayOf(scene, seat).at;
    return here === NONE ? scene.layout.length : here;
  };
  return scene.order
    .map((seat, index) => ({ seat, index }))
    .sort((a, b) => column(a.seat) - column(b.seat) || a.index - b.index)
    .map(({ seat }) => seat);
}

export interface StackShown {
  readonly face: 'up' | 'down';
  readonly height: number;
  readonly top: Card | null;
}

export interface ColumnShown {
  readonly column: number;
  /** R4: how many cards may be stored from here. */
  readonly places: number;
  readonly stacks: readonly StackShown[];
  /** Cards left in all its stacks. */
  readonly left: number;
  /** R3: what collecting here would bring, while there is anything. */
  readonly seen: readonly Card[];
  readonly unseen: number;
  /** Who stands here, on either side. */
  readonly castaways: readonly Seat[];
  /** Why the seat on turn may not go here, while it is asked for a column. */
  readonly refusal: Refusal | null;
}

/** The columns from back to front. */
export function columnsNow(scene: Open): ColumnShown[] {
  return scene.layout.map((faces, column) => {
    const stacks = faces.map((face, stack): StackShown => {
      const top = at(at(scene.tops, column), stack);
      return { face, height: stackHeight(scene, column, stack), top: top === NONE ? null : at(cards, top) };
    });
    const full = stacks.filter(({ height }) => height > 0);
    return {
      column,
      places: faces.length,
      stacks,
      left: stacks.reduce((sum, { height }) => sum + height, 0),
      seen: full.flatMap(({ top }) => (top === null ? [] : [top])),
      unseen: full.filter(({ face }) => face === 'down').length,
      castaways: scene.castaways.flatMap((castaway, seat) => (castaway.at === column ? [seat] : [])),
      refusal: asked(scene) === 'column' ? columnRefusal(scene, column) : null,
    };
  });
}

export interface LastRound {
  /** `near`: it may be one of the next two rounds. `next`: it follows this round. `now`: this is it. */
  readonly state: 'far' | 'near' | 'next' | 'now';
  /** At least so many rounds are still to come after this one. A column loses at most one card a stack in a round. */
  readonly atLeast: number;
  /** The columns that are empty, or nearest to it. */
  readonly columns: readonly number[];
}

/** E1. */
export function lastRound(scene: Open): LastRound {
  const least = Math.min(...scene.heights);
  const columns = scene.heights.flatMap((height, column) => (height === least ? [column] : []));
  if (scene.ending === 'now') return { state: 'now', atLeast: 0, columns };
  if (scene.ending === 'next') return { state: 'next', atLeast: 1, columns };
  const atLeast = roundsLeft(scene);
  return { state: atLeast <= 2 ? 'near' : 'far', atLeast, columns };
}

/** A column that has had its visitor in this round can lose its next cards in the next one at the earliest. */
function roundsLeft(scene: Open): number {
  const undecided = asked(scene) === 'column' || asked(scene) === 'action';
  const visitors = scene.order.slice(0, scene.turn + (undecided ? 0 : 1));
  const soonest = scene.heights.map((height, column) =>
    visitors.some((seat) => castawayOf(scene, seat).at === column) ? height + 1 : height,
  );
  return Math.min(...soonest);
}

export interface PortholesLeft {
  readonly size: number;
  /** Points from the top of the pile down. */
  readonly points: readonly number[];
}

/** C4, R7. */
export function portholesLeft(scene: Open): PortholesLeft[] {
  return scene.sizes.map((size, index) => ({ size, points: at(scene.prizes, index).slice(scene.taken[index]) }));
}

export interface Closing {
  /** Cards to add before the set can be closed. */
  readonly more: number;
  readonly size: number;
  /** The porthole then on top, if nobody takes it first. */
  readonly porthole: number;
  /** The whole set's points when closed so, with its tokens and porthole. Pairs are counted as they lie now. */
  readonly points: number;
}

export interface SetShown {
  readonly colour: Colour;
  readonly cards: readonly Card[];
  readonly size: number;
  readonly tokens: readonly { readonly token: Token; readonly count: number; readonly points: number }[];
  /** The points of the porthole that closed it, or `null`. */
  readonly porthole: number | null;
  /** What it is worth as it lies. */
  readonly points: number;
  /** Every way to close it: with no more cards where it has just the size, or with more (R7). Empty once closed. */
  readonly closings: readonly Closing[];
}

/** Every set a seat has begun, or that has tokens. */
export function setsOf(scene: Open, seat: Seat): SetShown[] {
  const all = colours.slice(0, PLACES).map((_, colour) => setOf(scene, seat, colour));
  return all.filter(({ size }) => size > 0);
}

function setOf(scene: Open, seat: Seat, colour: number): SetShown {
  const castaway = castawayOf(scene, seat);
  const shape = shapeOf(castaway, colour);
  const held = tokens
    .map((token, i) => ({ token, count: countOf(castaway.tokens, colour * TOKENS + i) }))
    .filter(({ count }) => count > 0);
  const worth = (set: SetShape): number =>
    held.reduce((sum, { token, count }) => sum + tokenPoints(tokens.indexOf(token), count, set), set.porthole);
  return {
    colour: at(colours, colour),
    cards: cardsOf(castaway.laid, colour),
    size: shape.size,
    tokens: held.map(({ token, count }) => ({
      token,
      count,
      points: tokenPoints(tokens.indexOf(token), count, shape),
    })),
    porthole: shape.porthole > 0 ? shape.porthole : null,
    points: worth(shape),
    closings: shape.porthole > 0 ? [] : closings(scene, shape, worth),
  };
}

function closings(scene: Open, shape: SetShape, worth: (set: SetShape) => number): Closing[] {
  return scene.sizes
    .filter((size) => size >= shape.size && portholeFor(scene, size) !== NONE)
    .map((size) => {
      const index = portholeFor(scene, size);
      const porthole = at(at(scene.prizes, index), countOf(scene.taken, index));
      return { more: size - shape.size, size, porthole, points: worth({ ...shape, size, porthole }) };
    });
}

/** One colour's cards of a tally, copies one after another. */
function cardsOf(tally: Tally, colour: number): Card[] {
  const list: Card[] = [];
  for (let card = colour * OBJECTS_PER_COLOUR; card < (colour + 1) * OBJECTS_PER_COLOUR; card++) {
    for (let n = countOf(tally, card); n > 0; n--) list.push(at(cards, card));
  }
  return list;
}

export interface CampPlace {
  readonly colour: Colour;
  readonly token: Token | null;
  /** What the token would add to the seat's set of this colour, once these cards are in it, or one if there are none; `null` if it is closed. */
  readonly pays: number | null;
}

/** R5, E3: the camp, and what each token would pay this seat, supposing cards that it stores first. */
export function campFor(scene: Open, seat: Seat, supposing: readonly Card[] = []): CampPlace[] {
  const castaway = withStored(castawayOf(scene, seat), supposing);
  /** A set not begun yet, with the one card that takes the token. */
  const begun: SetShape = { size: 1, pairs: 0, porthole: 0 };
  return scene.camp.map((token, place) => {
    const colour = at(colours, place);
    if (token === NONE) return { colour, token: null, pays: null };
    const laid = shapeOf(castaway, place);
    const set = laid.size === 0 ? begun : laid;
    const count = countOf(castaway.tokens, place * TOKENS + token);
    const pays = tokenPoints(token, count + 1, set) - tokenPoints(token, count, set);
    return { colour, token: at(tokens, token), pays: set.porthole > 0 ? null : pays };
  });
}

function withStored(castaway: Castaway, names: readonly Card[]): Castaway {
  const laid = castaway.laid.slice();
  for (const name of names) if (cardIndex[name] < STORABLE) add(laid, cardIndex[name], 1);
  return { ...castaway, laid };
}

export interface HandColour {
  readonly colour: Colour;
  /** Every kind held. `open` of its copies are known to all. */
  readonly cards: readonly { readonly card: Card; readonly count: number; readonly open: number }[];
  readonly count: number;
  /** Points, for treasures. */
  readonly points: number;
  /** R4, R7: whether cards of this colour can still be stored. */
  readonly storable: boolean;
}

export interface HandShown {
  /** The colours held as far as this view knows, in the order of `colours`. */
  readonly colours: readonly HandColour[];
  /** Cards this view does not know. */
  readonly unseen: number;
  /** K1: the size of the hand. */
  readonly count: number;
}

/** A seat's hand as far as the owner of this view knows it. */
export function handOf(view: View, seat: Seat): HandShown {
  const castaway = castawayOf(view, seat);
  const hidden = view.hidden[seat] ?? null;
  const held = cards.map((card, i) => {
    const open = countOf(castaway.open, i);
    return { card, count: open + (hidden?.[i] ?? 0), open };
  });
  const byColour = colours.map((colour, i): HandColour => {
    const own = held.filter(({ card, count }) => count > 0 && colourOf(cardIndex[card]) === i);
    return {
      colour,
      cards: own,
      count: own.reduce((sum, { count }) => sum + count, 0),
      points:
        i === TREASURES
          ? treasurePoints(
              view,
              held.map(({ count }) => count),
            )
          : 0,
      storable: i !== TREASURES && castaway.portholes[i] === 0,
    };
  });
  const known = byColour.reduce((sum, { count }) => sum + count, 0);
  const unseen = hidden === null ? castaway.unseen : 0;
  return { colours: byColour.filter(({ count }) => count > 0), unseen, count: known + unseen };
}

/** E2: a seat's points by item if the game ended now, with the treasures this view knows of. */
export function scoreNow(view: View, seat: Seat): { readonly [item in Item]: number } {
  const score = openScore(view, seat);
  const hidden = view.hidden[seat] ?? null;
  if (hidden !== null) score.treasures += treasurePoints(view, hidden);
  return score;
}

/**
 * The row of moves that stores these cards, picked in any order, and stops there: cards in the order of the rules, then `done` if
 * it is going to be asked. Whether they may be stored is for `whyNot` to say.
 */
export function storeRow(view: View, picked: readonly Card[]): Move[] {
  const seat = onTurn(view);
  const castaway = castawayOf(view, seat);
  const open = castaway.open.slice();
  let { unseen } = castaway;
  const order = picked.map((card) => cardIndex[card]).sort((a, b) => a - b);
  for (const card of order) {
    if (countOf(open, card) > 0) add(open, card, -1);
    else unseen--;
  }
  const row: Move[] = order.map((card) => at(stores, card));
  const full = order.length >= placesLeft(view);
  const last = order.at(-1);
  if (last !== undefined && !full && mayStoreMore({ ...castaway, open, unseen }, last)) row.push(done);
  return row;
}
