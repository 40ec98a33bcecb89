import type { Game, GameEvent, Seat } from '@fathom/kernel';
import type { Knowledge } from './knowledge.ts';

/** Decisions of one seat until chance, another seat or the end takes over, where they lead, and what that is worth. */
export interface Row<State, Move> {
  readonly moves: readonly Move[];
  readonly end: State;
  value: number;
}

/** Every row worth considering from here, in no particular order. */
export function rowsFrom<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
  seat: Seat,
  knowledge: Knowledge<State, Move>,
): Row<State, Move>[] {
  const found: Row<State, Move>[] = [];
  const moves: Move[] = [];
  const follow = (here: State) => {
    for (const move of knowledge.consider(here, moves)) {
      const next = game.clone(here);
      game.play(next, move);
      moves.push(move);
      const actor = game.actor(next);
      if (actor === seat) follow(next);
      else {
        const value = actor === null ? game.payoffs(next)[seat] : knowledge.value(next, seat);
        found.push({ moves: moves.slice(), end: next, value });
      }
      moves.pop();
    }
  };
  follow(state);
  return found;
}

/** The best of some rows. */
export function best<State, Move>(rows: readonly Row<State, Move>[]): Row<State, Move> {
  let top = rows[0];
  for (const row of rows) if (row.value > top.value) top = row;
  return top;
}
