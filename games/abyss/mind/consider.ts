import {
  abyss,
  CARD_NAMES,
  type Card,
  decode,
  type Frame,
  HAND_KINDS,
  isKraken,
  KRAKEN_RACE,
  LORDS,
  type Move,
  RACE_OF,
  type State,
  VALUE_OF,
} from '@fathom/abyss/rules';
import { at, last, type Seat } from '@fathom/kernel';
import { waysToPay } from './payments.ts';
import { Reach } from './reach.ts';
import { Standing } from './standing.ts';

/** How widely a seat looks around. */
export interface Width {
  /** Ways to pay for one lord. */
  readonly payments: number;
  /** Powers used in one row (T2). */
  readonly powers: number;
  /** Things one power or sentinel may be turned on: the most promising of each kind. */
  readonly things: number;
}

export const WIDE: Width = { payments: 3, powers: 2, things: 2 };
export const NARROW: Width = { payments: 1, powers: 1, things: 1 };

const POWERS = new Set(['slaver', 'oracle', 'opportunist', 'ferryman', 'recipient']);
const deedOf = (move: Move): string => decode(move)?.deed ?? '';
const targetOf = (move: Move): number => decode(move)?.what ?? -1;
const isPower = (move: Move): boolean => POWERS.has(deedOf(move));

/**
 * The moves worth a look. What is left out: dear payments where cheaper ones do, powers in the middle of exploring (they can wait), long
 * rows of powers, and cards nobody would sell, discard or heal.
 */
export function consider(state: State, row: readonly Move[], width: Width): readonly Move[] {
  const frame = last(state.stack);
  if (frame.at === 'pay') return nextOfPayment(state, frame, width);
  const moves = abyss.moves(state);
  if (moves.length < 2) return moves;
  switch (frame.at) {
    case 'trim':
      return nextDiscards(state, frame.seat, frame.from, at(state.players, frame.seat).handSize - frame.limit, moves);
    case 'limit':
      return nextDiscards(state, state.turn, frame.from, frame.over, moves);
    case 'action':
    case 'end': {
      const used = row.filter(isPower).length;
      const calm = used > 0 && (frame.at === 'action' || used >= width.powers);
      const rest = calm ? withoutPowers(moves) : moves;
      return promising(state, frame.at === 'action' && row.length > 0 ? withoutGuards(rest) : rest, width.things);
    }
    case 'healer':
    case 'guard':
      return promising(state, withoutPowers(moves), width.things);
    default:
      return withoutPowers(moves);
  }
}

function nextOfPayment(state: State, frame: Extract<Frame, { at: 'pay' }>, width: Width): readonly Move[] {
  const { spent, lord } = frame;
  const listed = abyss.moves(state);
  const next: Move[] = [];
  for (const { cards, nebulis } of waysToPay(state, state.turn, lord, spent, width.payments)) {
    if (spent.some((card, i) => cards[i] !== card)) continue;
    const card = cards[spent.length];
    const move: Move = card === undefined ? `pay:${nebulis as 0 | 1 | 2}` : `spend:${at(CARD_NAMES, card)}`;
    if (!next.includes(move) && listed.includes(move)) next.push(move);
  }
  return next.length > 0 ? next : listed;
}

function withoutPowers(moves: readonly Move[]): readonly Move[] {
  if (!moves.some(isPower)) return moves;
  const calm = moves.filter((move) => !isPower(move));
  return calm.length > 0 ? calm : moves;
}

const withoutGuards = (moves: readonly Move[]): readonly Move[] => moves.filter((move) => deedOf(move) !== 'guard');

/** Of those deeds that can be done to many things, the few that promise most; all other moves. */
function promising(state: State, moves: readonly Move[], things: number): readonly Move[] {
  const ranked = new Map<string, { move: Move; worth: number }[]>();
  const kept = new Set<Move>();
  for (const move of moves) {
    const worth = promiseOf(state, move);
    if (worth === null) {
      kept.add(move);
      continue;
    }
    const kind = `${deedOf(move)} ${decode(move)?.area ?? ''}`;
    const list = ranked.get(kind) ?? [];
    list.push({ move, worth });
    ranked.set(kind, list);
  }
  if (ranked.size === 0) return moves;
  for (const list of ranked.values()) {
    list.sort((a, b) => b.worth - a.worth);
    for (const { move } of list.slice(0, things)) kept.add(move);
  }
  return moves.filter((move) => kept.has(move));
}

const reach = new Reach();
const standing = new Standing();

/** How much a deed that could be done to many things seems to promise with this one; `null` for other deeds. */
function promiseOf(state: State, move: Move): number | null {
  const decoded = decode(move);
  if (!decoded) return null;
  const { deed, what, area } = decoded;
  const seat = state.turn;
  switch (deed) {
    case 'slaver':
      return -(VALUE_OF[what] ?? 0);
    case 'heal':
      return (VALUE_OF[what] ?? 0) - (isKraken(what) ? 1.5 : 0);
    case 'oracle':
      return stackWorth(at(state.council, what));
    case 'opportunist': {
      // What the next one could pay for and we could not.
      const theirs = reach.take(state, (seat + 1) % state.seats).lacks(what);
      const ours = reach.take(state, seat).lacks(what);
      return at(LORDS, what).influence - Math.min(theirs, 8) + Math.min(ours, 8);
    }
    case 'guard':
      if (area === 'court') {
        const { influence, keys } = at(LORDS, what);
        return influence + 3 * keys - reach.take(state, seat).lacks(what);
      }
      if (area === 'council') return stackWorth(at(state.council, what));
      return standing.take(state, seat).pointsOf(what);
    default:
      return null;
  }
}

function stackWorth(stack: readonly number[]): number {
  let sum = 0;
  for (let card = 0; card < HAND_KINDS; card++) sum += (stack[card] ?? 0) * (VALUE_OF[card] ?? 0);
  return sum;
}

const raceOf = (card: Card): number => RACE_OF[card] ?? KRAKEN_RACE;

/** What to throw away if so many must go: the cheapest cards, or those whose race stays in hand. */
function nextDiscards(state: State, seat: Seat, from: Card, excess: number, listed: readonly Move[]): readonly Move[] {
  const { hand } = at(state.players, seat);
  const cards: Card[] = [];
  const counts = [0, 0, 0, 0, 0, 0];
  for (const [card, held] of hand.entries()) {
    const race = raceOf(card);
    counts[race] = (counts[race] ?? 0) + held;
    if (card >= from) for (let n = 0; n < held; n++) cards.push(card);
  }
  const firstOf = (worth: (card: Card) => number): Card => {
    const order = cards.slice().sort((a, b) => worth(a) - worth(b) || a - b);
    return Math.min(...order.slice(0, excess));
  };
  const kinds = [
    firstOf((card) => VALUE_OF[card] ?? 0),
    firstOf((card) => (VALUE_OF[card] ?? 0) + (counts[raceOf(card)] === 1 ? 2 : 0)),
  ];
  const next = listed.filter((move) => move === 'feed' || kinds.includes(targetOf(move)));
  return next.length > 0 ? next : listed;
}
