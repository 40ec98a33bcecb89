import { canonical, at as itemAt, type Json, people, type Seat, Table, writeLogbook } from '@fathom/kernel';
import {
  asked,
  columnsNow,
  handOf,
  handSize,
  lastRound,
  type Move,
  nautilusIsland,
  nextRound,
  placesLeft,
  type State,
  storeRow,
  thisRound,
} from '@fathom/nautilus-island/rules';

export const names = ['Ada', 'Maren', 'Ilya', 'Bo'];

/** Who decides, the row of moves in notation that is sent at once, and what must be in sight meanwhile. */
export interface Decision {
  readonly seat: Seat;
  readonly row: readonly string[];
  /** Whether the row shows somebody a card. */
  readonly reveals: boolean;
  /** Whether whoever decides knows of a card what the others must not. */
  readonly secret: boolean;
  readonly sight: Sight;
}

/** What players lose track of: both orders of play by name, the cards left by column, how near the last round is. */
export interface Sight {
  readonly order: readonly string[];
  /** Empty in the last round. */
  readonly next: readonly string[];
  readonly left: readonly number[];
  readonly ending: 'far' | 'near' | 'next' | 'now';
  /** Cards in the hand of whoever decides. */
  readonly hand: number;
}

/** A game of Nautilus Island played here with the rules alone: the tests know what must come next and click it. */
export interface Salvage {
  readonly sea: string;
  readonly decisions: readonly Decision[];
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly winner: Seat;
  /** The logbook as it stands before a decision, or at the end. */
  bookBefore(decision: number): string;
}

/** `busy` stores as it goes; `hoarding` has the first seat collect from the widest columns until its hand holds thirty cards. */
export type Manner = 'busy' | 'hoarding';

export function salvage(sea: string, seats: number, manner: Manner = 'busy'): Salvage {
  const table = begin(sea, seats);
  const decisions: Decision[] = [];
  for (let seat = table.actor; typeof seat === 'number'; seat = table.actor) {
    const state = table.state as State;
    const hoards = manner === 'hoarding' && handSize(itemAt(state.castaways, 0)) < 30;
    const row = hoards ? hoard(state, seat) : decide(state, seat, decisions.length);
    decisions.push({
      seat,
      row: row.map(nautilusIsland.write),
      reveals: reveals(state, row),
      secret: hasSecrets(state, seat),
      sight: sightOf(state, seat),
    });
    play(table, seat, row);
  }
  const result = table.result();
  const ranks = result?.ranks ?? [];
  const scores = result?.scores ?? [];
  const bookBefore = (decision: number): string => {
    const again = begin(sea, seats);
    for (const { seat, row } of decisions.slice(0, decision)) {
      play(
        again,
        seat,
        row.map((text) => nautilusIsland.read(text)).filter((move) => move !== null),
      );
    }
    return writeLogbook(again, 'all', people(names.slice(0, seats)));
  };
  return { sea, decisions, scores, ranks, winner: ranks.indexOf(1), bookBefore };
}

/** Several cards stored that everybody knew, where the set could then be closed or something else have been done: soon, in some sea. */
export function openlyStored(): { readonly game: Salvage; readonly at: number } {
  for (let i = 0; i < 400; i++) {
    const game = salvage(`an open island ${i}`, 2);
    const at = game.decisions.findIndex(({ row, reveals, sight }, here) => {
      const closes = ['close', 'leave'].includes(game.decisions[here + 1]?.row[0] ?? '');
      return row.length > 1 && closes && !reveals && sight.left.every((left) => left > 0);
    });
    if (at >= 0) return { game, at };
  }
  throw new Error('no such sea');
}

function begin(sea: string, seats: number): Table {
  const options = nautilusIsland.options.defaults as unknown as Json;
  const table = new Table(nautilusIsland, { seats, options, sea: { kind: 'named', name: sea } });
  table.deal();
  return table;
}

function play(table: Table, seat: Seat, row: readonly Move[]): void {
  const played = table.play(seat, table.at, row as unknown as Json[]);
  if (!played.ok) throw new Error(`refused: ${row.map(nautilusIsland.write).join(' ')}`);
  table.deal();
}

function reveals(state: State, row: readonly Move[]): boolean {
  const after = nautilusIsland.clone(state);
  return row.some((move) => {
    const shows = nautilusIsland.reveals(after, move);
    nautilusIsland.play(after, move);
    return shows;
  });
}

function hasSecrets(state: State, seat: Seat): boolean {
  const { pieces, view } = nautilusIsland;
  return canonical(pieces(view(state, seat))) !== canonical(pieces(view(state, null)));
}

function sightOf(state: State, seat: Seat): Sight {
  const called = (one: Seat): string => names[one] ?? '';
  return {
    order: thisRound(state).map((place) => called(place.seat)),
    next: state.ending === 'now' ? [] : nextRound(state).map(called),
    left: columnsNow(state).map(({ left }) => left),
    ending: lastRound(state).state,
    hand: handSize(itemAt(state.castaways, seat)),
  };
}

/** The first seat goes where most can be taken, the others where least; nobody stores, or empties a column without need. */
function hoard(state: State, seat: Seat): readonly Move[] {
  const moves = nautilusIsland.moves(state);
  const worth = (move: Move): number => {
    if (move.do !== 'go') return move.do === 'collect' ? 1 : 0;
    const stacks = itemAt(state.layout, move.column).length * (seat === 0 ? 1 : -1);
    return stacks + (itemAt(state.heights, move.column) > 1 ? 10 : 0);
  };
  return [moves.reduce((best, move) => (worth(move) > worth(best) ? move : best))];
}

/** Goes now here, now there; stores whatever it has three or more of; closes every other set it can. */
function decide(state: State, seat: Seat, at: number): readonly Move[] {
  const moves = nautilusIsland.moves(state);
  if (asked(state) === 'action') {
    const view = nautilusIsland.view(state, seat);
    const most = handOf(view, seat)
      .colours.filter(({ storable }) => storable)
      .sort((a, b) => b.count - a.count)[0];
    const empty = !moves.some((move) => move.do === 'collect');
    if (most && (empty || most.count >= 3)) {
      const cards = most.cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
      return storeRow(view, cards.slice(0, placesLeft(view)));
    }
  }
  if (asked(state) === 'column') return [itemAt(moves, (at * 7) % moves.length)];
  return [itemAt(moves, asked(state) === 'close' ? at % 2 : 0)];
}
