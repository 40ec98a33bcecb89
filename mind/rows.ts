import { type Actor, at, type Game, type GameEvent, type Seat } from '@fathom/kernel';
import type { Knowledge } from './knowledge.ts';

/** Decisions of one seat until chance, another seat or the end takes over, where they lead, and what that is worth. */
export interface Row<State, Move> {
  readonly moves: readonly Move[];
  readonly end: State;
  value: number;
}

/** Counts the positions looked at, so that the same budget means the same choice on every machine. */
export interface Meter {
  nodes: number;
  readonly limit: number;
}

export const meter = (limit = Number.POSITIVE_INFINITY): Meter => ({ nodes: 0, limit });

const decides = <State, Move>(actor: Actor, seat: Seat, knowledge: Knowledge<State, Move>): boolean =>
  actor === seat || (knowledge.allied === true && typeof actor === 'number');

/** Every row worth considering from here, in no particular order; at least one, and no more than the meter allows. */
export function rowsFrom<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
  seat: Seat,
  knowledge: Knowledge<State, Move>,
  count: Meter = meter(),
): Row<State, Move>[] {
  const found: Row<State, Move>[] = [];
  const moves: Move[] = [];
  const follow = (here: State) => {
    for (const move of knowledge.consider(here, moves)) {
      if (count.nodes >= count.limit && found.length > 0) return;
      count.nodes++;
      const next = game.clone(here);
      game.play(next, move);
      moves.push(move);
      const actor = game.actor(next);
      if (decides(actor, seat, knowledge)) follow(next);
      else {
        const value = actor === null ? at(game.payoffs(next), seat) : knowledge.value(next, seat);
        found.push({ moves: moves.slice(), end: next, value });
      }
      moves.pop();
    }
  };
  follow(state);
  return found;
}

/** The most promising of some rows: the first of equals. */
export function best<One extends { readonly value: number }>(rows: readonly One[]): One {
  let top = at(rows, 0);
  for (const row of rows) if (row.value > top.value) top = row;
  return top;
}

/**
 * What the best row from here is worth, without telling which. `state` is used up. Once the meter is at its limit, anything. What
 * positions with a name are worth is kept in `known`.
 */
export function bestValue<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
  seat: Seat,
  knowledge: Knowledge<State, Move>,
  count: Meter = meter(),
  row: Move[] = [],
  known?: Map<string, number>,
): number {
  const actor = game.actor(state);
  if (actor === null) return at(game.payoffs(state), seat);
  if (!decides(actor, seat, knowledge)) return knowledge.value(state, seat);
  const name = known === undefined ? null : (knowledge.nameOf?.(state, row) ?? null);
  const met = name === null ? undefined : known?.get(name);
  if (met !== undefined) return met;
  const moves = knowledge.consider(state, row);
  let top = 0;
  let left = moves.length;
  for (const move of moves) {
    if (count.nodes++ >= count.limit) break;
    const next = --left === 0 ? state : game.clone(state);
    game.play(next, move);
    row.push(move);
    top = Math.max(top, bestValue(game, next, seat, knowledge, count, row, known));
    row.pop();
  }
  if (name !== null && count.nodes < count.limit) known?.set(name, top);
  return top;
}
