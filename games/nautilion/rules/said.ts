import { darkhouseCard, FIGURES, heroicCard, KINDS, tokenOf } from './kinds.ts';
import type { Move } from './types.ts';

/** Every move that is said often exists once, so that lists of moves cost nothing. None of them is ever written to. */
const each = <T>(length: number, make: (index: number) => T): readonly T[] => Array.from({ length }, (_, i) => make(i));

/** The move at this place of a table: all tables are alike, and so is asking them. */
export function said(table: readonly Move[], key: number): Move {
  return table[key] ?? unsaid(key);
}

/** The moves at these places of a table. Not by `map`, whose lists may have holes: one such slows down whoever reads lists of moves. */
export function allSaid(table: readonly Move[], keys: readonly number[]): Move[] {
  const moves: Move[] = [];
  for (let i = 0; i < keys.length; i++) moves.push(said(table, keys[i] ?? -1));
  return moves;
}

/** Apart, so that `said` is short enough to be inlined wherever it is called. */
function unsaid(key: number): never {
  throw new RangeError(`nothing is said of ${key}`);
}

const FACES = 5;

export const LAY = each<Move>(KINDS, (kind) => ({ do: 'lay', token: tokenOf(kind) }));
export const REEF = each<Move>(KINDS, (kind) => ({ do: 'reef', token: tokenOf(kind) }));
export const ADMIRAL: readonly Move[] = [
  { do: 'admiral', seat: 0 },
  { do: 'admiral', seat: 1 },
];
export const ROW = each<Move>(13, (card) => ({ do: 'row', card: darkhouseCard(card) }));
export const REVEAL = each<Move>(13, (card) => ({ do: 'reveal', card: heroicCard(card) }));
export const ROLL = each<Move>(FACES, (face) => ({ do: 'roll', face }));

export const START: readonly Move[] = [
  { do: 'start', seat: 0 },
  { do: 'start', seat: 1 },
];
export const NAME: readonly Move[] = FIGURES.map((figure) => ({ do: 'name', figure }));
export const WHIRLWIND: Move = { do: 'whirlwind' };
export const TRANSLATION: Move = { do: 'translation' };
export const RECALL: Move = { do: 'recall' };
export const ENOUGH: Move = { do: 'enough' };
/** By the die's face, then by the new one. */
export const TIDE = each(FACES, (die) => each<Move>(FACES, (to) => ({ do: 'tide', die, to })));
export const TURN = each(FACES, (die) => each<Move>(FACES, (to) => ({ do: 'turn', die, to })));
export const REROLL = each<Move>(FACES, (die) => ({ do: 'reroll', die }));
/** By the die's face, then by figure. */
export const GIVE = each(FACES, (die) => FIGURES.map((to): Move => ({ do: 'give', die, to })));

export const PLAY = each<Move>(13, (card) => ({ do: 'play', card: heroicCard(card) }));
export const DISMISS = each<Move>(13, (card) => ({ do: 'dismiss', card: heroicCard(card) }));
export const SACRIFICE = each<Move>(10, (crew) => ({ do: 'sacrifice', crew }));

export const PAY = each<Move>(KINDS, (kind) => ({ do: 'pay', token: tokenOf(kind) }));
export const TAKE = each<Move>(KINDS, (kind) => ({ do: 'take', token: tokenOf(kind) }));
export const LOSE_RESERVE = each<Move>(KINDS, (kind) => ({ do: 'lose', from: 'reserve', token: tokenOf(kind) }));
export const LOSE_MAGES = each<Move>(KINDS, (kind) => ({ do: 'lose', from: 'mages', token: tokenOf(kind) }));
/** By kind times ten plus cabin. */
export const LOSE_ABOARD = each<Move>(KINDS * 10, (key) => ({
  do: 'lose',
  from: 'aboard',
  token: tokenOf(Math.floor(key / 10)),
  cabin: key % 10,
}));
export const PLACE_RESERVE = each<Move>(KINDS, (kind) => ({ do: 'place', to: 'reserve', token: tokenOf(kind) }));
export const PLACE_MAGES = each<Move>(KINDS, (kind) => ({ do: 'place', to: 'mages', token: tokenOf(kind) }));
/** By kind, then by cabin. */
export const PLACE_ABOARD = each(KINDS, (kind) =>
  each<Move>(10, (cabin) => ({ do: 'place', to: 'aboard', token: tokenOf(kind), cabin })),
);

const swaps: Move[] = [];
const picks: Move[] = [];
const inserts: Move[] = [];

/** Moves that name a spot are made when first said. */
function spotted(known: Move[], spot: number, make: (spot: number) => Move): Move {
  for (let next = known.length; next <= spot; next++) known.push(make(next));
  return said(known, spot);
}

export const swapAt = (spot: number): Move => spotted(swaps, spot, (named) => ({ do: 'swap', spot: named }));
export const pickAt = (spot: number): Move => spotted(picks, spot, (named) => ({ do: 'pick', spot: named }));
export const insertBefore = (spot: number): Move =>
  spotted(inserts, spot, (named) => ({ do: 'insert', before: named }));
