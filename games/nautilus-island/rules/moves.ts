import type { Seat } from '@fathom/kernel';
import {
  type Card,
  type Colour,
  cards,
  colourOf,
  colours,
  OBJECTS_PER_COLOUR,
  PLACES,
  type Token,
  TREASURES,
  tokens,
  zeros,
} from './cards.ts';
import { NONE, onTurn, type Scene, type State } from './state.ts';

/** What a seat decides. Columns count from 0 at the back. */
export type SeatMove =
  | { readonly do: 'go'; readonly column: number }
  | { readonly do: 'collect' }
  | { readonly do: 'store'; readonly card: Card }
  | { readonly do: 'done' }
  | { readonly do: 'close' }
  | { readonly do: 'leave' }
  | { readonly do: 'pass' };

/** What chance decides. */
export type ChanceMove =
  | { readonly do: 'first'; readonly seat: Seat }
  | { readonly do: 'place'; readonly place: Colour }
  | { readonly do: 'token'; readonly token: Token }
  | { readonly do: 'draw'; readonly card: Card }
  | { readonly do: 'turn'; readonly card: Card };

export type Move = SeatMove | ChanceMove;

const MOST_SEATS = 4;
/** No layout has more columns than stacks. */
const MOST_COLUMNS = 12;

const intern = <M extends Move>(moves: readonly M[]): readonly M[] => moves.map((move) => Object.freeze(move));

export const goes = intern(Array.from({ length: MOST_COLUMNS }, (_, column) => ({ do: 'go', column }) as const));
export const stores = intern(cards.map((card) => ({ do: 'store', card }) as const));
const firsts = intern(Array.from({ length: MOST_SEATS }, (_, seat) => ({ do: 'first', seat }) as const));
const places = intern(colours.slice(0, PLACES).map((place) => ({ do: 'place', place }) as const));
const tokenDraws = intern(tokens.map((token) => ({ do: 'token', token }) as const));
const draws = intern(cards.map((card) => ({ do: 'draw', card }) as const));
const turns = intern(cards.map((card) => ({ do: 'turn', card }) as const));
export const [collect, done, close, leave, pass] = intern([
  { do: 'collect' },
  { do: 'done' },
  { do: 'close' },
  { do: 'leave' },
  { do: 'pass' },
] as const);

const closing = [close, leave];
const passing = [pass];
const nothing: readonly Move[] = [];

export function moves(state: State): readonly Move[] {
  switch (state.phase) {
    case 'first':
      return firsts.slice(0, state.seats);
    case 'place':
      return places.filter((_, place) => state.camp[place] === NONE);
    case 'token':
      return present(state.supply, tokenDraws, tokenMemo);
    case 'draw':
      return present(state.pool, draws, drawMemo);
    case 'turn':
      return present(state.pool, turns, turnMemo);
    case 'column':
      return openColumns(state);
    case 'action':
      return actions(state);
    case 'more':
      return moreCards(state);
    case 'close':
      return closing;
    case 'over':
      return nothing;
  }
}

export function weights(state: State): readonly number[] {
  switch (state.phase) {
    case 'token':
      return positive(state.supply);
    case 'draw':
    case 'turn':
      return positive(state.pool);
    default:
      return moves(state).map(() => 1);
  }
}

/** The last list made, by the kinds present: from one draw to the next they rarely change. */
interface Memo {
  kinds: number;
  list: readonly Move[];
}
const tokenMemo: Memo = { kinds: 0, list: nothing };
const drawMemo: Memo = { kinds: 0, list: nothing };
const turnMemo: Memo = { kinds: 0, list: nothing };

/** One move for each kind of which the tally has any. */
function present(tally: readonly number[], all: readonly Move[], memo: Memo): readonly Move[] {
  let kinds = 0;
  for (let i = 0; i < tally.length; i++) if (tally[i] > 0) kinds |= 1 << i;
  if (kinds !== memo.kinds) {
    memo.kinds = kinds;
    memo.list = all.filter((_, i) => tally[i] > 0);
  }
  return memo.list;
}

function positive(tally: readonly number[]): readonly number[] {
  let kinds = 0;
  for (let i = 0; i < tally.length; i++) if (tally[i] > 0) kinds++;
  if (kinds === tally.length) return tally.slice();
  const some = zeros(kinds);
  for (let i = 0, at = 0; at < kinds; i++) if (tally[i] > 0) some[at++] = tally[i];
  return some;
}

/** R1, R2: who keeps the seat on turn from this column: itself if it was just there, a castaway already across, or nobody (NONE). */
export function blocker(scene: Scene, column: number): Seat {
  const seat = onTurn(scene);
  if (scene.castaways[seat].at === column) return seat;
  for (let earlier = 0; earlier < scene.turn; earlier++) {
    const other = scene.order[earlier];
    if (scene.castaways[other].at === column) return other;
  }
  return NONE;
}

/** Lists of columns once made, by which of the columns are open. */
const columnLists = new Map<number, readonly Move[]>();

export function openColumns(scene: Scene): readonly Move[] {
  let open = (1 << scene.layout.length) - 1;
  const { at } = scene.castaways[onTurn(scene)];
  if (at !== NONE) open &= ~(1 << at);
  for (let earlier = 0; earlier < scene.turn; earlier++) open &= ~(1 << scene.castaways[scene.order[earlier]].at);
  const known = columnLists.get(open);
  if (known !== undefined) return known;
  const list = goes.filter(({ column }) => (open >> column) % 2 === 1);
  columnLists.set(open, list);
  return list;
}

/** R3, R4, R8. */
function actions(state: State): readonly Move[] {
  const seat = onTurn(state);
  const castaway = state.castaways[seat];
  const { open } = castaway;
  const hidden = state.hidden[seat];
  const list: Move[] = [];
  if (state.heights[castaway.at] > 0) list.push(collect);
  for (let colour = 0; colour < TREASURES; colour++) {
    if (castaway.portholes[colour] > 0) continue;
    for (let card = colour * OBJECTS_PER_COLOUR; card < (colour + 1) * OBJECTS_PER_COLOUR; card++) {
      if (open[card] + hidden[card] > 0) list.push(stores[card]);
    }
  }
  return list.length > 0 ? list : passing;
}

/** R4: more cards of the same colour. They are laid in the order of `cards`, so that every set of cards is one row of moves. */
function moreCards(state: State): readonly Move[] {
  const seat = onTurn(state);
  const { open } = state.castaways[seat];
  const hidden = state.hidden[seat];
  const list: Move[] = [];
  const last = state.row[state.row.length - 1];
  for (let card = last; colourOf(card) === colourOf(last); card++) {
    if (open[card] + hidden[card] > 0) list.push(stores[card]);
  }
  list.push(done);
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

const all: readonly Move[] = [
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
const written = new Map(all.map((move) => [write(move), move]));

export const read = (text: string): Move | null => written.get(text) ?? null;
