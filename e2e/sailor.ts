import { at, type Json, Table, writeLogbook } from '@fathom/kernel';
import { type Move, nautilion, type Options, type SeatMove, type State } from '@fathom/nautilion/rules';

/** The same game as in the page, played here with the rules alone: the tests know what must come next and click it. */
export interface Voyage {
  readonly sea: string;
  readonly options: Options;
  readonly seats: number;
  /** The decisions of the seats, in order, in notation. */
  readonly moves: readonly string[];
  readonly won: boolean;
}

export type Choose = (state: State, moves: readonly SeatMove[]) => SeatMove;

export function sail(sea: string, choose: Choose, wish: Partial<Options> = {}, seats = 1): Voyage {
  const options = { ...nautilion.options.defaults, ...wish };
  const table = new Table(nautilion, { seats, options: options as unknown as Json, sea: { kind: 'named', name: sea } });
  const moves: string[] = [];
  table.deal();
  for (let actor = table.actor; typeof actor === 'number'; actor = table.actor) {
    const state = table.state as State;
    const move = choose(state, nautilion.moves(state) as readonly SeatMove[]);
    moves.push(nautilion.write(move));
    const played = table.play(actor, table.at, [move as unknown as Json]);
    if (!played.ok) throw new Error(`refused: ${nautilion.write(move)}`);
    table.deal();
  }
  return { sea, options, seats, moves, won: table.result()?.ranks[0] === 1 };
}

/** The logbook of a voyage after these decisions, with no names in it; without any, as it stands before the first. */
export function sailBook(
  { sea, options, seats }: Omit<Voyage, 'moves' | 'won'>,
  moves: readonly string[] = [],
): string {
  const table = new Table(nautilion, { seats, options: options as unknown as Json, sea: { kind: 'named', name: sea } });
  table.deal();
  for (const notation of moves) {
    const move = nautilion.read(notation);
    const played = move && table.play(table.actor as number, table.at, [move as unknown as Json]);
    if (!played?.ok) throw new Error(`refused: ${notation}`);
    table.deal();
  }
  return writeLogbook(table);
}

/** Sails seas until a position answers the description, and tells the way to it. */
export function findMoment(
  choose: Choose,
  wish: Partial<Options>,
  fits: (state: State, moves: readonly SeatMove[]) => boolean,
  seats = 1,
): Pick<Voyage, 'sea' | 'moves'> {
  for (let i = 1; i < 400; i++) {
    let found = -1;
    let count = 0;
    const voyage = sail(
      `search ${i}`,
      (state, moves) => {
        if (found < 0 && fits(state, moves)) found = count;
        count++;
        return choose(state, moves);
      },
      wish,
      seats,
    );
    if (found >= 0) return { sea: voyage.sea, moves: voyage.moves.slice(0, found) };
  }
  throw new Error('no such moment in four hundred seas');
}

/** The first sea of a row in which a sailor wins. */
export function winning(choose: Choose, wish: Partial<Options> = {}, seats = 1): Voyage {
  for (let i = 1; i < 400; i++) {
    const voyage = sail(`test sea ${i}`, choose, wish, seats);
    if (voyage.won) return voyage;
  }
  throw new Error('no sea of four hundred was won');
}

/** Whatever comes to mind. */
export function whims(seed: number): Choose {
  let random = seed;
  return (_, moves) => {
    random = (random * 48271) % 2147483647;
    return at(moves, random % moves.length);
  };
}

const aboard = (state: State) => state.cabins.filter((kind, cabin) => cabin > 0 && kind === cabin).length;
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

function worth(state: State): number {
  if (state.outcome) return state.outcome === 'won' ? 1e6 : -1e6;
  const toGo = state.path.slice(state.nautilion + 1).filter((kind) => kind > 0).length;
  const toHome = state.path.slice(1, state.phantom).filter((kind) => kind > 0).length;
  const missing = 9 - aboard(state);
  const hurry = Math.max(0, missing * 2 - toGo);
  return 100 * aboard(state) + 12 * sum(state.reserve) + 2 * toHome - 40 * hurry;
}

/** Follows every way to give the dice and to place what is taken, up to the next roll, and takes the best. */
export const careful: Choose = (state, moves) => {
  const plain = moves.filter(
    (move) => move.do === 'give' || move.do === 'place' || move.do === 'lose' || move.do === 'start',
  );
  const choices = plain.length > 0 ? plain : moves;
  const follow = (from: State, depth: number): number => {
    if (depth === 0 || typeof nautilion.actor(from) !== 'number' || from.outcome) return worth(from);
    const next = nautilion
      .moves(from)
      .filter((move) => move.do === 'give' || move.do === 'place' || move.do === 'lose');
    if (next.length === 0) return worth(from);
    return Math.max(...next.map((move) => follow(after(from, move), depth - 1)));
  };
  const values = choices.map((move) => follow(after(state, move), 5));
  return at(choices, values.indexOf(Math.max(...values)));
};

function after(state: State, move: Move): State {
  const next = nautilion.clone(state);
  nautilion.play(next, move);
  return next;
}

/** Gives the Phantom whatever brings it home soonest: a game that is lost. */
export const hasty: Choose = (_state, moves) => {
  const most = Math.max(...moves.map((move) => (move.do === 'give' ? move.die : 0)));
  return moves.find((move) => move.do === 'give' && move.to === 'phantom' && move.die === most) ?? at(moves, 0);
};

/** Any legal move, by a small generator of its own, so that a failing game can be played again. */
export function reckless(seed: number): Choose {
  let random = seed;
  return (_state, moves) => {
    random = (random * 48271) % 2147483647;
    return at(moves, random % moves.length);
  };
}
