import { at as item } from '@fathom/kernel';
import type { Network } from '@fathom/mind';
import { ALL_CABINS, type Charter, inReserve, occupied, reachable, type State } from '@fathom/nautilion/rules';
import { Appraiser, purseOf } from './appraiser.ts';
import type { Choice } from './carry-out.ts';
import type { Cell, Course } from './course.ts';
import { DOUBT, type End, keep } from './ends.ts';
import { mayPlace } from './features.ts';
import { copyLane, type Lane, readLane } from './lane.ts';
import { type Plan, type Roll, rollsOf } from './plain-rolls.ts';

const NOTHING = -1;
/** Plans are told apart by whether the Darkhouse takes something, the Phantom's die and the Nautilion's. */
const PLANS = 50;

/** A plan, the spell before it, and what that promises. */
interface Way {
  readonly worth: number;
  readonly plan: Plan;
  readonly how: 'plain' | 'swap' | 'tide';
}

const better = (one: Way, other: Way): Way => (other.worth > one.worth ? other : one);

/** Whether this turn is nothing but three dice, spells, a discard and a placement, by players who are known. */
export const isPlain = (state: State): boolean =>
  state.charter.options.expansions.length === 0 && state.turn > 0 && (state.seats === 1 || state.turn > 1);

/**
 * A turn of the base game, worked out without playing its moves: plans of different rolls lead to the same places, so each is judged
 * once. It finds what a search over all rows worth considering finds, many times faster; a test holds the two equal.
 */
export class PlainTurn {
  readonly #appraiser: Appraiser;
  readonly #plain = new Float64Array(PLANS);
  readonly #tided = new Float64Array(PLANS);
  readonly #swapped = new Float64Array(PLANS);
  readonly #course: Course;
  readonly #spare: Course[] = [];
  #spares = 0;
  /** By the Nautilion's die: the swaps that bring somebody under it; `null`: not looked for yet. */
  readonly #swaps: (Course[] | null)[] = [null, null, null, null, null];
  #charter: Charter | null = null;
  #rolls: ReadonlyMap<number, Roll> = new Map();
  #aboard = 0;
  #money = 0;
  #mine = ALL_CABINS;
  #theirs = ALL_CABINS;
  #lose = 0;
  #boards = false;
  readonly #network: Network;
  #inner: PlainTurn | null = null;
  readonly #ends: End[] = [];

  constructor(network: Network) {
    this.#network = network;
    this.#appraiser = new Appraiser(network);
    this.#course = this.#appraiser.newCourse();
  }

  /** Positions judged so far. */
  get looks(): number {
    return this.#appraiser.looks + (this.#inner?.looks ?? 0);
  }

  /** What the turn promises before its three dice are rolled. */
  expectation(state: State): number {
    this.#begin(state);
    return this.#expected();
  }

  /** The same, where the most promising ends of each roll's turn are not judged at once but by what the turn after them promises. */
  farExpectation(state: State): number {
    this.#begin(state);
    const whirlwind = this.#farWhirlwind();
    let total = 0;
    let weights = 0;
    for (const roll of this.#rolls.values()) {
      total += roll.weight * Math.max(whirlwind, this.#farWorth(roll));
      weights += roll.weight;
    }
    return total / weights;
  }

  #expected(): number {
    const whirlwind = this.#whirlwind();
    let total = 0;
    let weights = 0;
    for (const roll of this.#rolls.values()) {
      let top = whirlwind;
      for (const { code } of roll.plans) top = Math.max(top, this.#plainWorth(code), this.#swapWorth(code));
      if (this.#canTide()) for (const { code } of roll.tides) top = Math.max(top, this.#tideWorth(code));
      total += roll.weight * top;
      weights += roll.weight;
    }
    return total / weights;
  }

  /** The best way to play a turn whose three dice lie there. */
  choose(state: State): Choice {
    this.#begin(state);
    const [a = 0, b = 0, c = 0] = state.dice;
    const roll = this.#rolls.get(a * 25 + b * 5 + c);
    if (roll === undefined) throw new RangeError('these dice cannot be rolled');
    let best: Way = { worth: NOTHING, plan: item(roll.plans, 0), how: 'plain' };
    for (const plan of roll.plans) {
      best = better(best, { worth: this.#plainWorth(plan.code), plan, how: 'plain' });
      best = better(best, { worth: this.#swapWorth(plan.code), plan, how: 'swap' });
    }
    if (this.#canTide()) {
      for (const plan of roll.tides) best = better(best, { worth: this.#tideWorth(plan.code), plan, how: 'tide' });
    }
    const { dice, code, tide } = best.plan;
    const whirlwind = this.#whirlwind();
    if (whirlwind > best.worth) {
      return { worth: whirlwind, spell: { do: 'whirlwind' }, swap: null, dice, lose: 0, boards: false };
    }
    const swapped = best.how === 'swap' ? this.#bestSwap(code) : null;
    const cost = best.how === 'plain' ? 0 : best.how === 'swap' ? this.#costs.translation : this.#costs.tide;
    this.#planWorth(swapped ?? this.#course, code, this.#money - cost);
    return {
      worth: best.worth,
      spell: swapped ? { do: 'translation' } : tide,
      swap: swapped ? [swapped.first, swapped.second] : null,
      dice,
      lose: this.#lose,
      boards: this.#boards,
    };
  }

  /** The best of a roll's most promising ends, each by the turn that follows it. */
  #farWorth(roll: Roll): number {
    const ends = this.#ends;
    ends.length = 0;
    const costs = this.#costs;
    for (const { code } of roll.plans) {
      this.#gather(this.#course, code, this.#money);
      if (this.#money < costs.translation) continue;
      for (const course of this.#swapsTo(code % 5)) this.#gather(course, code, this.#money - costs.translation);
    }
    if (this.#canTide()) for (const { code } of roll.tides) this.#gather(this.#course, code, this.#money - costs.tide);
    let top = NOTHING;
    const best = ends[0]?.worth ?? NOTHING;
    for (const end of ends) if (end.worth > best - DOUBT) top = Math.max(top, this.#further(end));
    return top;
  }

  /** Keeps the best few different ends of a plan among those kept so far. */
  #gather(course: Course, code: number, money: number): void {
    const cell = this.#appraiser.cell(course, code % 25);
    const mustLose = code >= 25 && (money > 0 || this.#aboard !== 0);
    if (!mustLose) this.#gatherPlaced(cell, this.#aboard, money);
    else {
      if (money > 0) this.#gatherPlaced(cell, this.#aboard, money - 1);
      for (const crew of course.losable) this.#gatherPlaced(cell, this.#aboard & ~(1 << crew), money);
    }
  }

  #gatherPlaced(cell: Cell, aboard: number, money: number): void {
    if (cell.end !== null) {
      keep(this.#ends, { cell, aboard, money, worth: cell.end === 'abyss' && aboard === ALL_CABINS ? 1 : 0 });
      return;
    }
    const bit = 1 << cell.taken;
    keep(this.#ends, { cell, aboard, money: money + 1, worth: this.#appraiser.worth(cell, aboard, money + 1) });
    if ((reachable((this.#charter as Charter).ducts, aboard) & bit & this.#mine) === 0) return;
    keep(this.#ends, { cell, aboard: aboard | bit, money, worth: this.#appraiser.worth(cell, aboard | bit, money) });
  }

  #further({ cell, aboard, money, worth }: End): number {
    if (cell.end !== null) return worth;
    const rich = purseOf(money);
    const { further } = this.#appraiser.crewOf(cell, aboard);
    const known = further[rich] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const charter = this.#charter as Charter;
    const found = this.#innerTurn().#expectedAt(charter, cell.lane, aboard, money, this.#theirs, this.#mine);
    further[rich] = found;
    return found;
  }

  #farWhirlwind(): number {
    const money = this.#money - this.#costs.whirlwind;
    if (money < 0) return NOTHING;
    const charter = this.#charter as Charter;
    return this.#innerTurn().#expectedAt(charter, this.#course.lane, this.#aboard, money, this.#mine, this.#theirs);
  }

  #innerTurn(): PlainTurn {
    this.#inner ??= new PlainTurn(this.#network);
    return this.#inner;
  }

  #expectedAt(charter: Charter, lane: Lane, aboard: number, money: number, mine: number, theirs: number): number {
    copyLane(lane, this.#course.lane);
    this.#beginAt(charter, aboard, money, mine, theirs);
    return this.#expected();
  }

  get #costs() {
    const charter = this.#charter as Charter;
    return charter.costs;
  }

  #begin(state: State): void {
    const mine = mayPlace(state, state.active);
    const theirs = state.seats === 2 ? mayPlace(state, 1 - state.active) : mine;
    readLane(state, this.#course.lane);
    this.#beginAt(state.charter, occupied(state.cabins), inReserve(state), mine, theirs);
  }

  /** Begins a turn on the lane already copied to the course. */
  #beginAt(charter: Charter, aboard: number, money: number, mine: number, theirs: number): void {
    if (charter !== this.#charter) this.#rolls = rollsOf(charter);
    this.#charter = charter;
    this.#aboard = aboard;
    this.#money = money;
    this.#mine = mine;
    this.#theirs = theirs;
    this.#plain.fill(Number.NaN);
    this.#tided.fill(Number.NaN);
    this.#swapped.fill(Number.NaN);
    this.#swaps.fill(null);
    this.#spares = 0;
    this.#appraiser.begin(charter.ducts, aboard, theirs);
    this.#appraiser.forget(this.#course);
  }

  #canTide(): boolean {
    return this.#money >= this.#costs.tide;
  }

  #whirlwind(): number {
    const money = this.#money - this.#costs.whirlwind;
    if (money < 0) return NOTHING;
    return this.#appraiser.untouched(this.#course.lane, this.#aboard, money, this.#mine);
  }

  #plainWorth(code: number): number {
    const known = this.#plain[code] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const worth = this.#planWorth(this.#course, code, this.#money);
    this.#plain[code] = worth;
    return worth;
  }

  #tideWorth(code: number): number {
    const known = this.#tided[code] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const worth = this.#planWorth(this.#course, code, this.#money - this.#costs.tide);
    this.#tided[code] = worth;
    return worth;
  }

  #swapWorth(code: number): number {
    const money = this.#money - this.#costs.translation;
    if (money < 0) return NOTHING;
    const known = this.#swapped[code] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    let top = NOTHING;
    for (const course of this.#swapsTo(code % 5)) top = Math.max(top, this.#planWorth(course, code, money));
    this.#swapped[code] = top;
    return top;
  }

  #bestSwap(code: number): Course {
    const money = this.#money - this.#costs.translation;
    const swaps = this.#swapsTo(code % 5);
    return swaps.reduce((top, course) =>
      this.#planWorth(course, code, money) > this.#planWorth(top, code, money) ? course : top,
    );
  }

  /** T2: somebody who could board, brought where this die leads: one of each number, from behind if possible, else the furthest. */
  #swapsTo(die: number): readonly Course[] {
    const known = this.#swaps[die] ?? null;
    if (known !== null) return known;
    const found: Course[] = [];
    this.#swaps[die] = found;
    const { tokens, length, nautilion: here } = this.#course.lane;
    const open = reachable((this.#charter as Charter).ducts, this.#aboard);
    const first = here + die - 1;
    const left = tokens[first] ?? 0;
    if (first >= length || open & (1 << left)) return found;
    for (let number = 1; number <= 9; number++) {
      if ((open & (1 << number)) === 0) continue;
      let second = -1;
      for (let i = 0; i < length; i++)
        if (tokens[i] === number && (i < here || second < 0 || second >= here)) second = i;
      if (second < 0) continue;
      if (this.#spares === this.#spare.length) this.#spare.push(this.#appraiser.newCourse());
      const course = item(this.#spare, this.#spares++);
      copyLane(this.#course.lane, course.lane);
      course.lane.tokens[first] = number;
      course.lane.tokens[second] = left;
      course.first = first;
      course.second = second;
      this.#appraiser.forget(course);
      found.push(course);
    }
    return found;
  }

  /** The best discard and placement that follow a plan; they are kept in `#lose` and `#boards`. */
  #planWorth(course: Course, code: number, money: number): number {
    const cell = this.#appraiser.cell(course, code % 25);
    if (cell.end === 'home') return 0;
    if (code < 25 || (money === 0 && this.#aboard === 0)) {
      return this.#placed(cell, this.#aboard, money);
    }
    let top = NOTHING;
    let lose = 0;
    let boards = false;
    if (money > 0) {
      top = this.#placed(cell, this.#aboard, money - 1);
      boards = this.#boards;
    }
    for (const crew of course.losable) {
      const worth = this.#placed(cell, this.#aboard & ~(1 << crew), money);
      if (worth <= top) continue;
      top = worth;
      lose = crew;
      boards = this.#boards;
    }
    this.#lose = lose;
    this.#boards = boards;
    return top;
  }

  #placed(cell: Cell, aboard: number, money: number): number {
    this.#lose = 0;
    this.#boards = false;
    if (cell.end === 'abyss') return aboard === ALL_CABINS ? 1 : 0;
    const bit = 1 << cell.taken;
    const kept = this.#appraiser.worth(cell, aboard, money + 1);
    if ((reachable((this.#charter as Charter).ducts, aboard) & bit & this.#mine) === 0) return kept;
    const boarded = this.#appraiser.worth(cell, aboard | bit, money);
    this.#boards = boarded >= kept;
    return Math.max(boarded, kept);
  }
}
