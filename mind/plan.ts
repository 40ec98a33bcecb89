import { at, type Game, type GameEvent, type Seat } from '@fathom/kernel';
import type { Knowledge } from './knowledge.ts';
import { meter, type Row, rowsFrom } from './rows.ts';
import { secondLook } from './second-look.ts';

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
export const FIRST_LOOK = 8000;

/**
 * Whole rows of decisions, the best first: valued where they end, then the best few once more by what chance may bring next and the
 * best answer to it: expectimax, deepened for the most promising only. With a gist, the second look goes to different ideas: only the best row of each.
 * It never asks for more than the budget has: where not all can be looked at, fewer are, and over fewer outcomes.
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

  const ideas = gist === undefined ? unlike(rows) : firstOfEach(rows, gist);
  const doubtful = ideas.slice(0, depth.rows).filter((row) => row.value > at(rows, 0).value - depth.margin);
  if (doubtful.length < 2) return { rows, looked: 0, nodes };
  const others = rows.filter((row) => !doubtful.includes(row));
  const first = nodes;
  const looks = secondLook(game, doubtful, seat, knowledge, depth.nodes - first);
  let look = looks.next();
  for (; !look.done; look = looks.next()) {
    yield { rows: [...look.value.rows, ...others], looked: look.value.looked, nodes: first + look.value.nodes };
  }
  nodes += look.value.nodes;
  const looked = look.value.rows.slice(0, look.value.looked);
  const rest = [...look.value.rows.slice(looked.length), ...others];
  if (looked.length === 0) return { rows, looked: 0, nodes };
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

/** Of rows valued exactly alike only the first: they lead to places that nobody here can tell apart. */
function unlike<State, Move>(rows: readonly Row<State, Move>[]): Row<State, Move>[] {
  return rows.filter(({ value }, i) => value !== rows[i - 1]?.value);
}

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
