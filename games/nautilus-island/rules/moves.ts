import type { Seat } from '@fathom/kernel';
import {
  type Card,
  type Colour,
  cards,
  colourOf,
  colours,
  KINDS,
  OBJECTS_PER_COLOUR,
  PLACES,
  TOKENS,
  type Token,
  TREASURES,
  tokens,
} from './cards.ts';
import type { Frame } from './frames.ts';
import { MOST_COLUMNS, MOST_SEATS } from './house.ts';
import { castawayOf, hiddenOf, NONE, type Open, onTurn, type State } from './state.ts';

/** What a seat decides. Columns count from 0 at the back. */
export type SeatMove =
  | Going
  | { readonly do: 'collect' }
  | { readonly do: 'store'; readonly card: Card }
  | { readonly do: 'done' }
  | { readonly do: 'close' }
  | { readonly do: 'leave' }
  | { readonly do: 'pass' };

export type Going = { readonly do: 'go'; readonly column: number };

/** What chance decides. */
export type ChanceMove =
  | { readonly do: 'first'; readonly seat: Seat }
  | { readonly do: 'place'; readonly place: Colour }
  | { readonly do: 'token'; readonly token: Token }
  | { readonly do: 'draw'; readonly card: Card }
  | { readonly do: 'turn'; readonly card: Card };

export type Move = SeatMove | ChanceMove;

const intern = <M extends Move>(moves: readonly M[]): readonly M[] => moves.map((move) => Object.freeze(move));

export const goes = intern(Array.from({ length: MOST_COLUMNS }, (_, column) => ({ do: 'go', column }) as const));
export const stores = intern(cards.map((card) => ({ do: 'store', card }) as const));
const firsts = intern(Array.from({ length: MOST_SEATS }, (_, seat) => ({ do: 'first', seat }) as const));
const places = intern(colours.slice(0, PLACES).map((place) => ({ do: 'place', place }) as const));
const tokenDraws = intern(tokens.map((token) => ({ do: 'token', token }) as const));
const draws = intern(cards.map((card) => ({ do: 'draw', card }) as const));
const turns = intern(cards.map((card) => ({ do: 'turn', card }) as const));
export const collect: SeatMove = Object.freeze({ do: 'collect' });
export const done: SeatMove = Object.freeze({ do: 'done' });
export const close: SeatMove = Object.freeze({ do: 'close' });
export const leave: SeatMove = Object.freeze({ do: 'leave' });
export const pass: SeatMove = Object.freeze({ do: 'pass' });

export const closing: readonly Move[] = [close, leave];
const passing = [pass];
const nothing: readonly Move[] = [];

/** What chance may say besides cards. */
export function chances(state: State, frame: Frame): readonly Move[] {
  switch (frame.at) {
    case 'first':
      return firsts.slice(0, state.seats);
    case 'place':
      return places.filter((_, place) => state.camp[place] === NONE);
    case 'token':
      return tokensIn(state.supply);
    default:
      return nothing;
  }
}

/** What cards chance may draw, and turn up: asked far more often than all the rest. */
export const drawnCards = (state: State): readonly Move[] => cardsIn(state.pool, draws, drawMemo);
export const turnedCards = (state: State): readonly Move[] => cardsIn(state.pool, turns, turnMemo);

/** Equally likely, seats and places. Written out, because a list made by `map` may have holes, and one such slows down all that follow. */
const even: readonly number[] = [1, 1, 1, 1, 1];

/** How likely it says each of them. */
export function oddsOf(state: State, frame: Frame): readonly number[] {
  switch (frame.at) {
    case 'draw':
    case 'turn':
      return positive(state.pool);
    case 'token':
      return positive(state.supply);
    default:
      return even.slice(0, chances(state, frame).length);
  }
}

/** Which kinds a tally has any of: one bit for each. A loop, because `indexOf` is called, and this is inlined. */
function kindsIn(tally: readonly number[]): number {
  let kinds = 0;
  for (let i = 0; i < tally.length; i++) if (tally[i] !== 0) kinds |= 1 << i;
  return kinds;
}

const ofKinds = (all: readonly Move[], kinds: number): readonly Move[] => all.filter((_, i) => (kinds >> i) % 2 === 1);

const EVERY_CARD = (1 << KINDS) - 1;

/** The last list made, by the kinds present: from one draw to the next they rarely change. */
interface Memo {
  kinds: number;
  list: readonly Move[];
}
const drawMemo: Memo = { kinds: 0, list: nothing };
const turnMemo: Memo = { kinds: 0, list: nothing };

/** One move for each card nobody has seen yet. */
function cardsIn(pool: readonly number[], all: readonly Move[], memo: Memo): readonly Move[] {
  const kinds = kindsIn(pool);
  if (kinds === EVERY_CARD) return all;
  if (kinds !== memo.kinds) {
    memo.kinds = kinds;
    memo.list = ofKinds(all, kinds);
  }
  return memo.list;
}

/** Lists of tokens once made, by which kinds the supply has: these change from one token to the next, but there are few of them. */
const tokenLists: (readonly Move[] | null)[] = Array.from({ length: 1 << TOKENS }, () => null);

function tokensIn(supply: readonly number[]): readonly Move[] {
  const kinds = kindsIn(supply);
  return tokenLists[kinds] ?? listTokens(kinds);
}

function listTokens(kinds: number): readonly Move[] {
  const list = ofKinds(tokenDraws, kinds);
  tokenLists[kinds] = list;
  return list;
}

/** Most kinds are there most of the time: a copy, closed up, is made faster than a new list. */
function positive(tally: readonly number[]): readonly number[] {
  let kinds = 0;
  while (kinds < tally.length && tally[kinds] !== 0) kinds++;
  const counts = tally.slice();
  if (kinds === counts.length) return counts;
  for (let i = kinds + 1; i < counts.length; i++) {
    const count = counts[i] ?? 0;
    if (count !== 0) counts[kinds++] = count;
  }
  while (counts.length > kinds) counts.pop();
  return counts;
}

/** R1, R2: who keeps the seat on turn from this column: itself if it was just there, a castaway already across, or nobody (NONE). */
export function blocker(scene: Open, column: number): Seat {
  const seat = onTurn(scene);
  if (castawayOf(scene, seat).at === column) return seat;
  for (let earlier = 0; earlier < scene.turn; earlier++) {
    const other = scene.order[earlier] ?? NONE;
    if (castawayOf(scene, other).at === column) return other;
  }
  return NONE;
}

/** Lists of columns once made, by which of the columns are open. */
const columnLists: (readonly Going[] | null)[] = Array.from({ length: 1 << MOST_COLUMNS }, () => null);

function listColumns(open: number): readonly Going[] {
  const list = goes.filter(({ column }) => (open >> column) % 2 === 1);
  columnLists[open] = list;
  return list;
}

export function openColumns(scene: Open): readonly Going[] {
  let open = (1 << scene.layout.length) - 1;
  const here = castawayOf(scene, onTurn(scene)).at;
  if (here !== NONE) open &= ~(1 << here);
  for (let earlier = 0; earlier < scene.turn; earlier++) {
    open &= ~(1 << castawayOf(scene, scene.order[earlier] ?? NONE).at);
  }
  return columnLists[open] ?? listColumns(open);
}

/** R2: at worst every castaway bars one column; where that leaves just one, there is nothing to ask. */
export function onlyColumn(scene: Open): Going | null {
  if (scene.layout.length > scene.seats + 1) return null;
  const [only, another] = openColumns(scene);
  return only !== undefined && another === undefined ? only : null;
}

/** R3, R4, R8. */
export function actions(state: State): readonly Move[] {
  const seat = onTurn(state);
  const castaway = castawayOf(state, seat);
  const { open, portholes } = castaway;
  const hidden = hiddenOf(state, seat);
  const list: Move[] = [];
  if (state.heights[castaway.at] !== 0) list.push(collect);
  for (let colour = 0; colour < TREASURES; colour++) {
    if (portholes[colour] !== 0) continue;
    for (let card = colour * OBJECTS_PER_COLOUR; card < (colour + 1) * OBJECTS_PER_COLOUR; card++) {
      if (open[card] === 0 && hidden[card] === 0) continue;
      const move = stores[card];
      if (move !== undefined) list.push(move);
    }
  }
  return list.length > 0 ? list : passing;
}

/** Lists of further cards once made, by colour and by which of its objects can follow. */
const moreLists: (readonly Move[] | null)[] = Array.from({ length: cards.length << OBJECTS_PER_COLOUR }, () => null);

/** R4: more cards of the same colour. They are laid in the order of `cards`, so that every set of cards is one row of moves. */
export function moreCards(state: State): readonly Move[] {
  const seat = onTurn(state);
  const { open } = castawayOf(state, seat);
  const hidden = hiddenOf(state, seat);
  const latest = state.row[state.row.length - 1] ?? NONE;
  const first = colourOf(latest) * OBJECTS_PER_COLOUR;
  let objects = 0;
  for (let card = latest; card < first + OBJECTS_PER_COLOUR; card++) {
    if (open[card] !== 0 || hidden[card] !== 0) objects |= 1 << (card - first);
  }
  return moreLists[(first << OBJECTS_PER_COLOUR) | objects] ?? listMore(first, objects);
}

function listMore(first: number, objects: number): readonly Move[] {
  const colour = stores.slice(first, first + OBJECTS_PER_COLOUR);
  const list = [...colour.filter((_, object) => (objects >> object) % 2 === 1), done];
  moreLists[(first << OBJECTS_PER_COLOUR) | objects] = list;
  return list;
}

/** Columns and seats are counted from 1, as people do; a stored card carries a plus. */
export function write(move: Move): string {
  switch (move.do) {
    case 'go':
      return `c${move.column + 1}`;
    case 'store':
      return `+${move.card}`;
    case 'first':
      return `first=${move.seat + 1}`;
    case 'place':
      return `place=${move.place}`;
    case 'token':
      return `token=${move.token}`;
    case 'draw':
    case 'turn':
      return `${move.do}=${move.card}`;
    default:
      return move.do;
  }
}

/** Every move there is, legal or not. */
export const everyMove: readonly Move[] = [
  ...goes,
  ...stores,
  ...firsts,
  ...places,
  ...tokenDraws,
  ...draws,
  ...turns,
  collect,
  done,
  close,
  leave,
  pass,
];
const written = new Map(everyMove.map((move) => [write(move), move]));

export const read = (text: string): Move | null => written.get(text) ?? null;
