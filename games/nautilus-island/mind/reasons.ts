import { at, quickRandom, type Seat, sum } from '@fathom/kernel';
import { type Weighed, weigher, weightiest } from '@fathom/mind';
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
  hiddenOf,
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
import type { Judge } from './judgement.ts';
import { nextPorthole, Prospects } from './prospects.ts';

/** Why a row is good or what it costs, as data: what the search saw where the row ends. */
export type Reason =
  | { readonly kind: 'wins' }
  | { readonly kind: 'loses' }
  /** The game ends; who has won, what is still hidden decides. */
  | { readonly kind: 'ends' }
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

/** What cannot be taken back from a position is worth about this much. */
const SLIGHT = 0.004;

type WorthOf = (takeBack: (state: State) => void) => number;

/**
 * What is most worth saying of a row, by what each thing does to the chance to win as `judge` sees it where the row ends; the weightiest
 * first.
 */
export function reasonsFor(view: View, seat: Seat, row: readonly Move[], judge: Judge): readonly Reason[] {
  const before = nautilusIsland.imagine(view, seat, quickRandom('reasons'));
  const end = nautilusIsland.clone(before);
  for (const move of row) nautilusIsland.play(end, move);
  const isOver = nautilusIsland.actor(end) === null;
  // Once it is over only points count.
  const points = (state: State) => sum(Object.values(scoreNow(nautilusIsland.view(state, seat), seat))) / 100;
  const worthOf = weigher(end, nautilusIsland.clone, (state) => (isOver ? points(state) : judge(state, seat)));
  const found = [
    ...storing(before, end, seat, row, worthOf),
    ...collecting(before, end, seat, worthOf),
    ...order(before, end, seat, row),
  ];
  if (row.some((move) => move.do === 'pass')) found.push({ reason: { kind: 'passes' }, worth: SLIGHT });
  const reasons = weightiest(found);
  return isOver ? [outcome(end, seat), ...reasons].slice(0, 3) : reasons;
}

/** How a game that is over ended, as far as this seat can tell: what others hold unseen may be treasures, or nothing. */
function outcome(end: State, seat: Seat): Reason {
  const open = nautilusIsland.view(end, seat);
  const view = { ...open, hidden: open.hidden.map((hidden, owner) => (owner === seat ? hidden : null)) };
  const seen = (owner: Seat): number => sum(Object.values(scoreNow(view, owner)));
  const own = seen(seat);
  const richest = Math.max(...end.treasures);
  const others = end.castaways.flatMap(({ unseen }, rival) =>
    rival === seat ? [] : [{ least: seen(rival), most: seen(rival) + unseen * richest }],
  );
  if (others.every(({ most }) => own > most)) return { kind: 'wins' };
  return others.some(({ least }) => own < least) ? { kind: 'loses' } : { kind: 'ends' };
}

function storing(before: State, end: State, seat: Seat, row: readonly Move[], worthOf: WorthOf): Weighed<Reason>[] {
  const laid = row.find((move) => move.do === 'store');
  // Asked only whether to close, the cards lie there already.
  const first = laid?.do === 'store' ? cardIndex[laid.card] : before.row[0];
  if (first === undefined) return [];
  const colour = colourOf(first);
  const name = at(colours, colour);
  const own = castawayOf(end, seat);
  const size = setSize(own, colour);
  const points = countOf(own.portholes, colour);
  const found: Weighed<Reason>[] = [];
  if (points > 0 && castawayOf(before, seat).portholes[colour] === 0) {
    const pile = end.sizes.indexOf(size);
    const worth = worthOf((without) => {
      castawayOf(without, seat).portholes[colour] = 0;
      add(without.taken, pile, -1);
    });
    found.push({ reason: { kind: 'closes', colour: name, size, points }, worth });
    const rival = whoReaches(before, seat, size);
    const denied = worthOf((without) => add(without.taken, pile, -1));
    if (rival !== NONE && nautilusIsland.actor(end) !== null)
      found.push({ reason: { kind: 'denies-porthole', points, rival }, worth: Math.max(SLIGHT, denied) });
  } else if (row.some((move) => move.do === 'leave')) {
    const larger = end.sizes.find((more) => more > size && nextPorthole(end, more) > nextPorthole(end, size));
    if (larger !== undefined)
      found.push({ reason: { kind: 'waits', size: larger, points: nextPorthole(end, larger) }, worth: 2 * SLIGHT });
  } else if (laid !== undefined) {
    const worth = worthOf((without) => {
      const [now, then] = [castawayOf(without, seat), castawayOf(before, seat)];
      now.laid = then.laid.slice();
      now.open = then.open.slice();
      now.unseen = then.unseen;
      without.hidden[seat] = hiddenOf(before, seat).slice();
    });
    found.push({ reason: { kind: 'grows', colour: name, size }, worth });
  }
  found.push(...bonus(before, end, seat, colour, worthOf));
  if (laid !== undefined && before.ending === 'now') found.push({ reason: { kind: 'last-chance' }, worth: SLIGHT });
  return found;
}

function bonus(before: State, end: State, seat: Seat, colour: number, worthOf: WorthOf): Weighed<Reason>[] {
  const held = (state: State, place: number): number => countOf(castawayOf(state, seat).tokens, place);
  for (const [token, name] of tokens.entries()) {
    const place = colour * TOKENS + token;
    if (held(end, place) <= held(before, place)) continue;
    const view = nautilusIsland.view(end, seat);
    const without = nautilusIsland.view(end, seat);
    add(castawayOf(without, seat).tokens, place, -1);
    const points = scoreNow(view, seat)[name] - scoreNow(without, seat)[name];
    // In the last round, or on a closed set, there is no later.
    const grows = before.ending !== 'now' && castawayOf(end, seat).portholes[colour] === 0;
    if (points === 0 && !grows) return [];
    const worth = worthOf((state) => add(castawayOf(state, seat).tokens, place, -1));
    return [
      { reason: points > 0 ? { kind: 'bonus', token: name, points } : { kind: 'bonus-later', token: name }, worth },
    ];
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

function collecting(before: State, end: State, seat: Seat, worthOf: WorthOf): Weighed<Reason>[] {
  const column = castawayOf(end, seat).at;
  if (column === NONE || at(end.heights, column) >= at(before.heights, column)) return [];
  const own = new Prospects().look(end, seat, seat);
  const taken = at(before.tops, column).filter((card) => card !== NONE);
  const without = (some: readonly number[]) =>
    worthOf((state) => {
      for (const card of some) add(castawayOf(state, seat).open, card, -1);
    });
  const found: Weighed<Reason>[] = [];
  for (const card of new Set(taken)) {
    if (colourOf(card) !== TREASURES) continue;
    const points = at(before.treasures, card - STORABLE);
    const same = taken.filter((other) => other === card);
    found.push({ reason: { kind: 'treasure', card: at(cards, card), points }, worth: without(same) });
  }
  for (const colour of new Set(taken.map(colourOf))) {
    if (colour === TREASURES || own.closed[colour]) continue;
    const total = at(own.laid, colour) + at(own.held, colour);
    const same = taken.filter((card) => colourOf(card) === colour);
    if (total > 1)
      found.push({ reason: { kind: 'gathers', colour: at(colours, colour), total }, worth: without(same) });
  }
  found.push(...denials(before, seat, taken, worthOf));
  if (end.ending === 'next' && before.ending === 'no') {
    const worth = worthOf((state) => {
      state.ending = 'no';
    });
    found.push({ reason: { kind: 'ends-soon' }, worth: Math.abs(worth) < SLIGHT ? SLIGHT : worth });
  }
  const unseen = at(before.layout, column).length - taken.length;
  if (unseen > 0) found.push({ reason: { kind: 'unseen', count: unseen }, worth: unseen * SLIGHT });
  return found;
}

/** How much a card must add to what a rival hopes for before it is worth saying that it was kept from them. */
const WANTED = 3;

const seenWith = (state: State, seat: Seat, colour: number): number =>
  castawayOf(state, seat).open.reduce((sum, count, card) => (colourOf(card) === colour ? sum + count : sum), 0);

function denials(before: State, seat: Seat, taken: readonly number[], worthOf: WorthOf): Weighed<Reason>[] {
  const their = new Prospects();
  const found: Weighed<Reason>[] = [];
  for (let rival = 0; rival < before.seats; rival++) {
    if (rival === seat) continue;
    their.look(before, rival, seat);
    for (const card of taken) {
      const colour = colourOf(card);
      // Nobody is known to need a colour of which nothing has been seen with them.
      if (colour === TREASURES || at(their.laid, colour) + seenWith(before, rival, colour) === 0) continue;
      if (at(their.wants, colour) < WANTED) continue;
      const worth = worthOf((state) => add(castawayOf(state, rival).open, card, 1));
      found.push({ reason: { kind: 'denies-card', card: at(cards, card), rival }, worth: Math.max(SLIGHT, worth) });
    }
  }
  return found.sort((a, b) => b.worth - a.worth).slice(0, 1);
}

function order(before: State, end: State, seat: Seat, row: readonly Move[]): Weighed<Reason>[] {
  const go = row.find((move) => move.do === 'go');
  if (go?.do !== 'go' || before.ending === 'now' || asked(before) !== 'column') return [];
  const others = end.castaways.filter((_, player) => player !== seat);
  // Whoever has yet to move may still go further back.
  const isSettled = go.column === 0 || before.turn === before.seats - 1;
  if (!isSettled || others.some((other) => other.at === NONE)) return [];
  const isFirst = nextRound(before, { column: go.column })[0] === seat;
  return isFirst ? [{ reason: { kind: 'first-next' }, worth: 2 * SLIGHT }] : [];
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
