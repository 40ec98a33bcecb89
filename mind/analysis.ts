import { at, type Game, type GameEvent, last, type Seat } from '@fathom/kernel';
import { expectation } from './expectation.ts';
import type { Knowledge } from './knowledge.ts';
import { FIRST_LOOK, ownPart } from './plan.ts';
import { meter, rowsFrom } from './rows.ts';

/** One move of a finished game, and who played it. */
export interface Played<Move> {
  readonly by: Seat | 'chance';
  readonly move: Move;
}

/** One move and what it did to a seat's chance to win. */
export interface Judged<Move> extends Played<Move> {
  /** Its number among the moves, from 0. */
  readonly at: number;
  readonly before: number;
  readonly after: number;
  /** The part of that change that hidden things made, shown by the rules when the game ended. */
  readonly light: number;
  /** At a seat's decision: what would have been best from here, until chance or somebody else acts. */
  readonly best: readonly Move[] | null;
  /** Why that would have been better, as a hint would say it. */
  readonly reasons?: readonly unknown[];
}

/**
 * A game looked back on by one seat. Always: payoff − start = luck + others + light − given, term by term. Between rivals the accounts of all
 * seats are one: their luck adds up to nought, `others` is what the rivals' own accounts say they gave away, and `light` is what hidden things did
 * that the end showed.
 */
export interface Analysis<Move> {
  readonly seat: Seat;
  readonly start: number;
  readonly payoff: number;
  readonly luck: number;
  readonly others: number;
  readonly light: number;
  readonly given: number;
  readonly moves: readonly Judged<Move>[];
  /** The decisions that cost most, at most three. */
  readonly costliest: readonly Judged<Move>[];
}

/** How many rows of a decision are looked at one turn further. */
const ROWS = 5;

interface Look<Move> {
  readonly value: number;
  readonly best: readonly Move[];
}

/**
 * Goes through a finished game and says after every move what the seat could expect. Yields how many moves are judged; stop asking,
 * and it stops. Each move is weighed by the same measure before and after it, so that nothing is lost between luck and skill.
 */
export function* analyse<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  opening: State,
  steps: readonly Played<Move>[],
  seat: Seat,
  knowledge: Knowledge<State, Move>,
): Generator<number, Analysis<Move>> {
  const states = statesOf(game, opening, steps);
  const isOurs = (by: Played<Move>['by'] | undefined) =>
    by === seat || (knowledge.allied === true && typeof by === 'number');
  const values: number[] = new Array(states.length);
  const looks: (Look<Move> | null)[] = new Array(states.length).fill(null);
  // Backwards, so that a decision is worth at least what was made of it.
  for (let i = states.length - 1; i >= 0; i--) {
    const state = at(states, i);
    const actor = game.actor(state);
    if (actor === null) values[i] = at(game.payoffs(state), seat);
    else if (actor === 'chance') values[i] = expectation(game, state, seat, knowledge);
    else if (!isOurs(actor)) values[i] = knowledge.value(state, seat);
    else {
      const isFirst = !isOurs(steps[i - 1]?.by);
      const look = lookAt(game, state, seat, knowledge, isFirst ? ROWS : 2);
      const made = values[i + 1] ?? 0;
      looks[i] = made >= look.value ? { value: made, best: [] } : look;
      values[i] = Math.max(look.value, made);
    }
    yield states.length - i;
  }
  const best = steps.map(({ by }, i) => {
    const look = at(looks, i);
    const own = look === null || by === 'chance' ? [] : ownPart(game, at(states, i), by, look.best);
    return own.length > 0 ? own : null;
  });
  const told = values.map((value, i) => knowledge.told?.(at(states, i), value) ?? value);
  return analysisOf(steps, seat, told, best);
}

/** Every position of a game, the opening first. */
export function statesOf<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  opening: State,
  steps: readonly Played<Move>[],
): State[] {
  const states = [game.clone(opening)];
  for (const { move } of steps) {
    const next = game.clone(last(states));
    game.play(next, move);
    states.push(next);
  }
  return states;
}

function lookAt<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
  seat: Seat,
  knowledge: Knowledge<State, Move>,
  count: number,
): Look<Move> {
  const { consider, considerFirst = consider } = knowledge;
  const rows = rowsFrom(game, state, seat, { ...knowledge, consider: considerFirst }, meter(FIRST_LOOK));
  rows.sort((a, b) => b.value - a.value);
  let top: Look<Move> = { value: Number.NEGATIVE_INFINITY, best: [] };
  for (const { end, value: first, moves } of rows.slice(0, count)) {
    const value = game.actor(end) === 'chance' ? expectation(game, end, seat, knowledge) : first;
    if (value > top.value) top = { value, best: moves };
  }
  return top;
}

/**
 * Adds up who changed the chance by how much: `values` before each move and after the last, `best` what would have been better, `lights` what
 * of each change nobody could know of.
 */
export function analysisOf<Move>(
  steps: readonly Played<Move>[],
  seat: Seat,
  values: readonly number[],
  best: readonly (readonly Move[] | null)[],
  lights: readonly number[] = [],
): Analysis<Move> {
  const total = { luck: 0, others: 0, light: 0, given: 0 };
  const moves = steps.map((step, i): Judged<Move> => {
    const judged = {
      ...step,
      at: i,
      before: at(values, i),
      after: at(values, i + 1),
      light: lights[i] ?? 0,
      best: at(best, i),
    };
    total.light += judged.light;
    if (step.by === 'chance') total.luck -= costOf(judged);
    else if (step.by === seat) total.given += costOf(judged);
    else total.others -= costOf(judged);
    return judged;
  });
  const costliest = moves
    .filter((judged) => judged.by === seat && costOf(judged) > 0)
    .sort((a, b) => costOf(b) - costOf(a))
    .slice(0, 3);
  return { seat, start: at(values, 0), payoff: last(values), ...total, moves, costliest };
}

/** An analysis that also says why what would have been better is: `explain` gets the position, the row and whose it is. */
export function* explained<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  opening: State,
  analysing: Generator<number, Analysis<Move>>,
  explain: (state: State, row: readonly Move[], seat: Seat) => readonly unknown[],
): Generator<number, Analysis<Move>> {
  const analysis = yield* analysing;
  const states = statesOf(game, opening, analysis.moves);
  const moves = analysis.moves.map((judged): Judged<Move> => {
    const { at: place, best } = judged;
    return best === null ? judged : { ...judged, reasons: explain(at(states, place), best, analysis.seat) };
  });
  return { ...analysis, moves };
}

/** What a move took from the seat by choice or by chance. */
export const costOf = ({ before, after, light }: Pick<Judged<unknown>, 'before' | 'after' | 'light'>): number =>
  before - after + light;
