import { at, quickRandom, type Seat } from '@fathom/kernel';
import {
  add,
  asked,
  type Card,
  type Colour,
  cardIndex,
  cards,
  castawayOf,
  colourOf,
  colours,
  countOf,
  type Move,
  NONE,
  nautilusIsland,
  nextRound,
  PLACES,
  STORABLE,
  type State,
  scoreNow,
  setSize,
  TOKENS,
  type Token,
  TREASURES,
  tokens,
  type View,
} from '@fathom/nautilus-island/rules';
import { nextPorthole, Prospects } from './prospects.ts';

/** Why a row is good or what it costs, as data: what the search saw where the row ends. */
export type Reason =
  | { readonly kind: 'wins' }
  | { readonly kind: 'loses' }
  /** Closes a set of so many cards with a porthole of so many points. */
  | { readonly kind: 'closes'; readonly colour: Colour; readonly size: number; readonly points: number }
  /** That porthole was within a rival's reach. */
  | { readonly kind: 'denies-porthole'; readonly points: number; readonly rival: Seat }
  /** Leaves a set open for a porthole worth more. */
  | { readonly kind: 'waits'; readonly size: number; readonly points: number }
  /** Brings a set to so many cards. */
  | { readonly kind: 'grows'; readonly colour: Colour; readonly size: number }
  | { readonly kind: 'bonus'; readonly token: Token; readonly points: number }
  /** A token from the camp that pays little yet, and more later. */
  | { readonly kind: 'bonus-later'; readonly token: Token }
  /** Cards of a colour, so that set and hand together come to so many. */
  | { readonly kind: 'gathers'; readonly colour: Colour; readonly total: number }
  | { readonly kind: 'treasure'; readonly card: Card; readonly points: number }
  /** Takes what a rival could use best. */
  | { readonly kind: 'denies-card'; readonly card: Card; readonly rival: Seat }
  | { readonly kind: 'unseen'; readonly count: number }
  | { readonly kind: 'first-next' }
  /** Empties a column, so that the next round is the last. */
  | { readonly kind: 'ends-soon' }
  /** The last chance to store. */
  | { readonly kind: 'last-chance' }
  /** R8: neither collecting nor storing is possible. */
  | { readonly kind: 'passes' };

/** Above this, or below what is left of it, the end is certain enough to say so. */
const CERTAIN = 0.98;

/** The two or three things most worth saying of a row that promises this much, the weightiest first. */
export function reasonsFor(view: View, seat: Seat, row: readonly Move[], chance: number): readonly Reason[] {
  const before = nautilusIsland.imagine(view, seat, quickRandom('reasons'));
  const end = nautilusIsland.clone(before);
  for (const move of row) nautilusIsland.play(end, move);
  const found: Reason[] = [
    ...storing(before, end, seat, row),
    ...collecting(before, end, seat),
    ...order(before, end, seat, row),
  ];
  if (row.some((move) => move.do === 'pass')) found.push({ kind: 'passes' });
  if (nautilusIsland.actor(end) === null) {
    if (chance >= CERTAIN) found.unshift({ kind: 'wins' });
    if (chance <= 1 - CERTAIN) found.unshift({ kind: 'loses' });
  }
  return found.slice(0, 3);
}

function storing(before: State, end: State, seat: Seat, row: readonly Move[]): Reason[] {
  const laid = row.find((move) => move.do === 'store');
  // Asked only whether to close, the cards lie there already.
  const first = laid?.do === 'store' ? cardIndex[laid.card] : before.row[0];
  if (first === undefined) return [];
  const colour = colourOf(first);
  const name = at(colours, colour);
  const own = castawayOf(end, seat);
  const size = setSize(own, colour);
  const points = countOf(own.portholes, colour);
  const found: Reason[] = [];
  if (points > 0 && castawayOf(before, seat).portholes[colour] === 0) {
    found.push({ kind: 'closes', colour: name, size, points });
    const rival = whoReaches(before, seat, size);
    if (rival !== NONE) found.push({ kind: 'denies-porthole', points, rival });
  } else if (row.some((move) => move.do === 'leave')) {
    const larger = end.sizes.find((more) => more > size && nextPorthole(end, more) > nextPorthole(end, size));
    if (larger !== undefined) found.push({ kind: 'waits', size: larger, points: nextPorthole(end, larger) });
  } else if (laid !== undefined) found.push({ kind: 'grows', colour: name, size });
  found.push(...bonus(before, end, seat, colour));
  if (laid !== undefined && before.ending === 'now') found.push({ kind: 'last-chance' });
  return found;
}

function bonus(before: State, end: State, seat: Seat, colour: number): Reason[] {
  const held = (state: State, place: number): number => countOf(castawayOf(state, seat).tokens, place);
  for (const [token, name] of tokens.entries()) {
    const place = colour * TOKENS + token;
    if (held(end, place) <= held(before, place)) continue;
    const view = nautilusIsland.view(end, seat);
    const without = nautilusIsland.view(end, seat);
    add(castawayOf(without, seat).tokens, place, -1);
    const points = scoreNow(view, seat)[name] - scoreNow(without, seat)[name];
    return [points > 0 ? { kind: 'bonus', token: name, points } : { kind: 'bonus-later', token: name }];
  }
  return [];
}

/** A rival who could close a set of this size with cards everybody has seen, or NONE. */
function whoReaches(state: State, seat: Seat, size: number): Seat {
  const their = new Prospects();
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival === seat) continue;
    their.look(state, rival, seat);
    for (let colour = 0; colour < PLACES; colour++) {
      const laid = at(their.laid, colour);
      if (!their.closed[colour] && laid < size && laid + at(their.held, colour) >= size) return rival;
    }
  }
  return NONE;
}

function collecting(before: State, end: State, seat: Seat): Reason[] {
  const column = castawayOf(end, seat).at;
  if (column === NONE || at(end.heights, column) >= at(before.heights, column)) return [];
  const own = new Prospects().look(end, seat, seat);
  const taken = at(before.tops, column).filter((card) => card !== NONE);
  const found: { reason: Reason; weight: number }[] = [];
  for (const card of new Set(taken)) {
    const colour = colourOf(card);
    if (colour === TREASURES) {
      const points = at(before.treasures, card - STORABLE);
      found.push({ reason: { kind: 'treasure', card: at(cards, card), points }, weight: points });
    }
  }
  for (const colour of new Set(taken.map(colourOf))) {
    if (colour === TREASURES || own.closed[colour]) continue;
    const total = at(own.laid, colour) + at(own.held, colour);
    if (total > 1) found.push({ reason: { kind: 'gathers', colour: at(colours, colour), total }, weight: total });
  }
  found.push(...denials(before, seat, taken));
  found.sort((a, b) => b.weight - a.weight);
  const reasons = found.slice(0, 2).map(({ reason }) => reason);
  if (end.ending === 'next' && before.ending === 'no') reasons.unshift({ kind: 'ends-soon' });
  const unseen = at(before.layout, column).length - taken.length;
  if (unseen > 0) reasons.push({ kind: 'unseen', count: unseen });
  return reasons;
}

/** How much a card must add to what a rival hopes for before it is worth saying that it was kept from them. */
const WANTED = 3;

const seenWith = (state: State, seat: Seat, colour: number): number =>
  castawayOf(state, seat).open.reduce((sum, count, card) => (colourOf(card) === colour ? sum + count : sum), 0);

function denials(before: State, seat: Seat, taken: readonly number[]): { reason: Reason; weight: number }[] {
  const their = new Prospects();
  const found: { reason: Reason; weight: number }[] = [];
  for (let rival = 0; rival < before.seats; rival++) {
    if (rival === seat) continue;
    their.look(before, rival, seat);
    for (const card of taken) {
      const colour = colourOf(card);
      // Nobody is known to need a colour of which nothing has been seen with them.
      if (colour === TREASURES || at(their.laid, colour) + seenWith(before, rival, colour) === 0) continue;
      const weight = at(their.wants, colour);
      if (weight >= WANTED) found.push({ reason: { kind: 'denies-card', card: at(cards, card), rival }, weight });
    }
  }
  return found.sort((a, b) => b.weight - a.weight).slice(0, 1);
}

function order(before: State, end: State, seat: Seat, row: readonly Move[]): Reason[] {
  const go = row.find((move) => move.do === 'go');
  if (go?.do !== 'go' || before.ending === 'now' || asked(before) !== 'column') return [];
  const others = end.castaways.filter((_, player) => player !== seat);
  // Whoever has yet to move may still go further back.
  const isSettled = go.column === 0 || before.turn === before.seats - 1;
  if (!isSettled || others.some((other) => other.at === NONE)) return [];
  return nextRound(before, { column: go.column })[0] === seat ? [{ kind: 'first-next' }] : [];
}

/** What a row comes to, roughly: two rows of one theme differ only in a detail. */
export function themeOf(row: readonly Move[]): string {
  const what = row.map((move) => {
    if (move.do === 'go') return `go ${move.column}`;
    if (move.do === 'store') return `store ${colourOf(cardIndex[move.card])}`;
    return move.do === 'done' ? '' : move.do;
  });
  const column = what.find((part) => part.startsWith('go')) ?? '';
  const stored = what.find((part) => part.startsWith('store'));
  if (stored === undefined) return what.join(' ');
  // The same colour stored elsewhere, or one card more of it, is the same idea.
  return `${stored} ${what.includes('close') ? 'close' : ''} ${column === '' ? what.length : ''}`;
}
