import { at, type Game, type GameEvent, playChance, QuickRandom, type Random, type Seat } from '@fathom/kernel';
import type { Knowledge } from './knowledge.ts';
import { Race } from './race.ts';
import { best, type Meter, meter } from './rows.ts';

/** What is known of a game whose seats play against each other and hide things from each other. */
export interface Foresight<State, Move> extends Knowledge<State, Move> {
  /**
   * `value` looks only at what the seat it is asked for sees, and no row turns up anything hidden before it ends. Then one imagined
   * position tells as much about a row's end as many, and nobody in an imagined world can act on what they should not know.
   */
  readonly candid?: boolean;
  /** Whether a row ends here although the same seat goes on: it may be last in one round and first in the next. */
  pauses?(state: State): boolean;
  /** What an end is worth to each seat, given its payoffs: those, unless it says otherwise. */
  prizes?(payoffs: readonly number[]): readonly number[];
  /** What a seat may expect where an imagined world is left: `value`, unless it says otherwise. It may look at everything there. */
  afar?(state: State, seat: Seat): number;
  /** The moves worth considering for the others' answers in imagined worlds, where there is less time: else those of `consider`. */
  glance?(state: State, row: readonly Move[]): readonly Move[];
}

/** How hard to search. */
export interface Effort {
  /** Positions looked at, at most; only the first look is finished whatever it takes. */
  readonly nodes: number;
  /** How many of the best rows are tried out in imagined worlds; below 2: none, what a row's end is worth decides. */
  readonly rows: number;
  /** Rows that promise less than the best one by this much or more are not tried out. */
  readonly margin: number;
  /** How many rows, by whomever, are played on after one's own before such a world is judged. */
  readonly turns: number;
}

/** A row, what it promises, in how many imagined worlds it was tried out, and whether it ends the game. */
export interface Trial<Move> {
  readonly moves: readonly Move[];
  value: number;
  worlds: number;
  readonly isLast: boolean;
}

/** The most promising row first. */
export interface Found<Move> {
  readonly rows: readonly Trial<Move>[];
  readonly nodes: number;
}

/** Worlds of a first look where one alone would tell more than the seat may know. */
const FIRST_WORLDS = 8;

/**
 * Looks at every row of the seat where it ends; then tries out the best few in imagined worlds, the same ones for each row, in which
 * everybody goes on by their own best row and chance by its weights; and lets go of the worse half, again and again, as the budget is
 * used up. It sees nothing but the view, and the same view, seed and nodes give the same answer.
 *
 * In the words of the field: flat Monte Carlo search over determinizations of the information set, with sequential halving at the root
 * and short rollouts by an informed policy. Others act on determinizations of their own, so there is no strategy fusion in their replies.
 */
export function* search<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  view: View,
  seat: Seat,
  knowledge: Foresight<State, Move>,
  effort: Effort,
  random: Random,
): Generator<Found<Move>, Found<Move>> {
  const count = meter(effort.nodes);
  const worlds = new Worlds(game, view, seat, knowledge, random, count);
  const race = new Race(worlds.firstLook());
  const found = (): Found<Move> => ({ rows: race.standing(), nodes: count.nodes });
  if (race.rivals.length < 2 || effort.rows < 2) return found();
  yield found();

  const worst = at(race.rivals, 0).value - effort.margin;
  race.keep(({ value }, place) => place < effort.rows && value > worst);
  if (race.rivals.length < 2) return found();
  const halvings = Math.ceil(Math.log2(race.rivals.length));
  for (let halving = 1; ; halving++) {
    const until = count.nodes + (effort.nodes - count.nodes) / (halvings - halving + 1);
    // Every rival sees every world, or none: so they are always compared in the same ones.
    for (let cost = 0; count.nodes + cost <= until; ) {
      const before = count.nodes;
      race.note(worlds.tryOut(race.rivals, effort.turns));
      cost = count.nodes - before;
      if (race.rivals.length < 2 || count.nodes + cost > effort.nodes) return found();
      yield found();
    }
    if (halving >= halvings) return found();
    const half = Math.max(2, Math.ceil(race.rivals.length / 2));
    race.keep((_, place) => place < half);
  }
}

/** The worlds a seat may be in, as far as it can tell, and what becomes of its rows there. */
export class Worlds<State, Move, View, Options, Event extends GameEvent> {
  readonly #game: Game<State, Move, View, Options, Event>;
  readonly #view: View;
  readonly #seat: Seat;
  readonly #knowledge: Foresight<State, Move>;
  readonly #random: Random;
  readonly #count: Meter;

  constructor(
    game: Game<State, Move, View, Options, Event>,
    view: View,
    seat: Seat,
    knowledge: Foresight<State, Move>,
    random: Random,
    count: Meter,
  ) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#knowledge = knowledge;
    this.#random = random;
    this.#count = count;
  }

  /** All rows by what they are worth where they end, the best first. */
  firstLook(): Trial<Move>[] {
    const world = this.#game.imagine(this.#view, this.#seat, this.#random);
    const rows = rowsWorth(this.#game, world, this.#seat, this.#knowledge, this.#count);
    // How a game ended depends on everything hidden, whatever else may not.
    const doubtful = this.#knowledge.candid ? rows.filter(({ isLast }) => isLast) : rows;
    for (const row of doubtful) row.worlds = 1;
    if (doubtful.length > 0 && rows.length > 1) for (let n = 1; n < FIRST_WORLDS; n++) this.tryOut(doubtful, 0);
    for (const row of rows) row.worlds = 1;
    return rows.sort((a, b) => b.value - a.value);
  }

  /**
   * Tries out some rows in one more world and tells what came of each; what they were worth at first sight counts like one world.
   */
  tryOut(rows: readonly Trial<Move>[], turns: number): readonly number[] {
    const world = this.#game.imagine(this.#view, this.#seat, this.#random);
    const word = () => this.#random.below(2 ** 32);
    const fate: readonly [number, number, number, number] = [word(), word(), word(), word()];
    return rows.map((row) => {
      const random = new QuickRandom(...fate);
      const value = this.#follow(this.#game.clone(world), row.moves, turns, random);
      row.value = (row.value * row.worlds + value) / (row.worlds + 1);
      row.worlds++;
      return value;
    });
  }

  /** What the seat may expect after playing a row and so many more by whomever. `state` is used up. */
  #follow(state: State, row: readonly Move[], turns: number, random: Random): number {
    const game = this.#game;
    this.#playRow(state, this.#seat, row, random);
    for (let left = turns; left > 0; left--) {
      while (game.actor(state) === 'chance') playChance(game, state, random);
      const actor = game.actor(state);
      if (actor === null || actor === 'chance') break;
      this.#playRow(state, actor, this.#reply(state, actor, random), random);
    }
    this.#count.nodes++;
    const seat = this.#seat;
    return game.actor(state) === null
      ? at(prizesAt(game, state, this.#knowledge), seat)
      : (this.#knowledge.afar?.(state, seat) ?? this.#knowledge.value(state, seat));
  }

  /** Where something hidden comes to light on the way, a row may end too soon: its seat then thinks again. */
  #playRow(state: State, seat: Seat, row: readonly Move[], random: Random): void {
    const game = this.#game;
    for (const move of row) {
      if (!this.#knowledge.candid && !isListed(game, state, seat, move)) break;
      game.play(state, move);
    }
    if (this.#knowledge.candid) return;
    while (game.actor(state) === seat && !this.#knowledge.pauses?.(state)) {
      this.#playRow(state, seat, this.#reply(state, seat, random), random);
    }
  }

  /** What a seat of an imagined world would play, knowing what it knows there. */
  #reply(state: State, actor: Seat, random: Random): readonly Move[] {
    const game = this.#game;
    const seen = this.#knowledge.candid ? state : game.imagine(game.view(state, actor), actor, random);
    return reply(game, seen, actor, this.#knowledge, this.#count);
  }
}

/** What the end of a game is worth to each seat. */
export function prizesAt<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
  knowledge: Foresight<State, Move>,
): readonly number[] {
  const payoffs = game.payoffs(state);
  return knowledge.prizes?.(payoffs) ?? payoffs;
}

/** The best row of a seat by where it ends, among those worth a glance. */
export function reply<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
  seat: Seat,
  knowledge: Foresight<State, Move>,
  count: Meter = meter(),
): readonly Move[] {
  const quick = knowledge.glance ? { ...knowledge, consider: knowledge.glance } : knowledge;
  return best(rowsWorth(game, state, seat, quick, count)).moves;
}

/** Every row worth considering and what its end is worth to the seat, in no particular order. */
export function rowsWorth<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
  seat: Seat,
  knowledge: Foresight<State, Move>,
  count: Meter = meter(),
): Trial<Move>[] {
  const found: Trial<Move>[] = [];
  const row: Move[] = [];
  const follow = (here: State, isOurs: boolean) => {
    const moves = knowledge.consider(here, row);
    let left = moves.length;
    for (const move of moves) {
      count.nodes++;
      left--;
      const next = isOurs && left === 0 ? here : game.clone(here);
      game.play(next, move);
      row.push(move);
      const actor = game.actor(next);
      if (actor === seat && !knowledge.pauses?.(next)) follow(next, true);
      else {
        const value = actor === null ? at(prizesAt(game, next, knowledge), seat) : knowledge.value(next, seat);
        found.push({ moves: row.slice(), value, worlds: 0, isLast: actor === null });
      }
      row.pop();
    }
  };
  follow(state, false);
  return found;
}

function isListed<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
  seat: Seat,
  move: Move,
): boolean {
  if (game.actor(state) !== seat) return false;
  const moves = game.moves(state);
  if (moves.includes(move)) return true;
  const name = game.write(move);
  return moves.some((one) => game.write(one) === name);
}
