import {
  abyss,
  CARD_NAMES,
  type Card,
  LORDS,
  type Lord,
  lordFor,
  type Move,
  type Options,
  paymentsFor,
  payRow,
  type State,
  VALUE_OF,
} from '@fathom/abyss/rules';
import { at, type Json, Position, people, type Seat, Table, writeLogbook } from '@fathom/kernel';
import { rig } from '../games/abyss/rules/testing/rig.ts';

/** One decision: the row of moves sent at once, and for a payment of one's own choosing the cards to touch for it. */
export interface Decision {
  readonly seat: Seat;
  readonly row: readonly string[];
  readonly cards?: readonly string[];
}

/** A game of Abyss played here with the rules alone: the tests know what must come next and click it. */
export interface Reign {
  readonly sea: string;
  readonly options: Options;
  readonly decisions: readonly Decision[];
  readonly scores: readonly number[];
  /** The logbook as it stands before a decision, or at the end. */
  bookBefore(decision: number, names: readonly string[]): string;
}

export function reign(sea: string, seats: number, wish: Partial<Options> = {}): Reign {
  const options = { ...abyss.options.defaults, ...wish };
  const table = begin(sea, seats, options);
  const decisions: Decision[] = [];
  let random = 11;
  const below = (n: number): number => {
    random = (random * 48271) % 2147483647;
    return random % n;
  };
  for (let seat = table.actor; typeof seat === 'number'; seat = table.actor) {
    const decision = decide(table.state as State, seat, below);
    decisions.push(decision);
    play(table, decision);
  }
  const bookBefore = (decision: number, names: readonly string[]): string => {
    const again = begin(sea, seats, options);
    for (const made of decisions.slice(0, decision)) play(again, made);
    return writeLogbook(again, 'all', people(names));
  };
  return { sea, options, decisions, scores: table.result()?.scores ?? [], bookBefore };
}

function begin(sea: string, seats: number, options: Options): Table {
  const table = new Table(abyss, { seats, options: options as unknown as Json, sea: { kind: 'named', name: sea } });
  table.deal();
  return table;
}

function play(table: Table, { seat, row }: Decision): void {
  const played = table.play(seat, table.at, row as unknown as Json[]);
  if (!played.ok) throw new Error(`refused: ${row.join(' ')}`);
  table.deal();
}

/** Recruits whenever it can, now as suggested, now with cards of its own choosing; else takes stacks, or explores. */
function decide(state: State, seat: Seat, below: (n: number) => number): Decision {
  const moves = abyss.moves(state);
  const lords = moves.filter((move) => move.startsWith('recruit:'));
  if (lords.length > 0) return pay(state, seat, at(lords, below(lords.length)), below(3) === 0);
  const stacks = moves.filter((move) => move.startsWith('council:'));
  if (stacks.length > 0 && below(2) === 0) return { seat, row: [at(stacks, below(stacks.length))] };
  if (moves.includes('explore') && below(4) > 0) return { seat, row: ['explore'] };
  if (moves.includes('take') && value(state) >= 3) return { seat, row: ['take'] };
  return { seat, row: [at(moves, below(moves.length))] };
}

const value = ({ track }: State): number => at(VALUE_OF, track.at(-1) ?? 0);

function pay(state: State, seat: Seat, move: Move, freely: boolean): Decision {
  const view = abyss.view(state, seat);
  const lord: Lord = view.court.find((one) => one >= 0 && recruiting(one) === move) ?? -1;
  const ways = paymentsFor(view, seat, lord, 400);
  const way = freely ? ways[ways.length - 1] : lordFor(view, seat, lord).cheapest;
  const row = way && payRow(view, way.cards, way.pearls, way.nebulis, lord);
  if (!way || !row) throw new Error(`no way to pay for ${move}`);
  return { seat, row, ...(freely ? { cards: way.cards.map((card: Card) => at(CARD_NAMES, card)) } : {}) };
}

const recruiting = (lord: Lord): Move => `recruit:${at(LORDS, lord).key}`;

/** A logbook in which the first player may bring the Corruptor, and has a choice how to pay for a second lord (W6, K4). */
export function corruption(names: readonly string[]): string {
  const table = rig(2)
    .court('corruptor', 'miller', 'assassin', 'sage', 'keeper', 'hunter')
    .lords(0, 'counterfeiter')
    .hand(0, 'q5', 'q4', 'c3', 'h1')
    .purse(0, { pearls: 7, nebulis: 2 })
    .figure(0);
  return bookFrom(table.state, 'a corrupt court', names);
}

/** A logbook in which the first player has met a monster, and two lords could help before it is answered (X5, W1). */
export function monsterMet(names: readonly string[]): string {
  const table = rig(2)
    .lords(0, 'slaver', 'opportunist', 'oracle')
    .hand(0, 'q5', 'q4', 'c3')
    .council('squid', 'q1')
    .purse(0, { pearls: 7 })
    .explore('reveal:monster');
  return bookFrom(table.state, 'a monster', names);
}

function bookFrom(state: State, name: string, names: readonly string[]): string {
  const { seats, options } = state;
  const rigged = Position.parse(abyss, seats, options as unknown as Json, JSON.parse(JSON.stringify(state)));
  if (!rigged.ok) throw new Error(rigged.error);
  const sea = { kind: 'named', name } as const;
  const table = new Table(abyss, { seats, options: options as unknown as Json, sea, from: rigged.value });
  return writeLogbook(table, 'all', people(names));
}
