import { at, type Game, type GameEvent, last, playChance, quickRandom, type Seat, sum } from '@fathom/kernel';
import { type Analysis, analysisOf, type Played, statesOf } from './analysis.ts';
import { isAhead } from './race.ts';
import { best, meter } from './rows.ts';
import { type Foresight, reply, type Trial, Worlds } from './search.ts';

/** How many rows of a decision are looked at beside the one played, and in how many imagined worlds. */
const ROWS = 5;
const WORLDS = 16;
/** A better row must be ahead by so many standard errors, or nobody is blamed for not playing it. */
const LIKELY = 1;
/** In how many ways chance goes on to judge a position where rivals act. */
const WAYS = 16;
/** In how many ways the rest is drawn to judge one of several draws in a row. */
const RESTS = 4;

/**
 * Looks back on a finished game between rivals. Luck is exact: what a draw led to, less the mean over everything that could have been
 * drawn, all judged alike, so that it is nought on the mean. What a seat gave away is judged by what it could know: the best row less the
 * one played, tried out `turns` rows further in the same imagined worlds. Whatever the judgement itself got wrong shows where rivals act, as if they had done it.
 */
export function* retrospect<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  opening: State,
  steps: readonly Played<Move>[],
  seat: Seat,
  knowledge: Foresight<State, Move>,
  turns: number,
): Generator<number, Analysis<Move>> {
  const states = statesOf(game, opening, steps);
  const eye = new Eye(game, seat, knowledge);
  const payoffs = game.payoffs(last(states));
  const values: number[] = new Array(states.length);
  const better: (readonly Move[] | null)[] = new Array(steps.length).fill(null);
  values[steps.length] = at(payoffs, seat);
  yield 1;
  for (let end = steps.length; end > 0; ) {
    let from = end - 1;
    const { by, move } = at(steps, from);
    if (by === 'chance') values[from] = chance(at(values, end) - eye.luck(at(states, from), move));
    else if (by !== seat) values[from] = eye.promise(at(states, from), WAYS);
    else {
      while (from > 0 && at(steps, from - 1).by === seat && !knowledge.pauses?.(at(states, from))) from--;
      const costs = eye.costs(at(states, from), steps.slice(from, end), turns);
      for (let i = end - 1; i >= from; i--) {
        const { cost, instead } = at(costs, i - from);
        values[i] = chance(at(values, i + 1) + cost);
        better[i] = instead;
      }
    }
    end = from;
    yield states.length - end;
  }
  // Before anything is drawn all seats are alike.
  if (game.actor(opening) === 'chance') values[0] = sum(payoffs) / payoffs.length;
  return analysisOf(steps, seat, values, better);
}

/** Judgement that errs a little must not promise more than everything. */
const chance = (value: number): number => Math.max(0, Math.min(1, value));

interface Cost<Move> {
  readonly cost: number;
  readonly instead: readonly Move[] | null;
}

/** What one seat may expect of positions, judged openly and always alike. */
class Eye<State, Move, View, Options, Event extends GameEvent> {
  readonly #game: Game<State, Move, View, Options, Event>;
  readonly #seat: Seat;
  readonly #knowledge: Foresight<State, Move>;

  constructor(game: Game<State, Move, View, Options, Event>, seat: Seat, knowledge: Foresight<State, Move>) {
    this.#game = game;
    this.#seat = seat;
    this.#knowledge = knowledge;
  }

  /** Where a row ends, or the game. */
  #value(state: State): number {
    const { payoffs, actor } = this.#game;
    return actor(state) === null ? at(payoffs(state), this.#seat) : this.#knowledge.value(state, this.#seat);
  }

  /** What the seat may expect once whoever is to act has played their best row, after all that chance does first, in some ways. */
  promise(state: State, ways: number): number {
    const game = this.#game;
    if (game.actor(state) !== 'chance') return this.#answered(game.clone(state));
    const random = quickRandom('ways');
    let total = 0;
    for (let way = 0; way < ways; way++) {
      const drawn = game.clone(state);
      while (game.actor(drawn) === 'chance') playChance(game, drawn, random);
      total += this.#answered(drawn);
    }
    return total / ways;
  }

  /** `state` is used up. */
  #answered(state: State): number {
    const game = this.#game;
    const actor = game.actor(state);
    if (typeof actor !== 'number') return this.#value(state);
    for (const move of reply(game, state, actor, this.#knowledge)) game.play(state, move);
    return this.#value(state);
  }

  /** What this draw promises more than the mean of all that could have been drawn. */
  luck(state: State, drawn: Move): number {
    const game = this.#game;
    const moves = game.moves(state);
    const weights = game.weights(state);
    const name = game.write(drawn);
    let mean = 0;
    let came = 0;
    moves.forEach((move, i) => {
      const next = game.clone(state);
      game.play(next, move);
      const value = this.promise(next, RESTS);
      mean += at(weights, i) * value;
      if (game.write(move) === name) came = value;
    });
    return came - mean / sum(weights);
  }

  /**
   * What each decision of a row gave away, and what would have been better from there on. Never less than nothing. The better row is looked
   * for in some worlds and measured in others: what only happened to look better there costs nothing.
   */
  costs(state: State, row: readonly Played<Move>[], turns: number): readonly Cost<Move>[] {
    const game = this.#game;
    const view = game.view(state, this.#seat);
    const worlds = new Worlds(game, view, this.#seat, this.#knowledge, quickRandom('worlds'), meter());
    const names = row.map(({ move }) => game.write(move));
    const found = worlds.firstLook();
    const alike = found.map(({ moves }) =>
      sharedStart(
        moves.map((move) => game.write(move)),
        names,
      ),
    );
    // The best rows from the start, and the best that begin as it was played.
    const looked = new Set(found.slice(0, ROWS).keys());
    for (let i = 1; i < row.length; i++) {
      const first = alike.findIndex((length) => length >= i);
      if (first >= 0) looked.add(first);
    }
    const played = { ...untried(row.map(({ move }) => move)), alike: row.length };
    const rivals = [played, ...[...looked].map((i) => ({ ...untried(at(found, i).moves), alike: at(alike, i) }))];
    for (let world = 0; world < WORLDS; world++) worlds.tryOut(rivals, turns);
    const chosen = row.map((_, i) => best(rivals.filter(({ alike: length }) => length >= i)));
    for (const rival of rivals) Object.assign(rival, untried(rival.moves));
    const measured = [...new Set([played, ...chosen])];
    const values = measured.map((): number[] => []);
    for (let world = 0; world < WORLDS; world++) {
      worlds.tryOut(measured, turns).forEach((value, i) => {
        at(values, i).push(value);
      });
    }

    const costs: Cost<Move>[] = [];
    let reached = played.value;
    for (let i = row.length - 1; i >= 0; i--) {
      const rival = at(chosen, i);
      const isBetter = isAhead(at(values, measured.indexOf(rival)), at(values, 0), LIKELY);
      const cost = isBetter ? Math.max(0, rival.value - reached) : 0;
      costs.unshift({ cost, instead: cost > 0 ? rival.moves.slice(i) : null });
      reached += cost;
    }
    return costs;
  }
}

const untried = <Move>(moves: readonly Move[]): Trial<Move> => ({ moves, value: 0, worlds: 0, isLast: false });

/** What a draw promises a seat more than the mean of all that could have been drawn: nought on the mean, whatever is known. */
export const luckOf = <State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
  drawn: Move,
  seat: Seat,
  knowledge: Foresight<State, Move>,
): number => new Eye(game, seat, knowledge).luck(state, drawn);

function sharedStart(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length;
}
