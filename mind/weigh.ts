import type { Game, GameEvent, Random, Seat } from '@fathom/kernel';
import { meter } from './rows.ts';
import { type Foresight, type Found, type Trial, Worlds } from './search.ts';
import type { Idea, Thinking } from './thought.ts';

/** How far rows are weighed. */
export interface Scales {
  readonly worlds: number;
  /** How many rows, by whomever, are played on after one's own before a world is judged. */
  readonly turns: number;
}

/** What given rows promise: each is tried out in the same imagined worlds, none is let go. In the order they were given. */
export function* weigh<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  view: View,
  seat: Seat,
  rows: readonly (readonly Move[])[],
  knowledge: Foresight<State, Move>,
  { worlds, turns }: Scales,
  random: Random,
): Generator<Found<Move>, Found<Move>> {
  const count = meter();
  const imagined = new Worlds(game, view, seat, knowledge, random, count);
  const trials = rows.map((moves): Trial<Move> => ({ moves, value: 0, worlds: 0, isLast: false }));
  for (let world = 0; world < worlds; world++) {
    imagined.tryOut(trials, turns);
    if (world < worlds - 1) yield { rows: trials, nodes: count.nodes };
  }
  return { rows: trials, nodes: count.nodes };
}

/** A search told as thoughts: every row it looks at, as an idea made of it. `isBest`: no other promises more. */
export function* toldAs<Move, One extends Idea<Move>>(
  finding: Generator<Found<Move>, Found<Move>>,
  idea: (row: Trial<Move>, isLast: boolean, isBest: boolean) => One,
): Thinking<Move, One> {
  for (;;) {
    const { value, done } = finding.next();
    const top = Math.max(...value.rows.map((row) => row.value));
    const ideas = value.rows.map((row) => idea(row, done === true, row.value === top));
    const thought = { ideas, nodes: value.nodes };
    if (done) return thought;
    yield thought;
  }
}
