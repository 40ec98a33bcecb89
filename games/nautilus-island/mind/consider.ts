import {
  asked,
  cardIndex,
  castawayOf,
  colourOf,
  hiddenOf,
  type Move,
  NONE,
  nautilusIsland,
  OBJECTS_PER_COLOUR,
  onTurn,
  PLACES,
  placesAt,
  type State,
} from '@fathom/nautilus-island/rules';
import { nextPorthole, setPoints } from './prospects.ts';

/** Under a name of this file: in the innermost loops a constant from elsewhere is slower to reach. */
const OBJECTS = OBJECTS_PER_COLOUR;

/** What a card stored is worth besides the points it brings now: the set has grown, and the hand is emptier. */
const GROWTH = 0.7;

/**
 * Which decisions a search looks at: all columns, collecting, and of the ways to store so many cards of a colour the `width` that bring
 * most at once. Cards of one colour differ only in the pairs they make, so there is one way to store so many.
 */
export const considering =
  (width: number) =>
  (state: State): readonly Move[] => {
    const moves = nautilusIsland.moves(state);
    if (asked(state) !== 'action' && asked(state) !== 'more') return moves;
    const ways = storings(state, width);
    const laid = state.row.length;
    const looked = moves.filter((move) => {
      if (move.do === 'store') {
        const card = cardIndex[move.card];
        return ways.some((way) => goesOn(state, way, card));
      }
      return move.do !== 'done' || ways.some((way) => way.length === laid && goesOn(state, way, undefined));
    });
    // Somebody began otherwise: then whatever is legal is worth a look.
    return looked.length > 0 ? looked : moves;
  };

/** Whether this way of storing has the cards laid so far in this turn, and then this one. */
function goesOn(state: State, way: readonly number[], next: number | undefined): boolean {
  if (way[state.row.length] !== next) return false;
  for (let i = 0; i < state.row.length; i++) if (way[i] !== state.row[i]) return false;
  return true;
}

/** Of the colour looked at, by object: cards in hand and in the set. */
const held = new Int32Array(OBJECTS);
const set = new Int32Array(OBJECTS);

/** The best ways to store in this turn, as if none of its cards lay there yet. */
function storings(state: State, width: number): readonly (readonly number[])[] {
  const { tokens, portholes } = castawayOf(state, onTurn(state));
  const places = placesAt(state);
  const found: { way: readonly number[]; score: number }[] = [];
  for (let colour = 0; colour < PLACES; colour++) {
    if ((portholes[colour] ?? 0) > 0) continue;
    const hand = gather(state, colour);
    const token = state.camp[colour] ?? NONE;
    const most = Math.min(places, hand);
    if (most === 0) continue;
    let size = 0;
    let pairs = 0;
    for (let i = 0; i < OBJECTS; i++) {
      const laid = set[i] ?? 0;
      size += laid;
      pairs += laid >> 1;
    }
    const now = setPoints(tokens, colour, size, pairs, 0, NONE);
    for (let count = 1; count <= most; count++) {
      gather(state, colour);
      const way = choice(colour, count);
      let couples = 0;
      for (let i = 0; i < OBJECTS; i++) couples += (set[i] ?? 0) >> 1;
      const then = setPoints(tokens, colour, size + count, couples, nextPorthole(state, size + count), token);
      found.push({ way, score: then - now + GROWTH * count });
    }
  }
  if (found.length > width) found.sort((a, b) => b.score - a.score).length = width;
  return found.map(({ way }) => way);
}

/** Hand and set of a colour as they were before this turn's cards were laid; returns the size of that hand. */
function gather(state: State, colour: number): number {
  const seat = onTurn(state);
  const { open, laid } = castawayOf(state, seat);
  const hidden = hiddenOf(state, seat);
  let count = 0;
  for (let i = 0; i < OBJECTS; i++) {
    const card = colour * OBJECTS + i;
    held[i] = (open[card] ?? 0) + (hidden[card] ?? 0);
    set[i] = laid[card] ?? 0;
  }
  for (const card of state.row) {
    if (colourOf(card) !== colour) continue;
    const i = card % OBJECTS;
    held[i] = (held[i] ?? 0) + 1;
    set[i] = (set[i] ?? 0) - 1;
  }
  for (let i = 0; i < OBJECTS; i++) count += held[i] ?? 0;
  return count;
}

/**
 * Takes so many cards of a colour from the hand to the set, as gathered: first those that find their like in the set, then pairs, then
 * the rest, those with no like in hand first. Named in the order of the rules.
 */
function choice(colour: number, count: number): readonly number[] {
  const picked: number[] = [];
  const take = (i: number) => {
    held[i] = (held[i] ?? 0) - 1;
    set[i] = (set[i] ?? 0) + 1;
    picked.push(colour * OBJECTS + i);
  };
  for (let i = 0; i < OBJECTS; i++) {
    if (picked.length < count && (set[i] ?? 0) % 2 === 1 && (held[i] ?? 0) > 0) take(i);
  }
  for (let i = 0; i < OBJECTS; i++) {
    while (picked.length + 2 <= count && (held[i] ?? 0) >= 2) {
      take(i);
      take(i);
    }
  }
  for (let most = 1; most <= OBJECTS; most++) {
    for (let i = 0; i < OBJECTS; i++) {
      const own = held[i] ?? 0;
      if (picked.length < count && own > 0 && own <= most) take(i);
    }
  }
  return picked.sort((a, b) => a - b);
}
