import { at, type Game, type GameEvent, last, playChance, quickRandom, type Seat, sum } from '@fathom/kernel';
import { type Analysis, analysisOf, type Played, statesOf } from './analysis.ts';
import { isAhead } from './race.ts';
import { best, meter } from './rows.ts';
import { type Foresight, prizesAt, reply, type Trial, Worlds } from './search.ts';

/** How many rows of a decision are looked at beside the one played, and in how many imagined worlds. */
const ROWS = 5;
const WORLDS = 16;
/** A better row must be ahead by so many standard errors, or nobody is blamed for not playing it. */
const LIKELY = 1;
/** In how many ways the rest is drawn to judge one of several draws in a row. */
const RESTS = 4;

/**
 * Looks back on a finished game between rivals and draws up one account for the whole table, of which `seat` is told its part.
 *
 * - What a seat gave away is judged by what it could know: the best row less the one played, tried out `turns` rows further in the same
 *   imagined worlds. That much the others were given.
 * - What came to light is what hidden things, shown in the end by the rules, did to the payoffs: less the mean over all that they might have been.
 * - All else is luck, and comes with the draws: between two of them only choices change a chance. What a draw did by itself is what it led to,
 *   less the mean over everything that could have been drawn, all judged alike; where the judgement learned more of the position by the next
 *   draw, or by the end, that is booked with the draws before. What one seat gains by luck the others lose.
 */
export function* retrospect<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  opening: State,
  steps: readonly Played<Move>[],
  seat: Seat,
  knowledge: Foresight<State, Move>,
  turns: number,
): Generator<number, Analysis<Move>> {
  const drawn = books.get(steps);
  if (drawn?.knowledge === knowledge) return at(drawn.all as readonly Analysis<Move>[], seat);
  const all = yield* accounts(game, opening, steps, knowledge, turns);
  books.set(steps, { knowledge, all });
  return at(all, seat);
}

/** Accounts drawn up by now: whoever asks for another seat of the same game, as long as it is at hand, is told its part of them. */
const books = new WeakMap<readonly Played<unknown>[], { knowledge: unknown; all: readonly Analysis<unknown>[] }>();

/**
 * A glance at the same game, long before its account is drawn up: what a seat may expect before each move and at the end, told where somebody
 * begins a row and kept until the next one does.
 */
export function outline<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  opening: State,
  steps: readonly Played<Move>[],
  seat: Seat,
  knowledge: Foresight<State, Move>,
): readonly number[] {
  const states = statesOf(game, opening, steps);
  const payoffs = prizesAt(game, last(states), knowledge);
  const eye = new Eye(game, payoffs, knowledge);
  const passages = passagesOf(steps, (i) => knowledge.pauses?.(at(states, i)) ?? false);
  const begins = new Set(passages.flatMap(({ by, from }) => (by === 'chance' ? [] : [from])));
  let value = at(eye.promise(at(states, 0)), seat);
  const values = steps.map((_, i) => {
    if (begins.has(i)) value = at(eye.promise(at(states, i)), seat);
    return value;
  });
  return [...values, at(payoffs, seat)];
}

/** The same for every seat, from one look. */
export function* accounts<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  opening: State,
  steps: readonly Played<Move>[],
  knowledge: Foresight<State, Move>,
  turns: number,
): Generator<number, readonly Analysis<Move>[]> {
  const states = statesOf(game, opening, steps);
  const payoffs = prizesAt(game, last(states), knowledge);
  const eye = new Eye(game, payoffs, knowledge);
  const passages = passagesOf(steps, (i) => knowledge.pauses?.(at(states, i)) ?? false);
  const costs: Cost<Move>[] = new Array(steps.length).fill({ cost: 0, instead: null });
  const lucks: (readonly number[])[] = new Array(steps.length).fill([]);
  const promises: (readonly number[])[] = new Array(steps.length).fill([]);
  yield 1;
  for (const { by, from, end } of passages) {
    if (by === 'chance') lucks[from] = eye.luck(at(states, from), at(steps, from).move);
    else {
      promises[from] = eye.promise(at(states, from));
      costs.splice(from, end - from, ...eye.costs(by, at(states, from), steps.slice(from, end), turns));
    }
    yield end + 1;
  }
  withinReason(steps, costs);
  const lights = revealed(game, states, steps, payoffs, knowledge);
  return payoffs.map((_, seat) => accountOf({ steps, seat, payoffs, passages, promises, lucks, costs, lights }));
}

interface Books<Move> {
  readonly steps: readonly Played<Move>[];
  readonly seat: Seat;
  readonly payoffs: readonly number[];
  readonly passages: readonly Passage[];
  /** What every seat may expect where a row begins. */
  readonly promises: readonly (readonly number[])[];
  readonly lucks: readonly (readonly number[])[];
  readonly costs: readonly Cost<Move>[];
  readonly lights: readonly number[];
}

function accountOf<Move>({
  steps,
  seat,
  payoffs,
  passages,
  promises,
  lucks,
  costs,
  lights,
}: Books<Move>): Analysis<Move> {
  const light = at(lights, seat);
  const values: number[] = new Array(steps.length + 1).fill(0);
  /** What the decisions from one step up to another did to this seat. */
  const chosen = (from: number, end: number): number =>
    sum(
      costs.slice(from, end).map(({ cost }, i) => {
        const { by } = at(steps, from + i);
        return by === 'chance' ? 0 : by === seat ? -cost : cost / (payoffs.length - 1);
      }),
    );
  const stretches = stretchesOf(steps, passages);
  for (const [place, { draws, from, end }] of stretches.entries()) {
    const isLast = place === stretches.length - 1;
    // What the end says of the last stretch no judgement says better.
    const then = isLast ? at(payoffs, seat) - light - chosen(from, end) : at(at(promises, from), seat);
    const own = steps.slice(draws, from).map((_, i) => at(at(lucks, draws + i), seat));
    const before = place === 0 ? then - sum(own) : at(values, draws);
    const more = own.length === 0 ? 0 : (then - before - sum(own)) / own.length;
    values[draws] = before;
    for (const [i, luck] of own.entries()) values[draws + i + 1] = at(values, draws + i) + luck + more;
    for (let i = from; i < end; i++) values[i + 1] = at(values, from) + chosen(from, i + 1);
  }
  values[steps.length] = at(payoffs, seat);
  const shown: number[] = new Array(steps.length).fill(0);
  shown[steps.length - 1] = light;
  const better = costs.map(({ instead }, i) => (at(steps, i).by === seat ? instead : null));
  return analysisOf(steps, seat, values, better, shown);
}

/** Draws from `draws` up to `from`, and the decisions after them up to `end`. */
interface Stretch {
  readonly draws: number;
  readonly from: number;
  readonly end: number;
}

function stretchesOf(steps: readonly Played<unknown>[], passages: readonly Passage[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const { by, from, end } of passages) {
    const open = stretches.at(-1);
    const isDrawing = open !== undefined && open.from === open.end;
    if (by === 'chance' && open && isDrawing) stretches[stretches.length - 1] = { ...open, from: end, end };
    else if (by === 'chance') stretches.push({ draws: from, from: end, end });
    else if (open) stretches[stretches.length - 1] = { ...open, end };
    else stretches.push({ draws: from, from, end });
  }
  return stretches.length > 0 ? stretches : [{ draws: 0, from: 0, end: steps.length }];
}

/** For each seat, worlds in which what it has not seen lies otherwise at the end. */
const HIDDEN_WORLDS = 32;

/**
 * What hidden things that the end shows did to each seat: its payoff less what was to be expected of the last move, on the mean over what every
 * seat could know then.
 */
function revealed<State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  states: readonly State[],
  steps: readonly Played<Move>[],
  payoffs: readonly number[],
  knowledge: Foresight<State, Move>,
): readonly number[] {
  const ending = steps.length - 1;
  if (ending < 0) return payoffs.map(() => 0);
  const { move } = at(steps, ending);
  const name = game.write(move);
  const random = quickRandom('hidden');
  const expected = payoffs.map(() => 0);
  let worlds = 0;
  for (const watcher of payoffs.keys()) {
    const view = game.view(at(states, ending), watcher);
    for (let n = 0; n < HIDDEN_WORLDS; n++) {
      const world = game.imagine(view, watcher, random);
      if (!game.moves(world).some((one) => game.write(one) === name)) continue;
      game.play(world, move);
      if (game.actor(world) !== null) continue;
      for (const [seat, payoff] of prizesAt(game, world, knowledge).entries())
        expected[seat] = at(expected, seat) + payoff;
      worlds++;
    }
  }
  return payoffs.map((payoff, seat) => (worlds === 0 ? 0 : payoff - at(expected, seat) / worlds));
}

/** A row of decisions of one seat, or a single draw: the steps from `from` up to, but not with, `end`. */
interface Passage {
  readonly by: Seat | 'chance';
  readonly from: number;
  readonly end: number;
}

function passagesOf(steps: readonly Played<unknown>[], pauses: (at: number) => boolean): readonly Passage[] {
  const passages: Passage[] = [];
  steps.forEach(({ by }, i) => {
    const row = passages.at(-1);
    if (row && by !== 'chance' && row.by === by && !pauses(i)) passages[passages.length - 1] = { ...row, end: i + 1 };
    else passages.push({ by, from: i, end: i + 1 });
  });
  return passages;
}

/** Nobody gives away more than everything: many small doubts may add up to more, and are then taken for less. */
function withinReason<Move>(steps: readonly Played<Move>[], costs: Cost<Move>[]): void {
  const totals = new Map<Seat | 'chance', number>();
  costs.forEach(({ cost }, i) => {
    const { by } = at(steps, i);
    totals.set(by, (totals.get(by) ?? 0) + cost);
  });
  costs.forEach(({ cost, instead }, i) => {
    const total = totals.get(at(steps, i).by) ?? 0;
    if (total > 1) costs[i] = { cost: cost / total, instead };
  });
}

interface Cost<Move> {
  readonly cost: number;
  readonly instead: readonly Move[] | null;
}

/** What the seats may expect of positions, judged openly and always alike. */
class Eye<State, Move, View, Options, Event extends GameEvent> {
  readonly #game: Game<State, Move, View, Options, Event>;
  /** How much there is to win, and how many share it. */
  readonly #stake: number;
  readonly #seats: number;
  readonly #knowledge: Foresight<State, Move>;

  constructor(
    game: Game<State, Move, View, Options, Event>,
    payoffs: readonly number[],
    knowledge: Foresight<State, Move>,
  ) {
    this.#game = game;
    this.#stake = sum(payoffs);
    this.#seats = payoffs.length;
    this.#knowledge = knowledge;
  }

  /** What each seat expects where a row ends, or the game, by its own judgement. */
  #values(state: State): readonly number[] {
    if (this.#game.actor(state) === null) return prizesAt(this.#game, state, this.#knowledge);
    return Array.from({ length: this.#seats }, (_, seat) => this.#knowledge.value(state, seat));
  }

  /** What each seat may expect once whoever is to act has played their best row, after all that chance does first. */
  promise(state: State): readonly number[] {
    return shared(this.#hopes(state), this.#stake);
  }

  #hopes(state: State): readonly number[] {
    const game = this.#game;
    if (game.actor(state) !== 'chance') return this.#answered(game.clone(state));
    const random = quickRandom('ways');
    const totals: number[] = new Array(this.#seats).fill(0);
    for (let way = 0; way < RESTS; way++) {
      const drawn = game.clone(state);
      while (game.actor(drawn) === 'chance') playChance(game, drawn, random);
      this.#answered(drawn).forEach((value, seat) => {
        totals[seat] = at(totals, seat) + value / RESTS;
      });
    }
    return totals;
  }

  /** `state` is used up. */
  #answered(state: State): readonly number[] {
    const game = this.#game;
    const actor = game.actor(state);
    if (typeof actor !== 'number') return this.#values(state);
    for (const move of reply(game, state, actor, this.#knowledge)) game.play(state, move);
    return this.#values(state);
  }

  /**
   * What this draw promises each seat more than the mean of all that could have been drawn. Whoever cannot see what was drawn expects what they
   * did before, though they share what the others gained or lost.
   */
  luck(state: State, drawn: Move): readonly number[] {
    const game = this.#game;
    const moves = game.moves(state);
    const weights = game.weights(state);
    const name = game.write(drawn);
    const hopes = moves.map((move) => {
      const next = game.clone(state);
      game.play(next, move);
      return this.#hopes(next);
    });
    const came = at(
      hopes,
      moves.findIndex((move) => game.write(move) === name),
    );
    const lucks = came.map(
      (value, seat) => value - sum(hopes.map((hope, i) => at(weights, i) * at(hope, seat))) / sum(weights),
    );
    return evened(
      lucks,
      lucks.map((_, seat) => hopes.some((hope) => at(hope, seat) !== at(came, seat))),
    );
  }

  /**
   * What each decision of a row gave away, and what would have been better from there on. Never less than nothing. The better row is looked
   * for in some worlds and measured in others: what only happened to look better there costs nothing.
   */
  costs(seat: Seat, state: State, row: readonly Played<Move>[], turns: number): readonly Cost<Move>[] {
    const game = this.#game;
    const view = game.view(state, seat);
    const worlds = new Worlds(game, view, seat, this.#knowledge, quickRandom('worlds'), meter());
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
    if (measured.length === 1) return row.map(() => ({ cost: 0, instead: null }));
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

/** What every seat expects, moved alike for all so that together they expect what there is to win. */
function shared(hopes: readonly number[], stake: number): readonly number[] {
  const excess = (sum(hopes) - stake) / hopes.length;
  return hopes.map((hope) => hope - excess);
}

/** Luck that adds up to nought: those who see it agree on it; what they gain is lost by those who do not, or else by all alike. */
function evened(lucks: readonly number[], sees: readonly boolean[]): readonly number[] {
  const blind = sees.filter((one) => !one).length;
  const total = sum(lucks);
  if (blind === 0) return lucks.map((luck) => luck - total / lucks.length);
  return lucks.map((luck, seat) => (at(sees, seat) ? luck : -total / blind));
}

/** What a draw promises each seat more than the mean of all that could have been drawn: nought on the mean, whatever is known. */
export const lucksOf = <State, Move, View, Options, Event extends GameEvent>(
  game: Game<State, Move, View, Options, Event>,
  state: State,
  drawn: Move,
  payoffs: readonly number[],
  knowledge: Foresight<State, Move>,
): readonly number[] => new Eye(game, payoffs, knowledge).luck(state, drawn);

function sharedStart(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length;
}
