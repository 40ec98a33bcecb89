import { at, type Game, type GameEvent, type Seat } from '@fathom/kernel';
import { expectation } from './expectation.ts';
import type { Knowledge } from './knowledge.ts';
import { meter, type Row, rowsFrom } from './rows.ts';

export interface Depth {
  /** Positions looked at, at most. */
  readonly nodes: number;
  /** How many of the best rows are looked at one turn further; 0: none. */
  readonly rows: number;
  /** Rows that promise less than the best one by this much or more are let go. */
  readonly margin: number;
  /** How many of those are looked at two turns further, where the game has a quick way to do it, and for how many positions more. */
  readonly further?: { readonly rows: number; readonly nodes: number };
}

/** What two rows have in common that somebody would call the same idea. */
export type Gist<Move> = (moves: readonly Move[]) => string;

export interface Plans<State, Move> {
  readonly rows: readonly Row<State, Move>[];
  /** So many of them, the first ones, have been looked at one turn further; the values of the others are rougher. */
  readonly looked: number;
  readonly nodes: number;
}

/** The first answer must come soon, however wide the choice: what is listed first is looked at first. */
const FIRST_LOOK = 8000;

/** A step into chance costs about as many looks as there are rolls of three dice, each with as many rows as there are here. */
const ROLLS = 20;

/**
 * Whole rows of decisions, the best first: valued where they end, then the best few once more by what chance may bring next and the
 * best answer to it: expectimax, deepened for the most promising only. With a gist, the second look goes to different ideas: only the best row of each.
 */
export function* plan<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
  seat: Seat,
  knowledge: Knowledge<State, Move>,
  depth: Depth,
  gist?: Gist<Move>,
): Generator<Plans<State, Move>, Plans<State, Move>> {
  const count = meter(Math.min(FIRST_LOOK, depth.nodes));
  const { consider, considerFirst = consider } = knowledge;
  const rows = rowsFrom(game, state, seat, { ...knowledge, consider: considerFirst }, count);
  rows.sort((a, b) => b.value - a.value);
  let nodes = count.nodes;
  if (rows.length < 2 || depth.rows < 2) return { rows, looked: 0, nodes };
  yield { rows: rows.slice(), looked: 0, nodes };

  const ideas = gist === undefined ? rows : firstOfEach(rows, gist);
  const doubtful = ideas.slice(0, depth.rows).filter((row) => row.value > at(rows, 0).value - depth.margin);
  if (doubtful.length < 2) return { rows, looked: 0, nodes };
  const others = rows.filter((row) => !doubtful.includes(row));
  const looked: Row<State, Move>[] = [];
  let cost = rows.length * ROLLS;
  for (const row of doubtful) {
    if (nodes + cost > depth.nodes) break;
    const before = knowledge.looks?.() ?? 0;
    const further = meter(depth.nodes - nodes);
    const value = game.actor(row.end) === 'chance' ? expectation(game, row.end, seat, knowledge, further) : row.value;
    cost = Math.max(further.nodes, (knowledge.looks?.() ?? 0) - before);
    nodes += cost;
    if (further.nodes >= further.limit) break;
    looked.push({ ...row, value });
    looked.sort((a, b) => b.value - a.value);
    const so = looked.length;
    if (so > 1) yield { rows: [...looked, ...doubtful.slice(so), ...others], looked: so, nodes };
  }
  // A lone second look says nothing about the others.
  if (looked.length < 2) return { rows, looked: 0, nodes };
  const rest = [...doubtful.slice(looked.length), ...others];
  const best = at(looked, 0).value;
  const third = best < SETTLED ? (depth.further?.rows ?? 0) : 0;
  const limit = depth.nodes + (depth.further?.nodes ?? 0);
  const close = looked.slice(0, third).filter((row) => row.value > best - depth.margin / CLOSE);
  const far: Row<State, Move>[] = [];
  for (const row of close.length > 1 ? close : []) {
    const before = knowledge.looks?.() ?? 0;
    const value = game.actor(row.end) === 'chance' ? (knowledge.farExpectation?.(row.end, seat) ?? null) : row.value;
    nodes += (knowledge.looks?.() ?? 0) - before;
    if (value === null || nodes > limit) break;
    far.push({ ...row, value });
    yield { rows: [...looked, ...rest], looked: looked.length, nodes };
  }
  // Only if all that are close have been looked at does the third look say which is best.
  if (far.length === close.length) looked.splice(0, far.length, ...far.sort((a, b) => b.value - a.value));
  return { rows: [...looked, ...rest], looked: looked.length, nodes };
}

/** Rows this many times closer to the best than those worth a second look are worth a third, unless all is well anyway. */
const CLOSE = 2;
const SETTLED = 0.98;

/** Of rows with the same gist only the first. */
export function firstOfEach<One extends { readonly moves: readonly Move[] }, Move>(
  rows: readonly One[],
  gist: Gist<Move>,
): One[] {
  const seen = new Set<string>();
  return rows.filter(({ moves }) => {
    const key = gist(moves);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** As much of a row as this seat itself plays. */
export function ownPart<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
  seat: Seat,
  moves: readonly Move[],
): readonly Move[] {
  const here = game.clone(state);
  const own: Move[] = [];
  for (const move of moves) {
    if (game.actor(here) !== seat) break;
    game.play(here, move);
    own.push(move);
  }
  return own;
}
