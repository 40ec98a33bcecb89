import { at, type Game, type GameEvent, type Seat, sum } from '@fathom/kernel';
import type { ChanceRow, Knowledge } from './knowledge.ts';
import { bestValue, type Meter, meter } from './rows.ts';

/** Where chance may lead. `rank`: how much of what may come beside it is likelier, 0 to 1. `value`: if known without a look. */
interface Outcome<State> {
  readonly state: State;
  readonly weight: number;
  readonly rank: number;
  readonly value: number | null;
}

/** So few outcomes are all looked at together: none of them stands for the others. */
const FEW = 6;

/**
 * What a seat may expect of a position where chance is about to act, looked at one row of decisions further: every outcome by its weight,
 * each answered by the best row (expectimax, one turn deep). It may be looked at in part, the likeliest outcomes first, and further later on.
 */
export class Prospect<State, Move, View, Options, Event extends GameEvent> {
  readonly #game: Game<State, Move, View, Options, Event>;
  readonly #start: State;
  readonly #seat: Seat;
  readonly #knowledge: Knowledge<State, Move>;
  /** What positions that several outcomes lead to are worth, by name: a transposition table. */
  readonly #known = new Map<string, number>();
  #outcomes: readonly Outcome<State>[] | null = null;
  #seen = 0;
  #weight = 0;
  #total = 0;

  constructor(
    game: Game<State, Move, View, Options, Event>,
    start: State,
    seat: Seat,
    knowledge: Knowledge<State, Move>,
  ) {
    this.#game = game;
    this.#start = start;
    this.#seat = seat;
    this.#knowledge = knowledge;
  }

  /** What the outcomes looked at so far come to. */
  get value(): number {
    return this.#total / this.#weight;
  }

  get isWhole(): boolean {
    return this.#outcomes !== null && this.#seen === this.#outcomes.length;
  }

  /** Looks at the likeliest outcomes, at least this share of them by weight; says whether the meter allowed it. */
  look(share: number, count: Meter = meter()): boolean {
    this.#outcomes ??= this.#spread(this.#start, 1, count).sort((a, b) => a.rank - b.rank);
    for (; !this.isWhole; this.#seen++) {
      const { state, weight, rank, value } = at(this.#outcomes, this.#seen);
      if (rank >= share) break;
      const found = value ?? this.#best(state, count);
      if (count.nodes >= count.limit) return false;
      this.#weight += weight;
      this.#total += weight * found;
    }
    return true;
  }

  #best(state: State, count: Meter): number {
    return bestValue(this.#game, this.#game.clone(state), this.#seat, this.#knowledge, count, [], this.#known);
  }

  #spread(state: State, weight: number, count: Meter): Outcome<State>[] {
    const looks = this.#knowledge.looks?.() ?? 0;
    const value = this.#knowledge.expectation?.(state, this.#seat) ?? null;
    count.nodes += (this.#knowledge.looks?.() ?? 0) - looks;
    if (value !== null) return [{ state, weight, rank: 0, value }];
    const merged = this.#knowledge.outcomes?.(state) ?? null;
    const rows = [...(merged ?? single(this.#game, state))].sort((a, b) => b.weight - a.weight);
    const whole = sum(rows.map((row) => row.weight));
    let likelier = 0;
    return rows.flatMap(({ moves, weight: part, goesOn = merged === null }) => {
      const next = this.#game.clone(state);
      for (const move of moves) this.#game.play(next, move);
      const share = part / whole;
      const rank = rows.length > FEW ? likelier : 0;
      likelier += share;
      if (goesOn && this.#game.actor(next) === 'chance') return this.#spread(next, weight * share, count);
      return [{ state: next, weight: weight * share, rank, value: null }];
    });
  }
}

/** The same, all at once. If the meter reaches its limit on the way, the answer means nothing. */
export function expectation<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
  seat: Seat,
  knowledge: Knowledge<State, Move>,
  count: Meter = meter(),
): number {
  const prospect = new Prospect(game, state, seat, knowledge);
  prospect.look(1, count);
  return prospect.value;
}

function single<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
): ChanceRow<Move>[] {
  const weights = game.weights(state);
  return game.moves(state).map((move, i) => ({ moves: [move], weight: at(weights, i) }));
}
